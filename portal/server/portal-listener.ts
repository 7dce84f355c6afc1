import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { errorPageMatch, localeOf, matchPublicPage } from '../src/lib/page-match.ts';
import type { PageMatch } from '../src/lib/page-match.ts';
import { refuse } from './api/refuse.ts';
import { sendPage } from './cache/send-page.ts';
import type { PageCache } from './cache/page-cache.ts';
import { readerAddress } from './edge/request-headers.ts';
import type { NextApp } from './next/next-app.ts';
import { passToNext } from './next/pass-to-next.ts';
import type { Reader } from './next/pass-to-next.ts';

type Passes = (request: IncomingMessage, response: ServerResponse, reader: Reader) => void;

interface PortalParts {
  cache: PageCache;
  next: Pick<NextApp, 'ask'>;
  api: Passes;
  files?: (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void;
  tenantOf: (host: string | undefined) => string | Promise<string>;
  match: (url: string) => PageMatch | undefined;
  trustedProxies: readonly string[];
  headers: Record<string, string>;
  dev: boolean;
  report: (error: unknown, url: string | undefined) => void;
}

/** Decides who answers: the server behind /api, a file, a kept page, or Next for this reader alone. */
export function portalListener(parts: PortalParts): RequestListener {
  return (request, response) => {
    const url = request.url ?? '/';
    if (!isPath(url)) {
      response.writeHead(307, { ...parts.headers, Location: '/404' }).end();
      return;
    }
    const answer = () => {
      answerPage(request, response, parts).catch((error: unknown) => {
        // A reader who left is no failure.
        if (response.destroyed) return;
        parts.report(error, request.url);
        apologise(response);
      });
    };
    if (url.startsWith('/api/') || !parts.files) answer();
    else parts.files(request, response, answer);
  };
}

/** `//host` and `http://host` would be read as another site further on; a page whose path cannot be decoded fails there. */
function isPath(url: string): boolean {
  if (!url.startsWith('/') || url.startsWith('//')) return false;
  if (url.startsWith('/api/')) return true;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    // No address of ours: an escape that was cut short, or bytes that are no UTF-8.
    return false;
  }
}

async function answerPage(request: IncomingMessage, response: ServerResponse, parts: PortalParts) {
  const url = request.url ?? '/';
  const tenant = parts.tenantOf(request.headers.host);
  const tenantId = typeof tenant === 'string' ? tenant : await tenant;
  if (url.startsWith('/api/')) {
    parts.api(request, response, readerOf(request, tenantId, parts));
    return;
  }
  const match = isDocument(request) && !parts.dev ? parts.match(url) : undefined;
  if (!match) {
    await answerReader(request, response, { ...parts, tenantId });
    return;
  }
  const page = parts.cache.read({ ...match, tenantId });
  sendPage(request, response, page instanceof Promise ? await page : page);
}

/** What is made for one reader. */
async function answerReader(
  request: IncomingMessage,
  response: ServerResponse,
  parts: PortalParts & { tenantId: string },
) {
  const { cache, tenantId } = parts;
  const url = request.url ?? '/';
  if (!isRead(request) && !url.startsWith('/internal/')) {
    // Pages take no posts: a form body would have Next look for a server action.
    refuse(request, response, { code: 'route.method' });
    return;
  }
  const errorPage = (status: 404 | 500) => cache.read({ ...errorPageMatch(localeOf(url), status), tenantId });
  await passToNext(request, response, { ...parts, errorPage, reader: readerOf(request, tenantId, parts) });
}

const readerOf = (request: IncomingMessage, tenantId: string, { trustedProxies }: PortalParts): Reader => ({
  tenantId,
  address: readerAddress(request, trustedProxies),
});

/** A reader's whole page; the parts that Next's own navigation asks for are not kept. */
const isDocument = (request: IncomingMessage) => isRead(request) && request.headers['rsc'] === undefined;

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** The last resort, when even the page for errors cannot be made. */
function apologise(response: ServerResponse) {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(
    '页面暂时无法显示，请稍后再试。\nThe page cannot be shown at the moment. Please try again later.\n',
  );
}

/** Remembers the answers of the match for addresses as they come in: a kept page then costs two look-ups. */
export function rememberedMatch(max: number): PortalParts['match'] {
  const seen = new Map<string, PageMatch>();
  return (url) => {
    const known = seen.get(url);
    if (known) return known;
    const match = matchPublicPage(url);
    if (!match) return undefined;
    if (seen.size >= max) seen.clear();
    seen.set(url, match);
    return match;
  };
}
