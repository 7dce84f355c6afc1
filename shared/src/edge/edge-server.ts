import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

import type { Report } from './process-log.ts';
import { refuse, refuseRawly } from './refuse.ts';
import type { Refused } from './refuse.ts';
import { isUpload } from './request-body.ts';
import { hasBody } from '../node/has-body.ts';
import { requestIdOf } from '../node/request-id.ts';
import { whereFrom } from './trusted-proxies.ts';
import type { IsTrusted, Reader } from './trusted-proxies.ts';
import { wholeAnswers } from './whole-answer.ts';
import type { WholeAnswer } from './whole-answer.ts';

export interface EdgeOptions {
  /** Answers one request; what it throws ends that request alone. */
  listener: (request: IncomingMessage, response: ServerResponse, reader: Reader) => void;
  /** The answer to one request where it is known at once; the listener is asked for all others. */
  immediate?: (request: IncomingMessage, reader: Reader) => WholeAnswer | undefined;
  /** Headers of every answer, refusals included. */
  headers: Readonly<Record<string, string>>;
  /** Whether browsers are to come by https only, because the app's own origin says so. */
  secure: boolean;
  isTrusted: IsTrusted;
  report: Report;
  /** How long a reader may send nothing of a body that he began, and half of how long he may leave an answer unread. */
  stallMs?: number;
  /** How long the body of a request may take to arrive; an upload takes as long as it gets on. */
  bodyMs?: number;
}

const patience = {
  // Requests that do not get on are ended, so that half-open ones do not use up the connections.
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  // The same limit as the server's: the largest upload at the lowest allowed rate takes less.
  requestTimeout: 7_200_000,
  // Node's own refusal would lack our headers.
  requireHostHeader: false,
};
const longestStallMs = 30_000;
// The same limit as the server's, for bodies that are sent to the app itself and never reach the server.
const longestBodyMs = 30_000;
// The most unanswered requests of one connection. Browsers do not pipeline; more would open more calls at once than one reader's share.
const mostPipelined = 20;
const httpsOnly = { 'Strict-Transport-Security': 'max-age=31536000' };

/**
 * An HTTP server as it meets the outside: whatever a request holds, it is answered or its connection closed, and
 * nothing else is ended by it. Its listener learns who the reader is, and finds the security headers set.
 */
export function edgeServer(options: EdgeOptions): Server {
  const {
    listener,
    immediate,
    isTrusted,
    report,
    stallMs = longestStallMs,
    bodyMs = longestBodyMs,
  } = options;
  const security = { ...options.headers, ...(options.secure ? httpsOnly : {}) };
  const server = createServer({
    ...patience,
    keepAliveTimeout: Math.min(5_000, stallMs),
  });
  const unanswered = openAnswers();
  const always = { http: security, https: { ...security, ...httpsOnly } };
  const sendWhole = wholeAnswers(always);
  const refuseHere = ([request, response]: Exchange, refused: Refused, reader: Reader) => {
    setHeaders(response, always[reader.proto], reader.requestId);
    refuse(request, response, refused);
  };
  const refuseAndClose: typeof refuseHere = (exchange, refused, reader) => {
    exchange[1].setHeader('Connection', 'close');
    refuseHere(exchange, refused, reader);
  };
  const hand: EdgeOptions['listener'] = (request, response, reader) => {
    const whole = immediate?.(request, reader);
    if (whole) sendWhole(response, whole, reader);
    else {
      setHeaders(response, always[reader.proto], reader.requestId);
      listener(request, response, reader);
    }
  };
  const answer = (request: IncomingMessage, response: ServerResponse, refused?: Refused) => {
    const reader = {
      ...whereFrom(request, isTrusted),
      requestId: requestIdOf(request.headers['x-request-id']),
    };
    const open = unanswered.add(request, response);
    if (hasBody(request.headers)) watchBody(request, response, bodyMs);
    const fault = refused ?? (open > mostPipelined ? tooMany : undefined);
    try {
      if (fault) refuseAndClose([request, response], fault, reader);
      else hand(request, response, reader);
    } catch (error) {
      report(error, { url: request.url, requestId: reader.requestId });
      if (response.headersSent) response.destroy();
      else refuseHere([request, response], { code: 'server.failed' }, reader);
    }
  };
  server.on('request', (request, response) => {
    answer(request, response, isMalformed(request) ? { code: 'request.malformed' } : undefined);
  });
  server.on('checkExpectation', (request, response) =>
    answer(request, response, { code: 'request.malformed', status: 417 }),
  );
  const endRawly = (error: Error, socket: Duplex, refused: Refused) => {
    const requestId = refuseRawly(socket, refused, security);
    report(error, { url: undefined, requestId }, 'info');
  };
  server.on('connect', (_request, socket) =>
    endRawly(new Error('CONNECT is refused'), socket, { code: 'route.method' }),
  );
  server.on('clientError', (error, socket) => {
    if (unanswered.mayAnswer(socket)) endRawly(error, socket, unreadable(error));
    else socket.destroy();
  });
  const endUnread = endUnreadAnswer(stallMs);
  server.setTimeout(stallMs, (socket) => {
    // With a listener of ours Node leaves idle connections to us as well.
    if (unanswered.isIdle(socket)) socket.destroy();
    else endUnread(socket);
  });
  return server;
}

