import { edgeServer } from '@policy/shared/edge/edge-server.ts';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, vi } from 'vitest';

import { matchPublicPage } from '../src/lib/public-pages/page-match.ts';
import { packPage } from './cache/kept-page.ts';
import { createPageCache } from './cache/page-cache.ts';
import type { PageAsk } from './cache/page-cache.ts';
import type { CallApi } from './forms/api-call.ts';
import { answerOf } from './next/answer-of.fixture.ts';
import type { NextAsk } from './next/next-app.ts';
import type { ViewCounter } from './page-views/view-counter.ts';
import { keptPages, portalListener } from './portal-listener.ts';

/** Headers of a page. */
export const html = { 'content-type': 'text/html; charset=utf-8' };
let running: Server | undefined;
afterEach(() => {
  running?.closeAllConnections();
  running?.close();
});

/** A portal with everything behind its edge replaced by what writes down what it was asked. */
export async function portal(
  answer = () => answerOf(200, 'own page', html),
  basePath = '',
  isBehindProxy = false,
) {
  const next = { ask: vi.fn((_question: NextAsk) => Promise.resolve(answer())) };
  const read = vi.fn(({ key, status }: PageAsk) =>
    packPage({
      status,
      keep: 'long',
      body: Buffer.from(`kept ${key}`),
      headers: { 'Content-Type': 'text/html' },
    }),
  );
  const report = vi.fn();
  const forms = vi.fn<CallApi>();
  const count = vi.fn<ViewCounter['count']>();
  const pages = {
    cache: createPageCache(read),
    tenantOf: (host: string | undefined) => (host?.startsWith('second.') ? '000002' : '000000'),
    match: matchPublicPage,
    views: { count },
    basePath,
    dev: false,
  };
  const listener = portalListener({
    ...pages,
    next,
    forms,
    api: (_request, response, reader) => void response.end(JSON.stringify(reader)),
    headers: {},
    report,
  });
  const headers = { 'X-Frame-Options': 'DENY' };
  const server = (running = edgeServer({
    listener,
    immediate: keptPages(pages),
    headers,
    secure: false,
    isTrusted: () => isBehindProxy,
    report,
  }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { next, read, report, forms, count, port, origin: `http://127.0.0.1:${port}` };
}
