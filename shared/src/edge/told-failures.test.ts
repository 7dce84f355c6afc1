import { afterEach, expect, it } from 'vitest';

import { processLog, reportTo } from './process-log.ts';
import { rawRequest } from './testing/raw-request.ts';
import { closeAll, echo, edgeTo, listening } from './testing/running-edge.ts';

afterEach(closeAll);

/** An edge that writes its log into a list of entries. */
async function logging(apiOrigin: string, idleMs?: number) {
  const entries: Record<string, unknown>[] = [];
  const log = processLog({ write: (line: string) => void entries.push(JSON.parse(line)) });
  const edge = await edgeTo(apiOrigin, { report: reportTo(log), ...(idleMs && { idleMs }) });
  return { edge, entries };
}

const away = () => Promise.resolve('http://127.0.0.1:9');
const breaking = () => listening((request) => request.socket.destroy());
const silent = () => listening(() => undefined);

it.each([
  { status: 503, message: 'connect ECONNREFUSED 127.0.0.1:9', api: away },
  { status: 502, message: 'socket hang up', api: breaking },
  { status: 504, message: 'The server says nothing', api: silent },
])('the number that a $status tells stands in the log once, with the cause', async (row) => {
  const { edge, entries } = await logging(await row.api(), row.status === 504 ? 100 : undefined);
  const answer = await fetch(`${edge}/api/x?title=SECRET`);
  expect(answer.status).toBe(row.status);
  const { data } = (await answer.json()) as { data: { traceId: string } };
  expect(entries).toEqual([
    expect.objectContaining({
      ...{ level: 40, requestId: data.traceId, path: '/api/x' },
      err: expect.objectContaining({ message: row.message }) as unknown,
    }),
  ]);
});

it.each(['CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n', 'GET /SECRET\u0001 HTTP/1.1\r\nSECRET\r\n\r\n'])(
  'the number that is told on a connection with "%s" stands in the log, and not what was sent',
  async (bytes) => {
    const { edge, entries } = await logging(await echo());
    const { text } = await rawRequest(Number(new URL(edge).port), bytes);
    const [, told] = /"traceId":"([^"]+)"/.exec(text) ?? [];
    expect(entries).toEqual([expect.objectContaining({ level: 30, requestId: told })]);
    expect(JSON.stringify(entries)).not.toContain('SECRET');
  },
);

it('what the reader did wrong is no warning, though what he sent after it may be told', async () => {
  const { edge, entries } = await logging(await echo());
  const body = new Uint8Array(10 * 1024 * 1024);
  expect((await fetch(`${edge}/api/x`, { method: 'POST', body })).status).toBe(413);
  expect((await fetch(`${edge}/api/policy/events`)).status).toBe(404);
  expect(entries.filter(({ level }) => level !== 30)).toEqual([]);
});
