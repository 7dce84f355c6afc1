import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { acceptedEncoding } from './accepted-encoding.ts';
import { packPage } from './kept-page.ts';
import { sendPage } from './send-page.ts';

const html = '<!doctype html><title>政策</title>'.repeat(50);
const server = createServer((request, response) => {
  void packPage({
    status: request.url === '/missing' ? 404 : 200,
    keep: 'long',
    body: Buffer.from(html),
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  }).then((page) => sendPage(request, response, page));
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

// fetch would say no-cache beside If-None-Match, and so ask for the body after all.
const revalidating = { 'cache-control': 'max-age=0' };
const ask = (headers: Record<string, string> = {}, method = 'GET', path = '/') =>
  fetch(origin + path, { method, headers });

describe('sending a kept page', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['zstd', 'identity'],
    [undefined, 'identity'],
  ])('sends %s the form %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });

  it('holds the same page in every form, each with its own strong ETag and exact length', async () => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await ask({ 'accept-encoding': encoding });
      expect(await answer.text()).toBe(html);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding, RSC');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      tags.add(answer.headers.get('etag') ?? '');
    }
    expect(tags.size).toBe(3);
    expect([...tags].every((tag) => /^"[^"]+"$/.test(tag))).toBe(true);
  });

  it('answers 304 without a body to a reader who has the page, also in a list of tags', async () => {
    const etag = (await ask()).headers.get('etag') ?? '';
    const again = await ask({ ...revalidating, 'if-none-match': `"x", ${etag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('content-length')).toBeNull();
    expect(await again.text()).toBe('');
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const head = await ask({ 'accept-encoding': 'identity' }, 'HEAD');
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(html)));
    expect(await head.text()).toBe('');
  });

  it('never answers 304 for a page that does not exist', async () => {
    const etag = (await ask({}, 'GET', '/missing')).headers.get('etag') ?? '';
    expect((await ask({ ...revalidating, 'if-none-match': etag }, 'GET', '/missing')).status).toBe(404);
  });

  it('keeps a picture once and packs nothing of it', async () => {
    const body = Buffer.from(html);
    const headers = { 'Content-Type': 'image/png' };
    const { variants, bytes } = await packPage({ status: 200, keep: 'long', body, headers });
    expect(variants.br.body).toBe(body);
    expect(variants.br.headers).not.toHaveProperty('Content-Encoding');
    expect(bytes).toBe(body.byteLength);
  });

  it('packs what unpacks to the page', async () => {
    const { variants } = await packPage({ status: 200, keep: 'long', body: Buffer.from(html), headers: {} });
    expect(brotliDecompressSync(variants.br.body).toString()).toBe(html);
    expect(gunzipSync(variants.gzip.body).toString()).toBe(html);
  });
});
