import { openMetricsPort } from '@policy/shared/node/metrics-port.ts';

import type { Gauge } from '../kit/runtime/gauges.ts';
import { createMetrics } from './metrics.ts';
import type { Observe } from './metrics.ts';

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
  const server = await openMetricsPort(metrics, address);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { ...metrics, close };
}
