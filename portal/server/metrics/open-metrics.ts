import { openMetricsPort } from '@policy/shared/node/metrics-port.ts';
import type { Readable } from '@policy/shared/node/metrics-port.ts';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

import type { PageUsage } from '../cache/page-cache.ts';

/** Tells how the kept pages and the process do, on a port of their own that no reader reaches; answers the port. */
export async function openMetrics(
  address: { port: number; host: string },
  usage: () => PageUsage,
): Promise<number> {
  const server = await openMetricsPort(pageMetrics(usage), address);
  // The process ends without waiting for whoever reads its metrics.
  server.unref();
  const bound = server.address();
  return typeof bound === 'object' && bound ? bound.port : address.port;
}

function pageMetrics(usage: () => PageUsage): Readable {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Counter({
    name: 'portal_page_reads_total',
    help: 'Reads of public pages: answered by a kept page (hit), or rendered (miss)',
    labelNames: ['result'],
    registers,
    collect() {
      const { hits, misses } = usage();
      this.reset();
      this.inc({ result: 'hit' }, hits);
      this.inc({ result: 'miss' }, misses);
    },
  });
  new Gauge({
    name: 'portal_kept_pages',
    help: 'Public pages that are kept',
    registers,
    collect() {
      this.set(usage().pages);
    },
  });
  new Gauge({
    name: 'portal_kept_pages_bytes',
    help: 'Memory that the kept pages take',
    registers,
    collect() {
      this.set(usage().bytes);
    },
  });
  return { metrics: () => registry.metrics(), contentType: registry.contentType };
}
