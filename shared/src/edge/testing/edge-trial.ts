import { createServer } from 'node:http';
import type { Server } from 'node:http';

import { hostileRequests } from './hostile-requests.ts';
import type { HostileRequest } from './hostile-requests.ts';
import { rawRequest } from './raw-request.ts';

export interface TrialOfOne extends Pick<HostileRequest, 'name' | 'outcome'> {
  came: number | 'closed';
  /** Whether every answer carried the headers that each of ours has to carry. */
  isGuarded: boolean;
}

export interface Trial {
  each: TrialOfOne[];
  /** Paths that reached the server behind the edge. */
  passed: Set<string>;
  /** Requests and connections that reached somebody else. */
  strayed: number;
}

const portOf = (server: Server): number => {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen');
  return address.port;
};

const opened = (server: Server) =>
  new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve(portOf(server))));

/** Sends every hostile request to an edge in front of a server that writes down what it is asked. */
export async function tryEdge(
  edgeTo: (apiOrigin: string) => Server,
  watch: (port: number) => Promise<void>,
): Promise<Trial> {
  const passed = new Set<string>();
  let strayed = 0;
  const api = createServer((request, response) => {
    passed.add(request.url ?? '');
    request.resume().once('end', () => response.end('{}'));
  });
  const foreign = createServer((_request, response) => void response.end('foreign'));
  foreign.on('connection', () => (strayed += 1));
  const [apiPort, foreignPort] = await Promise.all([opened(api), opened(foreign)]);
  const edge = edgeTo(`http://127.0.0.1:${apiPort}`);
  const port = await opened(edge);
  const each: TrialOfOne[] = [];
  for (const { name, bytes, outcome, leaves = false } of hostileRequests) {
    const sent = bytes.replaceAll('{foreign}', `127.0.0.1:${foreignPort}`);
    const { outcome: came, text } = await rawRequest(port, sent, { leaves });
    each.push({ name, outcome, came, isGuarded: came === 'closed' || isGuarded(text) });
    await watch(port);
  }
  for (const server of [edge, api, foreign]) {
    server.closeAllConnections();
    server.close();
  }
  return { each, passed, strayed };
}

const isGuarded = (text: string) =>
  /\r\nx-content-type-options: nosniff\r\n/i.test(text) &&
  /\r\nreferrer-policy: \S+\r\n/i.test(text) &&
  (/\r\nlocation: /i.test(text) || /\r\ncontent-security-policy: default-src /i.test(text));
