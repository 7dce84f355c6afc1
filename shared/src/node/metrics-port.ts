import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** What can tell its metrics in the text form of Prometheus. */
export interface Readable {
  metrics: () => Promise<string>;
  contentType: string;
}

/** Tells metrics on a port of their own, which no reader of the product reaches. */
export async function openMetricsPort(
  readable: Readable,
  address: { host: string; port: number },
): Promise<Server> {
  const server = createServer(metricsListener(readable));
  server.listen(address);
  await once(server, 'listening');
  return server;
}

const plain = { 'content-type': 'text/plain; charset=utf-8' };

/** Answers `GET /metrics`, and nothing else. */
const metricsListener =
  ({ metrics, contentType }: Readable) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    request.resume();
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, plain).end('Not found\n');
      return;
    }
    metrics().then(
      (body) => response.writeHead(200, { 'content-type': contentType }).end(body),
      () => response.writeHead(500, plain).end('The metrics cannot be read.\n'),
    );
  };
