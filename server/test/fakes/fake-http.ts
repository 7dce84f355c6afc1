import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** One request as it came in. */
export interface Received {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What is answered to it. */
export interface Reply {
  status: number;
  body?: string | Buffer;
}

/** A server of somebody else's on this machine. */
export interface FakeServer {
  /** Where it listens, `http://127.0.0.1:12345`. */
  origin: string;
  received: Received[];
  close(): Promise<void>;
}

/** Starts a server that answers as it is told and remembers what it was asked. */
export async function fakeServer(answer: (request: Received) => Reply): Promise<FakeServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { method = '', url = '/', headers } = request;
      const one = { method, url: new URL(url, 'http://fake'), headers, body };
      received.push(one);
      const reply = answer(one);
      response.writeHead(reply.status, { 'content-type': 'application/xml' }).end(reply.body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${String(port)}`, received, close };
}