// Early releases of Node 20.19 let a name with a space through, which no request of ours could carry on.
const headerName = /^[\w!#$%&'*+.^`|~-]+$/;

const isMalformed = ({ headers, httpVersion }: IncomingMessage): boolean =>
  (headers.host === undefined && httpVersion === '1.1') ||
  !Object.keys(headers).every((name) => headerName.test(name));

const tooMany: Refused = { code: 'request.tooMany' };

type Exchange = [IncomingMessage, ServerResponse];

function setHeaders(response: ServerResponse, always: Record<string, string>, requestId: string) {
  for (const name in always) response.setHeader(name, always[name] ?? '');
  response.setHeader('X-Request-Id', requestId);
}

/** Keeps account of the answers that each connection still owes. */
function openAnswers() {
  const open = new WeakMap<Duplex, Set<ServerResponse>>();
  return {
    /** Notes a request and tells how many of its connection are unanswered. */
    add({ socket }: IncomingMessage, response: ServerResponse): number {
      const answers = open.get(socket) ?? new Set();
      open.set(socket, answers.add(response));
      response.once('close', () => answers.delete(response));
      return answers.size;
    },
    /** Whether a connection waits for its next request. */
    isIdle: (socket: Duplex): boolean => (open.get(socket)?.size ?? 0) === 0,
    /** Whether words written to a connection now would be read as the answer to the request that failed. */
    mayAnswer(socket: Duplex): boolean {
      const [first, ...others] = open.get(socket) ?? [];
      const isFree = first === undefined || (!first.headersSent && !first.req.complete);
      return socket.writable && others.length === 0 && isFree;
    },
  };
}

const byCode: Partial<Record<string, Refused>> = {
  HPE_HEADER_OVERFLOW: { code: 'request.headersTooLarge' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { code: 'request.tooLarge', facts: { limit: '16 KB' } },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request.timeout' },
};

const unreadable = (error: NodeJS.ErrnoException): Refused =>
  byCode[error.code ?? ''] ?? { code: 'request.malformed' };

/** Ends a body that stops on its way, and one that is no upload and does not arrive in time. */
function watchBody(request: IncomingMessage, response: ServerResponse, bodyMs: number) {
  request.on('timeout', () => endSlowBody(request, response));
  if (isUpload(request.headers)) return;
  const late = setTimeout(() => {
    // A body that has arrived whole is not late: it only waits to be read.
    if (!request.complete) endSlowBody(request, response);
  }, bodyMs).unref();
  request.once('close', () => clearTimeout(late));
}

/** A reader whose body does not get on is told so; one whose body is not taken any further is not at fault. */
function endSlowBody(request: IncomingMessage, response: ServerResponse) {
  if (response.headersSent) request.destroy();
  else if (request.readableFlowing !== false) {
    response.setHeader('Connection', 'close');
    refuse(request, response, { code: 'request.timeout' });
  }
}

/** Ends a connection whose reader has taken nothing of his answer for two spans of quiet, one after the other. */
function endUnreadAnswer(stallMs: number) {
  const unread = new WeakMap<Duplex, number>();
  return (socket: Socket) => {
    if (socket.writableLength === 0) return;
    if (unread.get(socket) === socket.writableLength) socket.destroy();
    else {
      unread.set(socket, socket.writableLength);
      socket.setTimeout(stallMs);
    }
  };
}
