import { createServer } from 'node:http';
import type { Server } from 'node:http';

import { edgeServer } from '../edge-server.ts';
import type { EdgeOptions } from '../edge-server.ts';
import { hostileRequests } from './hostile-requests.ts';
import { rawRequest } from './raw-request.ts';

/** An edge to be tried: its listener before a server at `apiOrigin`, and what it must go on answering. */
export interface TriedEdge extends Pick<EdgeOptions, 'headers' | 'immediate'> {
  listenerTo: (apiOrigin: string, report: EdgeOptions['report']) => EdgeOptions['listener'];
  /** Asked after every hostile request; throws where an honest call is answered otherwise than before. */
  watch: (port: number) => Promise<void>;
}

/** What a trial found. */
export interface EdgeTrial {
  /** Requests that were answered otherwise than their row says, with what came. */
  wrong: string[];
  /** Requests whose answer lacked a header that each of ours has to carry, or told no number where it refuses. */
  unguarded: string[];
  /** Paths that reached the server behind the edge. */
  passed: string[];
  /** Requests and connections that reached somebody else. */
  strayed: number;
  /** What the edge told its operator, but for requests that nobody could read. */
  reported: unknown[];
}

/** What a trial finds of an edge that holds. */
export const edgeThatHolds: EdgeTrial = {
  wrong: [],
  unguarded: [],
  passed: ['/api/honest', '/api/x'],
  strayed: 0,
  reported: [],
};

const portOf = (server: Server): number => {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen');
  return address.port;
};

const opened = (server: Server) =>
  new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve(portOf(server))));

/** Sends every hostile request to an edge in front of a server that writes down what it is asked. */
export async function tryEdge({ listenerTo, watch, ...answers }: TriedEdge): Promise<EdgeTrial> {
  const wrong: string[] = [];
  const unguarded: string[] = [];
  const reported: unknown[] = [];
  const report: EdgeOptions['report'] = (error, _request, level) => {
    if (level !== 'info') reported.push(error);
  };
  const passed = new Set<string>();
  let strayed = 0;
  const api = createServer((request, response) => {
    passed.add(request.url ?? '');
    request.resume().once('end', () => response.end('{}'));
  });
  const foreign = createServer((_request, response) => void response.end('foreign'));
  foreign.on('connection', () => (strayed += 1));
  const [apiPort, foreignPort] = await Promise.all([opened(api), opened(foreign)]);
  const edge = edgeServer({
    listener: listenerTo(`http://127.0.0.1:${apiPort}`, report),
    ...{ ...answers, report, secure: false, isTrusted: () => false },
  });
  const port = await opened(edge);
  for (const { name, bytes, outcome, leaves = false } of hostileRequests) {
    const sent = bytes.replaceAll('{foreign}', `127.0.0.1:${foreignPort}`);
    const { outcome: came, text } = await rawRequest(port, sent, { leaves });
    if (!outcome.includes(came)) wrong.push(`${name}: ${came}`);
    if (came !== 'closed' && !(isGuarded(text) && isNumbered(text))) unguarded.push(name);
    await watch(port);
  }
  for (const server of [edge, api, foreign]) {
    server.closeAllConnections();
    server.close();
  }
  return { wrong, unguarded, passed: [...passed].sort(), strayed, reported };
}

/** The number in a refusal's body is that of its header. */
const isNumbered = (text: string) =>
  !text.includes('"success":false') || /\r\nx-request-id: ([\w.-]{1,64})\r\n[^]*"traceId":"\1"/i.test(text);

const isGuarded = (text: string) =>
  /\r\nx-content-type-options: nosniff\r\n/i.test(text) &&
  /\r\nreferrer-policy: \S+\r\n/i.test(text) &&
  (/\r\nlocation: /i.test(text) || /\r\ncontent-security-policy: default-src /i.test(text));
