import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { builtServer } from '../built-server.ts';
import { freePort } from '../free-port.ts';
import { postgresPrograms } from '../postgres-programs.ts';
import { production, startServer } from './begin-together.ts';
import { emptyDatabase } from './empty-database.ts';

describe.runIf(postgresPrograms)('a server as its operator sees it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'operated-'));
  let server: ReturnType<typeof startServer>;
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  let lines: readonly string[] = [];
  let api = '';
  let metrics = '';

  beforeAll(async () => {
    const [port, metricsPort] = [await freePort(), await freePort()];
    api = `http://127.0.0.1:${port}/api`;
    metrics = `http://127.0.0.1:${metricsPort}`;
    database = await emptyDatabase();
    server = startServer(await builtServer(), {
      ...{ ...production, DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'info' },
      ...{ SERVER_PORT: `${port}`, METRICS_PORT: `${metricsPort}` },
    });
    lines = server.lines;
    expect(await server.outcome()).toBe('ready');
  });
  afterAll(async () => {
    await server.end();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const entries = () => lines.map((line): Record<string, unknown> => JSON.parse(line));
  const callsTo = (path: string) => entries().filter((entry) => entry.path === path);

  it('writes JSON lines and nothing else, the steps of its start among them', async () => {
    // It answers before its last line has come through the pipe.
    await expect
      .poll(() => entries().flatMap(({ step }) => (step ? [step] : [])))
      .toEqual([
        'opening the database',
        'reference data',
        `the first administrator's password is in ${join(folder, 'first-administrator.txt')}`,
        'signatures of applicants: none',
        expect.stringMatching(/^listening on http/),
      ]);
    expect(entries().every(({ level, time }) => Number.isInteger(level) && Number.isInteger(time))).toBe(
      true,
    );
  });

  it('writes one line for each call, without query, body or person', async () => {
    const headers = { 'x-request-id': 'seen-by-the-edge', 'content-type': 'application/json' };
    const answer = await fetch(`${api}/policy/policyinfo/list?title=SECRET`, { headers });
    expect(answer.headers.get('x-request-id')).toBe('seen-by-the-edge');
    await fetch(`${api}/nowhere?phone=SECRET`, { method: 'POST', headers, body: '{"phone":"SECRET"}' });
    await fetch(`${api}/health/live`);
    await expect.poll(() => callsTo('/api/nowhere')).toHaveLength(1);
    const { time, pid, hostname, ms, ...facts } = callsTo('/api/policy/policyinfo/list')[0]!;
    expect([time, pid, ms].every(Number.isInteger)).toBe(true);
    expect(typeof hostname).toBe('string');
    expect(facts).toEqual({
      ...{ level: 30, msg: 'call', requestId: 'seen-by-the-edge', method: 'GET', status: 200 },
      ...{ route: '/api/policy/policyinfo/list', path: '/api/policy/policyinfo/list', tenantId: '000000' },
    });
    expect(callsTo('/api/nowhere')[0]).toMatchObject({ status: 404, route: null, tenantId: null });
    expect(callsTo('/api/health/live')).toEqual([]);
    expect(lines.join('')).not.toContain('SECRET');
  });

  it('tells its metrics on a port of their own, calls by the pattern of their route', async () => {
    await fetch(`${api}/blade-user/avatar/018f3b1e-0000-7000-8000-000000000000`);
    const answer = await fetch(`${metrics}/metrics`);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/blade-user\/avatar\/:id",status="\d+"\} 1/,
    );
    for (const gauge of [
      'db_connections{state="waiting"} 0',
      'workflow_timers{state="late"} 0',
      'outbox_events{state="dead"} 0',
      'log_rows_lost 0',
      'sms_outbox_age_seconds 0',
    ]) {
      expect(text).toContain(`\n${gauge}\n`);
    }
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.e-]+\n/);
    expect((await fetch(`${metrics}/api/health/live`)).status).toBe(404);
    expect((await fetch(`${api}/metrics`)).status).toBe(404);
  });
});
