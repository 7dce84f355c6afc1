import type { Readable } from '@policy/shared/node/metrics-port.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import type { Gauge as Watched } from '../kit/runtime/gauges.ts';

/** Counts an answered call by the pattern of its route, so that ids make no rows of their own. */
export type Observe = (request: FastifyRequest, reply: FastifyReply) => void;

/** What the operator's monitoring reads. */
export interface Metrics extends Readable {
  observe: Observe;
  /** Adds gauges. */
  watch: (gauges: readonly Watched[]) => void;
}

// From a list of a page to a long export.
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Metrics of this process: its calls, its event loop and memory, and the gauges that it is given. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answered calls by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  return {
    observe({ method, routeOptions }, { statusCode, elapsedTime }) {
      const route = routeOptions.url ?? 'none';
      duration.observe({ method, route, status: statusCode }, elapsedTime / 1000);
    },
    watch: (gauges) => gauges.forEach((gauge) => register(registry, gauge)),
    metrics: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function register(registry: Registry, { name, help, read }: Watched) {
  new Gauge({
    name,
    help,
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      // A database that is away takes its own gauges out of the answer and no others.
      const value = await Promise.resolve(read()).catch(() => ({}));
      if (typeof value === 'number') this.set(value);
      else for (const [state, number] of Object.entries(value)) this.set({ state }, number);
    },
  });
}
