import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { randomInt, randomUUID } from 'node:crypto';
import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';

import { buildApp } from '../src/app.ts';
import { compose } from '../src/compose.ts';
import { readConfig } from '../src/config.ts';
import type { OpenedDatabase } from '../src/database/client.ts';
import { seedOfficers } from '../src/seeds/demo/accounts.ts';
import { seedFirstTenant } from '../src/seeds/reference/first-tenant.ts';
import type { Context } from '../src/kit/runtime/context.ts';
import type { Rules } from '../src/kit/rules/rules.ts';
import type { Services } from '../src/kit/services/services.ts';
import { movableClock } from '../src/kit/runtime/test-clock.ts';
import type { MovableClock } from '../src/kit/runtime/test-clock.ts';
import type { Workflow } from '../src/workflow/index.ts';
import type { Beginning } from './begun-archive.ts';
import { openBegunDatabase } from './database.ts';
import { rulesAlone } from './rules-alone.ts';

/** Answer that every captcha of a test server takes. */
export const captchaAnswer = 'PASS5';

/** A whole server on a fresh database with the reference seed and the officers, and a clock to move. */
export interface TestServer {
  app: FastifyInstance;
  clock: MovableClock;
  database: OpenedDatabase;
  context: Context;
  services: Services;
  workflow: Workflow;
  /** A call from an address of its own, so that no test meets another's rate limit. */
  call(options: InjectOptions): Promise<Answer>;
  close(): Promise<void>;
}

/** Status and body of an answer. */
export interface Answer {
  status: number;
  // Tests read answers of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  headers: Record<string, unknown>;
}

/** What of the environment a test changes. */
export type Environment = Record<string, string>;

/** What a server is given instead of a fresh database and a clock of its own. */
interface Ready {
  clock?: MovableClock;
  database?: OpenedDatabase;
  /** What a fresh database begins with; the reference seed and the officers unless said. */
  beginning?: Beginning;
}

/** Starts a server for tests; `close` leaves nothing behind. */
export async function startTestServer(
  kind: OpenedDatabase['kind'],
  environment: Environment = {},
  { clock = movableClock(), database: given, beginning = staffed }: Ready = {},
): Promise<TestServer> {
  const database = given ?? (await openBegunDatabase(kind, beginning));
  const dataDir = join(tmpdir(), `policy-test-${randomUUID()}`);
  const config = readConfig({
    ...{ APP_MODE: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', CAPTCHA_TEST_ANSWER: captchaAnswer },
    RATE_LIMIT_FACTOR: '1000',
    ...environment,
  });
  const parts = await compose({ config, database, clock });
  const app = await buildApp(parts);
  await app.ready();
  return {
    ...{ app, clock, database, services: parts.services, workflow: parts.workflow },
    context: seedContext(database, clock, parts.services.rules),
    call: (options) => call(app, options),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** The reference seed and the officers, whose ids and passwords are the same every time. */
export const staffed: Beginning = {
  name: 'staffed',
  seed: async (database) => {
    const context = seedContext(database, movableClock());
    await seedFirstTenant(context);
    await seedOfficers(context);
  },
};

/** Nobody's context in the first tenant, for seeds and for looking at rows. */
export function seedContext(
  { db }: Pick<OpenedDatabase, 'db'>,
  clock: MovableClock,
  rules: Rules = rulesAlone,
): Context {
  return {
    ...{
      db,
      tenantId: '000000',
      actor: null,
      locale: 'zh',
      clock,
      rules,
      idempotencyKey: null,
      remoteIp: null,
    },
    afterCommit: (effect) => effect(),
  };
}

async function call(app: FastifyInstance, options: InjectOptions): Promise<Answer> {
  const remoteAddress = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const response = await app.inject({ remoteAddress, ...options });
  const isJson = String(response.headers['content-type']).includes('json');
  // Sheets, pictures and archives come as they are.
  const body: unknown = isJson ? response.json() : response.rawPayload;
  return { status: response.statusCode, body, headers: response.headers };
}

/** The Basic header of a registered application. */
export const clientHeader = (
  id: string,
  secret = id === 'integration' ? 'integration_secret' : `${id}_client`,
) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});

/** Asks for a token with a password, as another system would; `over` changes single parameters. */
export function signIn(
  server: TestServer,
  account: string,
  over: Record<string, string> = {},
): Promise<Answer> {
  const { password = account, client = 'integration', ...parameters } = over;
  return askToken(server, {
    client,
    grant_type: 'password',
    username: account,
    password: hashPassword(password),
    ...parameters,
  });
}

/** Asks the token call with form parameters. */
export function askToken(
  server: TestServer,
  { client = 'integration', remoteAddress, ...parameters }: Record<string, string>,
): Promise<Answer> {
  return server.call({
    ...(remoteAddress ? { remoteAddress } : {}),
    method: 'POST',
    url: '/api/blade-auth/oauth/token',
    headers: { ...clientHeader(client), 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ tenantId: '000000', scope: 'all', ...parameters }).toString(),
  });
}

/** The header that a session's calls carry. */
export const bearer = (token: string) => ({ 'blade-auth': `bearer ${token}` });

/** What an access token says of its session; nobody has looked at its signature. */
export const claimsOf = (token: string): Record<string, unknown> & { sid: string } =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
