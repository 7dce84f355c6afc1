import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { at } from '../steps/workspace.mjs';
import { origins, readCompose } from './compose-services.mjs';

const folder = at('docs', 'operations', 'systemd');
const names = readdirSync(folder).filter((name) => name.endsWith('.service'));
const textOf = (name) => readFileSync(join(folder, name), 'utf8');
const { services } = readCompose(origins);

it('there is a unit for each part', () => {
  expect(names.sort()).toEqual(['policy-admin.service', 'policy-portal.service', 'policy-server.service']);
});

it.each(names)('%s starts what a container starts, restarts it, and gives it nothing to write to', (name) => {
  const part = /policy-(\w+)/.exec(name)[1];
  const [program, ...args] = services[part].command;
  expect(textOf(name).split('\n')).toEqual(
    expect.arrayContaining([
      `WorkingDirectory=/opt/policy/${part}`,
      `ExecStart=/usr/bin/${[program, ...args].join(' ')}`,
      'Restart=on-failure',
      'EnvironmentFile=/etc/policy/policy.env',
      'DynamicUser=yes',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
    ]),
  );
});

it('the server alone has a folder of its own', () => {
  expect(names.filter((name) => textOf(name).includes('StateDirectory='))).toEqual(['policy-server.service']);
});

it.each(names)('%s gets the secrets that its container gets, as credentials', (name) => {
  const { secrets = [] } = services[/policy-(\w+)/.exec(name)[1]];
  const unit = textOf(name);
  expect([...unit.matchAll(/^LoadCredential=(\w+):/gm)].map(([, credential]) => credential)).toEqual(secrets);
  expect([...unit.matchAll(/_FILE=%d\/(\w+)/g)].map(([, credential]) => credential)).toEqual(secrets);
});

const hasSystemd = existsSync('/usr/bin/systemd-analyze');
describe.runIf(hasSystemd)('systemd', () => {
  const copies = mkdtempSync(join(tmpdir(), 'policy-units-'));
  afterAll(() => rmSync(copies, { recursive: true }));
  // Node may lie elsewhere on this machine, which would be a complaint of its own.
  const copied = names.map((name) => {
    const file = join(copies, name);
    writeFileSync(file, textOf(name).replace('/usr/bin/node', process.execPath));
    return file;
  });

  it('finds nothing wrong', () => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...copied], {
      encoding: 'utf8',
    });
    expect({ status, said: stderr.split('\n').filter((line) => line.includes('policy-')) }).toEqual({
      status: 0,
      said: [],
    });
  });

  it.each(copied)('judges the exposure of %s to be small', (file) => {
    const said = execFileSync('systemd-analyze', ['security', '--offline=yes', '--no-pager', file], {
      encoding: 'utf8',
    });
    expect(Number(/Overall exposure level for \S+: ([\d.]+)/.exec(said)[1])).toBeLessThan(2);
  });
});
