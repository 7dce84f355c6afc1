import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { callerOf } from '../../server/test/crash/caller.ts';
import { startCluster } from '../../server/test/postgres-cluster.ts';
import { postgresPrograms } from '../../server/test/postgres-programs.ts';
import { freePorts } from '../steps/ports.mjs';
import { at } from '../steps/workspace.mjs';
import { bareServices } from './bare-services.mjs';
import { readCompose } from './compose-services.mjs';

const parts = ['server', 'portal', 'admin'];
const secret = () => randomBytes(32).toString('base64url');

let folder;
let cluster;
let services;
let origins;

/** Far from the workspace: nothing that is missing in a package may be found further up. */
function copyOfPackages() {
  const copy = mkdtempSync(join(tmpdir(), 'policy-packages-'));
  chmodSync(copy, 0o755);
  for (const part of parts) cpSync(at('.package', part), join(copy, part), { recursive: true });
  return copy;
}

const stopAll = async () => Promise.all(['portal', 'admin', 'server'].map((part) => services.stop(part)));

/** Starts the three services as compose.yaml says it, in that environment. */
async function start(env) {
  const [server, portal, admin] = await freePorts(3);
  origins = {
    server: `http://127.0.0.1:${server}`,
    portal: `http://127.0.0.1:${portal}`,
    admin: `http://127.0.0.1:${admin}`,
  };
  const databases = { production: 'production', test: 'demonstration' };
  services = bareServices({
    folder,
    compose: readCompose({ PORTAL_ORIGIN: origins.portal, ADMIN_ORIGIN: origins.admin, ...env }),
    ports: { 8000: server, 3000: portal, 3001: admin },
    secrets: {
      database_url: cluster.url(databases[env.APP_MODE]),
      token_secret: secret(),
      field_secret: secret(),
      portal_secret: secret(),
    },
  });
  for (const part of parts) await services.start(part);
}

async function makeDatabases() {
  const { Client } = createRequire(at('server', 'package.json'))('pg');
  const client = new Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  for (const name of ['production', 'demonstration']) await client.query(`create database ${name}`);
  await client.end();
}

beforeAll(async () => {
  if (!postgresPrograms) throw new Error('This test needs a PostgreSQL.');
  folder = copyOfPackages();
  cluster = await startCluster(postgresPrograms);
  await makeDatabases();
});
afterAll(async () => {
  services?.killAll();
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (url, init) => fetch(url, { redirect: 'manual', ...init });
const fileIn = (html, pattern) => pattern.exec(html)[1];

it('the services of compose.yaml become ready in production, in folders of their own, as another user', async () => {
  await start({ APP_MODE: 'production' });
  for (const part of parts) expect(await services.isReady(part)).toBe(true);
});

it('the portal sends its pages in both languages, and what they name', async () => {
  for (const [path, language] of [
    ['/', 'zh-CN'],
    ['/en', 'en'],
  ]) {
    const page = await ask(origins.portal + path);
    const html = await page.text();
    expect([page.status, html.includes(`<html lang="${language}"`)]).toEqual([200, true]);
    const script = fileIn(html, /src="(\/_next\/static\/[^"]+\.js)"/);
    const style = fileIn(html, /href="(\/_next\/static\/[^"]+\.css)"/);
    for (const file of [script, style, '/display.js', '/logo.svg']) {
      expect([file, (await ask(origins.portal + file)).status]).toEqual([file, 200]);
    }
  }
  expect((await ask(`${origins.portal}/404`)).status).toBe(404);
});

it('the back-office sends its document, and what it names', async () => {
  const page = await ask(`${origins.admin}/login`);
  const html = await page.text();
  expect(page.status).toBe(200);
  for (const [, file] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
    expect([file, (await ask(origins.admin + file)).status]).toEqual([file, 200]);
  }
});

it('both apps pass calls to the server', async () => {
  for (const app of [origins.portal, origins.admin]) {
    const answer = await ask(`${app}/api/blade-system/tenant/info?domain=localhost`);
    expect([answer.status, (await answer.json()).code]).toEqual([200, 200]);
  }
});

it('every line that a part writes is JSON', () => {
  for (const part of parts) {
    const lines = services.log(part).split('\n').filter(Boolean);
    expect(lines).not.toEqual([]);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ time: expect.any(Number) });
  }
});

it('no secret is told', () => {
  const told = parts.map((part) => services.log(part)).join('');
  for (const name of ['database_url', 'token_secret', 'field_secret', 'portal_secret']) {
    expect(told).not.toContain(readFileSync(join(folder, 'secrets', name), 'utf8').trim());
  }
});

it('each service ends when it is asked to', async () => {
  expect(await stopAll()).toEqual([0, 0, 0]);
});

it('with demonstration data somebody signs in, and the portal shows what is published', async () => {
  await start({ APP_MODE: 'test' });
  const officer = callerOf(origins.admin, 'admin');
  const { records } = await officer.get('blade-user/page', { current: '1', size: '10' });
  expect(records).toHaveLength(10);
  const guides = await ask(`${origins.portal}/policyitemguide`);
  expect(await guides.text()).toMatch(/policyitemguideDetail\?id=[\da-f-]{36}/);
  expect(await stopAll()).toEqual([0, 0, 0]);
});

it('every package that the server names is there', async () => {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'server', 'package.json'), 'utf8'));
  const names = Object.keys(dependencies);
  expect(names.length).toBeGreaterThan(20);
  const program = `for (const name of ${JSON.stringify(names)}) await import(name)`;
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: join(folder, 'server') });
});
