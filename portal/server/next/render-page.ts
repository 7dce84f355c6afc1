import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { archivedPageMatch, archivedPath, errorPageMatch } from '../../src/lib/public-pages/page-match.ts';
import { isKeptBriefly } from '../../src/lib/public-pages/kept-briefly.ts';
import type { KeptPage } from '../cache/kept-page.ts';
import { packPage } from '../cache/kept-page.ts';
import type { PageAsk } from '../cache/page-cache.ts';
import { contentSecurityPolicy } from '../edge/security-headers.ts';
import type { NextApp } from './next-app.ts';
import { hashScripts } from './script-hashes.ts';

interface RenderParts {
  next: Pick<NextApp, 'ask'>;
  /** Host that a render is told; the reader's own would let him write it into everyone's page. */
  host: string;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** Where the complete page of an error status is read. */
  read: (ask: PageAsk) => KeptPage | Promise<KeptPage>;
}

/**
 * Renders a public page for everyone at once.
 * Nothing of a reader goes in: no cookie, no token, no address; only path, normalised query, language and tenant.
 */
export async function renderPage(ask: PageAsk, parts: RenderParts): Promise<KeptPage> {
  const nonce = randomBytes(16).toString('base64url');
  const answer = await parts.next.ask({
    method: 'GET',
    url: ask.url,
    headers: renderHeaders(ask, nonce, parts),
  });
  const body = await buffer(answer);
  const status = trueStatus(answer, body);
  if (leadsToArchive(answer, status)) return archivedPage(ask, parts);
  if (status >= 300 && status < 400) return packPage(leadElsewhere(answer, status, parts));
  if (status >= 400) return errorPage(ask, status, parts);
  const { html, policy } = hashed(body, answer, nonce);
  const keep = isKeptBriefly(html.toString('latin1')) ? 'briefly' : 'long';
  return packPage({ status: ask.status, keep, body: html, headers: { ...parts.headers, ...policy } });
}

const renderHeaders = ({ tenantId, url }: PageAsk, nonce: string, { host }: RenderParts) => ({
  host,
  // Without a user agent Next streams the title behind the body.
  'user-agent': 'portal',
  'content-security-policy': `script-src 'nonce-${nonce}'`,
  'x-portal-tenant': tenantId,
  // Made for everybody: the server must not take it for a reader on its own machine and tell what only he may see.
  forwarded: 'for=unknown',
  'x-portal-url': url,
});

/** Next has sent 200 already when a part behind Suspense fails; the mark it leaves in the page says what happened. */
function trueStatus({ statusCode = 500 }: IncomingMessage, body: Buffer): number {
  const digest = /<template data-dgst="([^"]*)"/.exec(body.toString('latin1'))?.[1];
  if (statusCode !== 200 || digest === undefined) return statusCode;
  return digest.startsWith('NEXT_HTTP_ERROR_FALLBACK;404') ? 404 : 500;
}

const leadElsewhere = ({ headers }: IncomingMessage, status: number, parts: RenderParts) => ({
  status,
  keep: 'never' as const,
  body: Buffer.alloc(0),
  headers: { ...parts.headers, Location: headers.location ?? '/' },
});

const leadsToArchive = ({ headers }: IncomingMessage, status: number) =>
  status >= 300 &&
  status < 400 &&
  new URL(headers.location ?? '/', 'http://portal.invalid').pathname.endsWith(archivedPath);

/** What was archived says so at its own address: whoever kept a link need not guess what became of it. */
async function archivedPage({ locale, tenantId }: PageAsk, parts: RenderParts): Promise<KeptPage> {
  const page = await parts.read({ ...archivedPageMatch(locale), tenantId });
  return { ...page, keep: 'briefly' };
}

/** The complete page of a status in the reader's language, in place of Next's empty shell. */
async function errorPage(ask: PageAsk, status: number, parts: RenderParts): Promise<KeptPage> {
  if (ask.status !== 200) throw new Error(`The page of status ${ask.status} answered ${status}`);
  const shown = status === 404 ? 404 : 500;
  const page = await parts.read({ ...errorPageMatch(ask.locale, shown), tenantId: ask.tenantId });
  return { ...page, keep: shown === 404 ? 'briefly' : 'never' };
}

/** What a file says of the page that it is a twin of. */
const linkOf = ({ link }: IncomingMessage['headers']): Record<string, string> =>
  typeof link === 'string' ? { Link: link } : {};

function hashed(body: Buffer, { headers }: IncomingMessage, nonce: string) {
  const type = headers['content-type'] ?? 'text/html; charset=utf-8';
  if (!type.startsWith('text/html'))
    return { html: body, policy: { 'Content-Type': type, ...linkOf(headers) } };
  const { html, sources } = hashScripts(body.toString('utf8'), nonce);
  const policy = { 'Content-Type': type, 'Content-Security-Policy': contentSecurityPolicy(sources) };
  return { html: Buffer.from(html), policy };
}
