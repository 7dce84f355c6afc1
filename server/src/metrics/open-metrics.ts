import { once } from 'node:events';
import { createServer } from 'node:http';

import type { Gauge } from '../kit/gauges.ts';
import { createMetrics } from './metrics.ts';
import type { Metrics, Observe } from './metrics.ts';

/** Metrics that are read at an address, or nothing at all. */
interface OpenMetrics {
  observe: Observe | undefined;
  watch: (gauges: readonly Gauge[]) => void;
  close: () => void;
}

const nothing: OpenMetrics = { observe: undefined, watch: () => undefined, close: () => undefined };

/** Tells the metrics at an address of their own, which no reader of the product reaches; without one it costs nothing. */
export async function openMetrics(address: { host: string; port: number } | undefined): Promise<OpenMetrics> {
  if (!address) return nothing;
  const metrics = createMetrics();
  const server = listener(metrics);
  server.listen(address);
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { ...metrics, close };
}

const plain = { 'content-type': 'text/plain; charset=utf-8' };

const listener = ({ text, contentType }: Metrics) =>
  createServer((request, response) => {
    request.resume();
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, plain).end('Not found\n');
      return;
    }
    text().then(
      (body) => response.writeHead(200, { 'content-type': contentType }).end(body),
      () => response.writeHead(500, plain).end('The metrics cannot be read.\n'),
    );
  });
