import { createServer } from 'node:http';
import type { IncomingHttpHeaders, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterEach, describe, expect, it } from 'vitest';

import { passToApi } from './pass-to-api.ts';

const running: Server[] = [];
async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const portalTo = (apiOrigin: string) => {
  const pass = passToApi({ apiOrigin, headers: { 'X-Content-Type-Options': 'nosniff' } });
  return listening((request, response) =>
    pass(request, response, { tenantId: '000007', address: '10.1.2.3' }),
  );
};
const echo = () =>
  listening((request, response) => {
    const answer = (body: string) =>
      response
        .writeHead(201, { 'x-own': 'yes', 'keep-alive': 'timeout=9' })
        .end(JSON.stringify({ url: request.url, method: request.method, headers: request.headers, body }));
    text(request).then(answer, () => response.destroy());
  });
interface Echo {
  url: string;
  method: string;
  headers: IncomingHttpHeaders;
  body: string;
}

describe('passing calls to the server', () => {
  it('passes path, query, method and body as they are, and the answer as it is', async () => {
    const portal = await portalTo(await echo());
    const answer = await fetch(`${portal}/api/policy/policyinfo/page?title=%E8%A1%A5&current=2`, {
      method: 'POST',
      body: 'name=1',
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('x-own')).toBe('yes');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.json()).toMatchObject({
      url: '/api/policy/policyinfo/page?title=%E8%A1%A5&current=2',
      method: 'POST',
      body: 'name=1',
    });
  });

  it("says the reader's address itself and lets nobody claim another", async () => {
    const portal = await portalTo(await echo());
    const answer = await fetch(`${portal}/api/x`, {
      headers: { 'x-forwarded-for': '8.8.8.8', forwarded: 'for=8.8.8.8', 'x-real-ip': '8.8.8.8' },
    });
    const { headers } = (await answer.json()) as Echo;
    expect(headers['x-forwarded-for']).toBe('10.1.2.3');
    expect(headers).not.toHaveProperty('forwarded');
    expect(headers).not.toHaveProperty('x-real-ip');
  });

  it('names the tenant of the address for a call without a token, and leaves it to a token otherwise', async () => {
    const portal = await portalTo(await echo());
    const said = async (headers: Record<string, string>) =>
      ((await (await fetch(`${portal}/api/x`, { headers })).json()) as Echo).headers['tenant-id'];
    expect(await said({})).toBe('000007');
    expect(await said({ 'blade-auth': 'bearer x' })).toBeUndefined();
    expect(await said({ 'tenant-id': '000009' })).toBe('000009');
  });

  it('hides the event log', async () => {
    const portal = await portalTo(await echo());
    for (const path of ['/api/policy/events', '/api/policy/events?after=1', '/api//policy//events/']) {
      expect((await fetch(portal + path)).status).toBe(404);
    }
    expect((await fetch(`${portal}/api/policy/eventsummary`)).status).toBe(201);
  });

  it('sends parts of an answer on as they come', async () => {
    const api = await listening((_request, response) => {
      response.write('first');
      response.once('close', () => undefined);
      release = () => response.end('last');
    });
    let release = () => undefined as unknown;
    const reader = (await fetch(`${await portalTo(api)}/api/stream`)).body!.getReader();
    expect(Buffer.from((await reader.read()).value!).toString()).toBe('first');
    release();
    expect(Buffer.from((await reader.read()).value!).toString()).toBe('last');
  });

  it.each([
    ['zh', '服务暂不可用'],
    ['en-GB', 'The service is unavailable for the moment'],
  ])('answers 503 with a sentence when the server is away (%s)', async (language, sentence) => {
    const portal = await portalTo('http://127.0.0.1:9');
    const answer = await fetch(`${portal}/api/x`, { headers: { 'accept-language': language } });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      code: 503,
      success: false,
      data: null,
      msg: expect.stringContaining(sentence) as string,
    });
  });

  it('answers 502 when the server breaks off before it answers', async () => {
    const portal = await portalTo(await listening((request) => request.socket.destroy()));
    expect((await fetch(`${portal}/api/x`)).status).toBe(502);
  });

  const mebibytes = (count: number) => new Uint8Array(count * 1024 * 1024);
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

  it.each([
    { what: 'a body', headers: {}, size: 10, limit: '1 MB' },
    { what: 'an upload', headers: multipart, size: 30, limit: '25 MB' },
  ])('refuses $what that says it is too large', async ({ headers, size, limit }) => {
    const portal = await portalTo(await echo());
    const answer = await fetch(`${portal}/api/x`, { method: 'POST', body: mebibytes(size), headers });
    expect(answer.status).toBe(413);
    expect(((await answer.json()) as { msg: string }).msg).toContain(limit);
  });

  it('refuses a body that does not say how large it is when it grows too large', async () => {
    const portal = await portalTo(await echo());
    let sent = 0;
    const growing = new ReadableStream({
      pull: (to) => (sent++ < 40 ? to.enqueue(mebibytes(1)) : to.close()),
    });
    const init = { method: 'POST', body: growing, headers: multipart, duplex: 'half' };
    expect((await fetch(`${portal}/api/x`, init as RequestInit)).status).toBe(413);
  });

  it('lets an upload of the largest file through', async () => {
    const counting = await listening((request, response) => {
      let bytes = 0;
      request.on('data', (chunk: Buffer) => (bytes += chunk.byteLength));
      request.once('end', () => response.end(String(bytes)));
    });
    const portal = await portalTo(counting);
    const answer = await fetch(`${portal}/api/x`, {
      method: 'POST',
      body: mebibytes(21),
      headers: multipart,
    });
    expect(await answer.text()).toBe(String(21 * 1024 * 1024));
  });

  it('brings the answer of a server that refuses an upload before it has read it', async () => {
    const api = await listening((_request, response) => response.writeHead(415).end('no'));
    const portal = await portalTo(api);
    for (let upload = 0; upload < 3; upload += 1) {
      const answer = await fetch(`${portal}/api/x`, {
        method: 'POST',
        body: mebibytes(8),
        headers: multipart,
      });
      expect(answer.status).toBe(415);
      expect(await answer.text()).toBe('no');
    }
  });

  it('ends the call to the server when the reader leaves', async () => {
    const leaving = new AbortController();
    let ended = () => undefined as void;
    const left = new Promise<void>((resolve) => (ended = resolve));
    const api = await listening((_request, response) => {
      response.once('close', ended);
      leaving.abort();
    });
    const call = fetch(`${await portalTo(api)}/api/x`, { signal: leaving.signal });
    await expect(call).rejects.toThrow();
    await expect(left).resolves.toBeUndefined();
  });
});
