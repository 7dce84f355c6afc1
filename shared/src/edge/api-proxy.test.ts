import { request as ask } from 'node:http';

import { afterEach, describe, expect, it } from 'vitest';

import { rawRequest } from './testing/raw-request.ts';
import { closeAll, echo, edgeTo, listening } from './testing/running-edge.ts';

afterEach(closeAll);

describe('passing calls to the server', () => {
  it('passes path, query, method and body as they are, and the answer as it is', async () => {
    const edge = await edgeTo(await echo());
    const answer = await fetch(`${edge}/api/policy/policyinfo/page?title=%E8%A1%A5&current=2`, {
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

  it('gives answers that say nothing about it the policy of no document, and leaves a policy as it is', async () => {
    const own = await edgeTo(await echo());
    expect((await fetch(`${own}/api/x`)).headers.get('content-security-policy')).toContain(
      "default-src 'none'",
    );
    const strict = await listening((_request, response) =>
      response.writeHead(200, { 'content-security-policy': "default-src 'self'" }).end(),
    );
    const answer = await fetch(`${await edgeTo(strict)}/api/x`);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
  });

  it('hides the event log', async () => {
    const edge = await edgeTo(await echo());
    const spellings = ['events', 'events?after=1', 'Events', 'event%73', 'events;v=1', '/events/'];
    for (const spelling of spellings) {
      expect((await fetch(`${edge}/api/policy/${spelling}`)).status, spelling).toBe(404);
    }
    expect((await fetch(`${edge}/api//policy//events/`)).status).toBe(404);
    expect((await fetch(`${edge}/api/policy/eventsummary`)).status).toBe(201);
  });

  it.each([
    ['GET', ''],
    ['POST', 'Content-Length: 2\r\n'],
    ['POST', 'Content-Length: 99999999\r\n'],
    ['PUT', 'Transfer-Encoding: gzip\r\n'],
    ...['DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'].map((method) => [method, '']),
  ])(
    'tells a %s with "%s" of the event log no more than of a path that nobody knows',
    async (method, extra) => {
      // As the server behind /api answers.
      const unknown = await listening((request, response) => {
        const traceId = request.headers['x-request-id'];
        const body = JSON.stringify({ code: 404, success: false, data: { traceId }, msg: '没找到请求' });
        response.writeHead(404, {
          ...{ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
          'content-length': Buffer.byteLength(body),
        });
        response.end(body);
      });
      const { port } = new URL(await edgeTo(unknown));
      const told = async (path: string) => {
        const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\n${extra}Connection: close\r\n\r\n`;
        const bytes = extra === 'Content-Length: 2\r\n' ? `${head}{}` : head;
        const { text } = await rawRequest(Number(port), bytes);
        return text.replace(/[\da-f]{8}-[\da-f-]{27}/g, '').replace(/date: [^\r]*/, '');
      };
      expect(await told('/api/policy/events')).toBe(await told('/api/policy/no-such'));
    },
  );

  it('sends parts of an answer on as they come', async () => {
    const api = await listening((_request, response) => {
      response.write('first');
      response.once('close', () => undefined);
      release = () => response.end('last');
    });
    let release = () => undefined as unknown;
    const reader = (await fetch(`${await edgeTo(api)}/api/stream`)).body!.getReader();
    expect(Buffer.from((await reader.read()).value).toString()).toBe('first');
    release();
    expect(Buffer.from((await reader.read()).value).toString()).toBe('last');
  });

  it.each([
    ['zh', '服务暂不可用'],
    ['en-GB', 'The service is unavailable for the moment'],
  ])('answers 503 with a sentence when the server is away (%s)', async (language, sentence) => {
    const edge = await edgeTo('http://127.0.0.1:9');
    const answer = await fetch(`${edge}/api/x`, { headers: { 'accept-language': language } });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      code: 503,
      success: false,
      data: { traceId: answer.headers.get('x-request-id') },
      msg: expect.stringContaining(sentence) as string,
    });
  });

  it('answers 502 when the server breaks off before it answers', async () => {
    const edge = await edgeTo(await listening((request) => request.socket.destroy()));
    expect((await fetch(`${edge}/api/x`)).status).toBe(502);
  });

  const mebibytes = (count: number) => new Uint8Array(count * 1024 * 1024);
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const upload = (edge: string, size: number) =>
    fetch(`${edge}/api/x`, { method: 'POST', body: mebibytes(size), headers: multipart });

  it.each([
    { what: 'a body', headers: {}, size: 10, limit: '1 MB' },
    { what: 'an upload', headers: multipart, size: 30, limit: '25 MB' },
  ])('refuses $what that says it is too large', async ({ headers, size, limit }) => {
    const edge = await edgeTo(await echo());
    const answer = await fetch(`${edge}/api/x`, { method: 'POST', body: mebibytes(size), headers });
    expect(answer.status).toBe(413);
    expect(((await answer.json()) as { msg: string }).msg).toContain(limit);
  });

  it('lets the body of a call through that takes a whole diagram', async () => {
    const edge = await edgeTo(await echo());
    const sent = (path: string) =>
      fetch(`${edge}/api/blade-workflow/design/model/${path}`, { method: 'POST', body: mebibytes(4) });
    expect((await sent('submit')).status).toBe(201);
    expect((await sent('check?x=1')).status).toBe(201);
    expect((await sent('remove')).status).toBe(413);
    const classic = (verb: string) =>
      fetch(`${edge}/api/blade-flow/model/${verb}`, { method: 'POST', body: mebibytes(4) });
    expect([(await classic('submit')).status, (await classic('deploy')).status]).toEqual([201, 413]);
  });

  it('refuses a body that does not say how large it is when it grows too large', async () => {
    const edge = await edgeTo(await echo());
    let sent = 0;
    const growing = new ReadableStream({
      pull: (to) => (sent++ < 40 ? to.enqueue(mebibytes(1)) : to.close()),
    });
    const init = { method: 'POST', body: growing, headers: multipart, duplex: 'half' };
    expect((await fetch(`${edge}/api/x`, init as RequestInit)).status).toBe(413);
  });

  it('lets an upload of the largest file through', async () => {
    const counting = await listening((request, response) => {
      let bytes = 0;
      request.on('data', (chunk: Buffer) => (bytes += chunk.byteLength));
      request.once('end', () => response.end(String(bytes)));
    });
    const edge = await edgeTo(counting);
    const answer = await upload(edge, 21);
    expect(await answer.text()).toBe(String(21 * 1024 * 1024));
  });

  it('brings the answer of a server that refuses an upload before it has read it', async () => {
    const api = await listening((_request, response) => response.writeHead(415).end('no'));
    const edge = await edgeTo(api);
    for (let round = 0; round < 3; round += 1) {
      const answer = await upload(edge, 8);
      expect(answer.status).toBe(415);
      expect(await answer.text()).toBe('no');
    }
  });

  it('answers 504 when no byte moves, and cuts nothing that keeps coming', async () => {
    const silent = await edgeTo(await listening(() => undefined), { idleMs: 100 });
    const answer = await fetch(`${silent}/api/x`);
    expect(answer.status).toBe(504);
    expect(await answer.json()).toMatchObject({ code: 504, msg: '服务响应超时，请稍后再试' });
    const slow = await listening((_request, response) => {
      let parts = 0;
      const timer = setInterval(() => {
        response.write('.');
        if ((parts += 1) < 12) return;
        clearInterval(timer);
        response.end();
      }, 150);
    });
    expect(await (await fetch(`${await edgeTo(slow, { idleMs: 1500 })}/api/x`)).text()).toBe('.'.repeat(12));
  });

  it('uses no connection again on which a body was refused', async () => {
    const connections = new Set<unknown>();
    const refusing = await listening((request, response) => {
      connections.add(request.socket);
      // Reads as little as a parser that met its limit, and leaves the rest to the next request.
      if (request.method === 'GET') response.end('fine');
      else
        request.once('data', () => {
          request.pause();
          response.writeHead(413).end('no');
        });
    });
    const edge = await edgeTo(refusing);
    for (let round = 0; round < 4; round += 1) {
      const refused = await upload(edge, 1);
      expect(refused.status).toBe(413);
      await refused.text();
      expect(await (await fetch(`${edge}/api/x`)).text()).toBe('fine');
    }
    // One for each refused body, and one that the calls between share.
    expect(connections.size).toBe(5);
  });

  it('tells a reader who stops in the middle of his body, and lets go of the server', async () => {
    let ended = () => undefined as void;
    const left = new Promise<void>((resolve) => (ended = resolve));
    const api = await listening((request) => void request.resume().once('close', () => ended()));
    const { port, hostname } = new URL(await edgeTo(api, { stallMs: 100 }));
    const answer = await new Promise<number | undefined>((resolve) => {
      const half = ask({ port, hostname, path: '/api/x', method: 'POST', headers: { 'content-length': 10 } });
      half.once('response', ({ statusCode }) => resolve(statusCode)).on('error', () => undefined);
      half.write('half');
    });
    expect(answer).toBe(408);
    await expect(left).resolves.toBeUndefined();
  });

  it('ends the call to the server when the reader leaves', async () => {
    const leaving = new AbortController();
    let ended = () => undefined as void;
    const left = new Promise<void>((resolve) => (ended = resolve));
    const api = await listening((_request, response) => {
      response.once('close', ended);
      leaving.abort();
    });
    const call = fetch(`${await edgeTo(api)}/api/x`, { signal: leaving.signal });
    await expect(call).rejects.toThrow();
    await expect(left).resolves.toBeUndefined();
  });
});
