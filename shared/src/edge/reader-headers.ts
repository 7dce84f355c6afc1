import type { IncomingHttpHeaders } from 'node:http';

import { portalSecretHeader } from '../contract/portal/portal-secret.ts';

// RFC 9110 7.6.1: these concern one connection only.
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
]);

// What only an edge may say: who the reader is, and that the caller is one of our portals.
const saidByEdge = /^(?:x-forwarded-.*|forwarded|x-real-ip)$/;

/** Headers without those of one connection, including what its Connection header names. */
export function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return keptHeaders(headers, (name) => !hopByHop.has(name) && !named.has(name));
}

/** What a reader may say to the parts behind the edge. */
export const readerHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  keptHeaders(endToEnd(headers), (name) => !saidByEdge.test(name) && name !== portalSecretHeader);

/** The headers whose lower-case names are wanted. */
export const keptHeaders = (
  headers: IncomingHttpHeaders,
  wanted: (name: string) => boolean,
): IncomingHttpHeaders => Object.fromEntries(Object.entries(headers).filter(([name]) => wanted(name)));

const withRefreshCookie = /^\/api\/blade-auth\/oauth\/(?:token|token\/refresh|logout)(?:\?|$)/;

const withSignOnCookie = /^\/api\/policy\/gdgovesso\/(?:gdgovelogin|logincallback|bind|bindcallback)(?:\?|$)/;

const withPasskeyCookie = /^\/api\/blade-auth\/(?:passkey\/options|oauth\/token\/passkey)(?:\?|$)/;

/** Last part of the name of the cookie that a call is sent with. */
const cookieFor = (path: string) => {
  if (withRefreshCookie.test(path)) return 'refresh-token';
  if (withPasskeyCookie.test(path)) return 'passkey';
  return withSignOnCookie.test(path) ? 'sign-on' : null;
};

/** The one cookie that the server reads, where it reads it: the refresh token of this site, or the mark of a browser that is signing in. */
export function cookieOfSite(
  cookie: string | undefined,
  { path, siteKey }: { path: string; siteKey: string },
): { cookie?: string } {
  const name = cookieFor(path);
  if (cookie === undefined || name === null) return {};
  const own = cookie
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${siteKey}-${name}=`));
  return own.length === 0 ? {} : { cookie: own.join('; ') };
}
