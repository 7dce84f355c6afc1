import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { builtServer } from '../built-server.ts';
import { enginesToTry } from '../database.ts';
import { freePort } from '../free-port.ts';
import { startServer } from '../start/begin-together.ts';
import { emptyDatabase } from '../start/empty-database.ts';
import { callerOf } from './caller.ts';

const patient = { timeout: 120_000, interval: 100 };

/** A gateway for SMS that remembers the keys it was sent, and answers once it is told to. */
async function gatewayWithKeys() {
  const keys: unknown[] = [];
  let isAnswering = false;
  const server = createServer((request, response) => {
    keys.push(request.headers['idempotency-key']);
    if (isAnswering) response.end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    keys,
    answer: () => void (isAnswering = true),
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

describe.each(enginesToTry())('a server that is killed while its SMS is on the way (%s)', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-kill-'));
  let gateway: Awaited<ReturnType<typeof gatewayWithKeys>>;
  let database: Awaited<ReturnType<typeof emptyDatabase>> | undefined;
  let start: () => Promise<ReturnType<typeof startServer>>;
  let running: ReturnType<typeof startServer>;
  let origin = '';

  beforeAll(async () => {
    gateway = await gatewayWithKeys();
    database = kind === 'postgres' ? await emptyDatabase() : undefined;
    const port = String(await freePort());
    origin = `http://127.0.0.1:${port}`;
    const program = await builtServer();
    start = async () => {
      const server = startServer(program, {
        ...{ APP_MODE: 'test', TEST_CLOCK: '1', DATA_DIR: folder, SERVER_PORT: port, LOG_LEVEL: 'error' },
        ...{ OUTBOUND_HOSTS: '127.0.0.1', ...(database && { DATABASE_URL: database.url }) },
      });
      expect(await server.outcome()).toBe('ready');
      return server;
    };
    running = await start();
  });
  afterAll(async () => {
    gateway.close();
    await running.end();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('loses nothing: the next one sends it again under the key that the gateway has', async () => {
    const admin = callerOf(origin, 'admin');
    const add = (path: string, row: object) =>
      admin.post<{ id: string }>(`blade-resource/${path}/submit`, row);
    await add('sms-template', {
      ...{ templateCode: 'killed', templateName: 'killed', kind: 'notice', content: '{item}已拨付。' },
    });
    const config = await add('sms', {
      ...{ category: 'http', smsCode: 'kill', signName: '政策兑现', endpoint: gateway.origin },
      ...{ bodyTemplate: '{"to":"{phone}"}', perMinute: 100, perDay: 1000 },
    });
    await admin.post('blade-resource/sms/enable', { id: config.id });
    const asked = { code: 'killed', phones: '13812345678', params: { item: '甲' } };
    const { results } = await admin.post<{ results: { id: string }[] }>(
      'blade-resource/sms/endpoint/send-message',
      asked,
    );
    await vi.waitFor(() => expect(gateway.keys).toHaveLength(1), patient);
    await running.end('SIGKILL');
    gateway.answer();
    running = await start();
    // The lease of the dead process is over after a minute.
    await admin.post('test/clock', { seconds: 61 });
    const stateOf = async () =>
      (await admin.get<{ state: string }>('blade-resource/sms-log/detail', { id: results[0]!.id })).state;
    await vi.waitFor(async () => expect(await stateOf()).toBe('sent'), patient);
    expect(gateway.keys).toHaveLength(2);
    expect(new Set(gateway.keys).size).toBe(1);
    const waiting = await admin.get<{ total: number }>('blade-log/outbox/list');
    expect(waiting.total).toBe(0);
  });
});
