import type { EdgeOptions } from '@policy/shared/edge/edge-server.ts';
import type { Report } from '@policy/shared/edge/process-log.ts';
import { drain, refuse } from '@policy/shared/edge/refuse.ts';
import { BodyTooLarge, refusedBody } from '@policy/shared/edge/request-body.ts';
import { belowBase, callPath, isDecodable, isOwnPath } from '@policy/shared/edge/request-target.ts';
import type { Reader } from '@policy/shared/edge/trusted-proxies.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { errorPageMatch, localeOf } from '../src/lib/public-pages/page-match.ts';
import type { PageMatch } from '../src/lib/public-pages/page-match.ts';
import { previewIn } from '../src/lib/public-pages/preview.ts';
import { pageAnswer, sendPage } from './cache/send-page.ts';
import type { KeptPage } from './cache/kept-page.ts';
import type { PageCache } from './cache/page-cache.ts';
import type { CallApi } from './forms/api-call.ts';
import { answerRegisterForm, isRegisterForm } from './forms/register-form.ts';
import type { ViewCounter } from './page-views/view-counter.ts';
import { previewHeaders } from './edge/security-headers.ts';
import type { NextApp } from './next/next-app.ts';
import { passToNext } from './next/pass-to-next.ts';
import type { PortalReader } from './next/pass-to-next.ts';

type Passes = (request: IncomingMessage, response: ServerResponse, reader: PortalReader) => void;

