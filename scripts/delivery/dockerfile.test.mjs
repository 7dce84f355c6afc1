import { validate } from 'dockerfile-utils';
import { DockerfileParser } from 'dockerfile-ast';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { at } from '../steps/workspace.mjs';
import { origins, readCompose } from './compose-services.mjs';

const text = readFileSync(at('Dockerfile'), 'utf8');
const dockerfile = DockerfileParser.parse(text);
const { services } = readCompose(origins);

/** Instructions of the stage of that name, behind those of the stages that it begins from. */
function stage(name) {
  const part = text.split(/^(?=FROM )/m).find((one) => one.split('\n')[0].endsWith(` AS ${name}`));
  if (!part) return [];
  const [, base] = /^FROM (\S+) /.exec(part);
  return [...stage(base), ...part.split('\n')];
}

it('has nothing that a builder refuses or warns of', () => {
  expect(validate(text).map(({ message }) => message)).toEqual([]);
  expect(validate('FROM node\nADD one\n')).not.toEqual([]);
});

it('takes the base of every stage from one argument', () => {
  const images = dockerfile.getFROMs().map((from) => from.getImage());
  expect(images).toEqual(['${NODE_IMAGE}', '${NODE_IMAGE}', 'runtime', 'runtime', 'app', 'app']);
});

it.each(['server', 'portal', 'admin'])('%s runs as another user what compose.yaml says', (part) => {
  const lines = stage(part);
  const { build, command, user } = services[part];
  expect(build.target).toBe(part);
  expect(lines).toContain(`USER ${user}`);
  const [said] = lines.filter((line) => line.startsWith('CMD '));
  expect(JSON.parse(said.slice('CMD '.length))).toEqual(command);
  expect(lines).toContain(`COPY --from=build /source/.package/${part} ./`);
});

it('lets npm and pnpm both fetch from the registry that is named', () => {
  const names = ['npm_config_registry', 'pnpm_config_registry'];
  const [said] = stage('build').filter((line) => line.startsWith('ENV '));
  expect(said).toBe(`ENV ${names.map((name) => `${name}=\${NPM_REGISTRY}`).join(' ')}`);
});

it('keeps secrets and what a machine made for itself out of the images', () => {
  const ignored = readFileSync(at('.dockerignore'), 'utf8').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining(['.git', '.env', 'secrets', '**/node_modules', '**/.data', '.package']),
  );
});
