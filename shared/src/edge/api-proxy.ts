import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';

import { hasBody } from '../node/has-body.ts';
import type { Report } from './process-log.ts';
import { cookieOfSite, endToEnd, keptHeaders, readerHeaders } from './reader-headers.ts';
import { drain, noDocument, refuse } from './refuse.ts';
import type { Refused } from './refuse.ts';
import { BodyTooLarge, framing, isUpload, refusedBody, sendBody } from './request-body.ts';
import { callPath, mayPass } from './request-target.ts';
import type { Reader } from './trusted-proxies.ts';

// Shorter than the server's own: it must not close a connection that is just being used again.
const agentOptions = { keepAlive: true, timeout: 30_000 };
const longestIdleMs = 60_000;

export interface ApiProxyOptions {
  /** Where the server behind /api answers. */
  apiOrigin: string;
  /** Name of the app in the names of its cookies. */
  siteKey: string;
  /** What stands before /api in the app's addresses. */
  basePath?: string;
  /** How long a call may go on without a byte in either direction. */
  idleMs?: number;
  /** Called for each call that the server did not answer. */
  report: Report;
}

/** Passes one request on, for this reader and with what the app adds to its headers. */
export type ApiProxy = (
  request: IncomingMessage,
  response: ServerResponse,
  from: { reader: Reader; headers?: Record<string, string> },
) => void;

/**
 * Passes calls to the server behind /api as they come, in both directions, uploads included.
 * Where it goes is configuration plus a checked path; nothing a reader sends is resolved as an address.
 * A server that is away is 503, one that breaks off 502, one that says nothing for a minute 504, each with a sentence.
 */
export function apiProxy(options: ApiProxyOptions): ApiProxy {
  const send = sender(options);
  return (request, response, from) => {
    const path = callPath(request.url ?? '', options.basePath);
    const refused = refusedAtOnce(request, path);
    if (refused || path === undefined) {
      refuse(request, response, refused ?? { code: 'route.notFound' });
      return;
    }
    const call = send(request, path, forwardedHeaders(request, { ...options, ...from, path }));
    const failed = (error: unknown) => {
      call.destroy();
      if (fail(request, response, error))
        options.report(error, { url: request.url, requestId: from.reader.requestId }, 'warn');
    };
    call.once('response', (answer) => {
      // The rest of a refused body would be read as the next request on the connection.
      if (!isReusable(request, call, answer)) call.shouldKeepAlive = false;
      try {
        passAnswer(answer, response, () => {
          call.destroy();
          drain(request);
        });
      } catch (error) {
        failed(error);
      }
    });
    call.once('timeout', () => failed(new ServerTimeout('The server says nothing'))).on('error', failed);
    response.once('close', () => call.destroy());
    sendBody(request, call, failed);
  };
}

/** Opens a call at the configured address; method and path are all that a request decides of it. */
function sender({ apiOrigin, idleMs: timeout = longestIdleMs }: ApiProxyOptions) {
  const { protocol, hostname, port } = new URL(apiOrigin);
  const secure = protocol === 'https:';
  const open = secure ? httpsRequest : httpRequest;
  const agent = secure ? new HttpsAgent(agentOptions) : new HttpAgent(agentOptions);
  // An IPv6 address stands in brackets in an address and without them in a connection.
  const host = hostname.replace(/^\[|\]$/g, '');
  const target = { agent, host, port: port || (secure ? 443 : 80), timeout };
  return ({ method }: IncomingMessage, path: string, headers: OutgoingHttpHeaders): ClientRequest =>
    open({ ...target, method, path, headers });
}

/** What is not passed on at all. */
function refusedAtOnce(request: IncomingMessage, path: string | undefined): Refused | undefined {
  if (path === undefined) return { code: 'route.notFound' };
  // It would only show a script what the browser keeps from it.
  if (request.method === 'TRACE') return { code: 'route.method' };
  // Last: a path that is kept inside is refused as one that the server does not know, whatever is sent to it.
  return refusedBody(request) ?? (mayPass(path) ? undefined : { code: 'route.notFound' });
}

interface Forwarding extends ApiProxyOptions {
  path: string;
  reader: Reader;
  headers?: Record<string, string>;
}

const setByEdge = new Set(['cookie', 'host', 'expect', 'content-length']);

function forwardedHeaders(request: IncomingMessage, { path, reader, ...app }: Forwarding) {
  const said = keptHeaders(readerHeaders(request.headers), (name) => !setByEdge.has(name));
  return {
    ...said,
    ...framing(request.headers),
    ...cookieOfSite(request.headers.cookie, { path, siteKey: app.siteKey }),
    host: new URL(app.apiOrigin).host,
    'x-forwarded-for': reader.address,
    'x-forwarded-host': reader.host,
    'x-forwarded-proto': reader.proto,
    ...(app.basePath ? { 'x-forwarded-prefix': app.basePath } : {}),
    ...(reader.isBehindStranger ? { forwarded: 'for=unknown' } : {}),
    'x-request-id': reader.requestId,
    ...app.headers,
  };
}

/** Whether the connection may carry another request after this answer. */
const isReusable = (
  { headers }: IncomingMessage,
  call: ClientRequest,
  { statusCode = 502 }: IncomingMessage,
) => !hasBody(headers) || (call.writableFinished && statusCode < 400 && !isUpload(headers));

function passAnswer(answer: IncomingMessage, response: ServerResponse, ended: () => void) {
  if (response.headersSent || response.destroyed) {
    ended();
    return;
  }
  // The edge's own headers stand on the response already and win.
  const own = new Set(response.getHeaderNames());
  const headers = keptHeaders(endToEnd(answer.headers), (name) => !own.has(name));
  // An answer may have a policy of its own.
  const stated: OutgoingHttpHeaders = { 'content-security-policy': noDocument, ...headers };
  response.writeHead(answer.statusCode ?? 502, stated);
  pipeline(answer, response, ended);
}

class ServerTimeout extends Error {}

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);

/**
 * Answers a call that went wrong; may be told of one failure several times.
 * Tells whether it answered in the place of the server, which then knows nothing of the call.
 */
function fail(request: IncomingMessage, response: ServerResponse, error: unknown): boolean {
  // The server may answer before it has read everything; the rest then has nowhere to go.
  if (response.writableEnded) drain(request);
  else if (response.headersSent || response.destroyed) response.destroy();
  else {
    refuse(request, response, refusalOf(error));
    return !(error instanceof BodyTooLarge);
  }
  return false;
}

function refusalOf(error: unknown): Refused {
  if (error instanceof BodyTooLarge) return error.refused;
  if (error instanceof ServerTimeout) return { code: 'server.timeout' };
  const isAway = error instanceof Error && 'code' in error && unreachable.has(String(error.code));
  return { code: 'server.unavailable', status: isAway ? 503 : 502 };
}