interface PortalParts {
  cache: PageCache;
  next: Pick<NextApp, 'ask'>;
  api: Passes;
  /** Calls for the forms that the portal answers itself. */
  forms: CallApi;
  files?: (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void;
  tenantOf: (host: string | undefined) => string | Promise<string>;
  match: (url: string) => PageMatch | undefined;
  views: Pick<ViewCounter, 'count'>;
  /** What stands before every path of the portal. */
  basePath: string;
  headers: Record<string, string>;
  dev: boolean;
  report: Report;
}

/** Decides who answers: the server behind /api, a file, a kept page, or Next for this reader alone. */
export function portalListener({ basePath, ...parts }: PortalParts): EdgeOptions['listener'] {
  return (request, response, reader) => {
    const target = request.url ?? '/';
    const isCall = callPath(target, basePath) !== undefined;
    const url = isCall ? target : pagePath(target, basePath);
    if (url === undefined) {
      response.writeHead(307, { Location: `${basePath}/404` }).end();
      drain(request);
      return;
    }
    // Pages and files know nothing of the base path.
    request.url = url;
    const match = isCall ? undefined : pageOf(request, parts);
    const exchange: Exchange = [request, response];
    const answer = () => {
      answerPage(exchange, parts, { reader, isCall, match }).catch((error: unknown) =>
        fail(exchange, { error, reader, report: parts.report }),
      );
    };
    // A public page is no file, and is not looked for among them.
    if (isCall || match || !parts.files) answer();
    else parts.files(request, response, answer);
  };
}

/** Answers with a page that is kept already, as most readers ask for one; the listener is left all else. */
export function keptPages({
  basePath,
  ...parts
}: Pick<PortalParts, 'basePath' | 'cache' | 'tenantOf' | 'match' | 'dev' | 'views'>): NonNullable<
  EdgeOptions['immediate']
> {
  const match = remembered((target: string) => {
    const url = callPath(target, basePath) === undefined ? pagePath(target, basePath) : undefined;
    return url === undefined ? undefined : parts.match(url);
  });
  return (request, reader) => {
    const asked = pageOf(request, { dev: parts.dev, match });
    const tenantId = asked && parts.tenantOf(reader.host);
    if (!asked || typeof tenantId !== 'string') return undefined;
    const page = parts.cache.kept({ ...asked, tenantId });
    if (page) countView(request, parts.views, { page, reader, match: asked, tenantId });
    return page && pageAnswer(request, page);
  };
}

/** The public page that is asked for, unless a developer wants it made anew. */
const pageOf = (request: IncomingMessage, { dev, match }: Pick<PortalParts, 'dev' | 'match'>) =>
  isDocument(request) && !dev ? match(request.url ?? '/') : undefined;

interface Failed {
  error: unknown;
  reader: Reader;
  report: Report;
}

function fail([request, response]: Exchange, { error, reader, report }: Failed) {
  // A reader who left is no failure.
  if (response.destroyed) return;
  if (error instanceof BodyTooLarge && !response.headersSent) {
    refuse(request, response, error.refused);
    return;
  }
  report(error, { url: request.url, requestId: reader.requestId });
  apologise(response);
  drain(request);
}

/**
 * The path below the base path that a page or file is asked for by.
 * Undefined for a target that another program could read as the address of another site, and for one that cannot be decoded.
 */
function pagePath(target: string, basePath: string): string | undefined {
  return isOwnPath(target) && isDecodable(target) ? belowBase(target, basePath) : undefined;
}

/** Who asks, and for what. */
interface Asked {
  reader: Reader;
  isCall: boolean;
  /** The public page that he asks for. */
  match: PageMatch | undefined;
}
type Exchange = [IncomingMessage, ServerResponse];

async function answerPage(
  [request, response]: Exchange,
  parts: Omit<PortalParts, 'basePath'>,
  { reader, isCall, match }: Asked,
) {
  const tenantId = await parts.tenantOf(reader.host);
  if (isCall) parts.api(request, response, { ...reader, tenantId });
  else if (match) {
    const page = await parts.cache.read({ ...match, tenantId });
    countView(request, parts.views, { page, reader, match, tenantId });
    sendPage(request, response, page);
  } else await answerReader(request, response, { ...parts, reader, tenantId });
}

interface Shown {
  page: KeptPage;
  reader: Reader;
  match: PageMatch;
  tenantId: string;
}

/** Counts a reader who is shown the page of a row, whether he is sent it or has it already. */
function countView(
  { method, headers }: IncomingMessage,
  views: PortalParts['views'],
  { page, reader, match: { counted }, tenantId }: Shown,
) {
  if (!counted || page.status !== 200 || method !== 'GET') return;
  views.count({
    ...{ tenantId, row: counted },
    reader: { address: reader.address, userAgent: headers['user-agent'] },
  });
}

/** What is made for one reader. */
async function answerReader(
  request: IncomingMessage,
  response: ServerResponse,
  parts: Omit<PortalParts, 'basePath'> & { reader: Reader; tenantId: string },
) {
  const { cache, tenantId, reader } = parts;
  const url = request.url ?? '/';
  const isForm = isRegisterForm(request);
  if (!isRead(request) && !isForm && !url.startsWith('/internal/')) {
    // Pages take no posts: a form body would have Next look for a server action.
    refuse(request, response, { code: 'route.method' });
    return;
  }
  const refused = refusedBody(request);
  if (refused) {
    refuse(request, response, refused);
    return;
  }
  const errorPage = (status: 404 | 500) => cache.read({ ...errorPageMatch(localeOf(url), status), tenantId });
  const headers = previewIn(url) ? { ...parts.headers, ...previewHeaders } : parts.headers;
  const own = { ...parts, headers, errorPage, reader: { ...reader, tenantId } };
  const show = (next: PortalParts['next']) => passToNext(request, response, { ...own, next });
  if (isForm) await answerRegisterForm(request, response, { ...own, api: parts.forms, show });
  else await show(parts.next);
  drain(request);
}

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

// Each is an address of at most 2,000 characters; the usual ones are far fewer.
const mostAddresses = 20_000;

/** Remembers the answers of a match for addresses as they come in: a kept page then costs two look-ups. */
function remembered(match: PortalParts['match']): PortalParts['match'] {
  const seen = new Map<string, PageMatch>();
  return (url) => {
    const known = seen.get(url);
    if (known) return known;
    const found = match(url);
    if (!found) return undefined;
    if (seen.size >= mostAddresses) seen.clear();
    seen.set(url, found);
    return found;
  };
}
