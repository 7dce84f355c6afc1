import { askOutbound } from '../../../../kit/services/outbound-request.ts';
import type { Outbound } from '../../../../kit/services/outbound.ts';
import type { Ports } from './provider.ts';

const timeoutMs = 10_000;

/** Posts to an address that people configured. */
export const createPost =
  (outbound: Outbound): Ports['post'] =>
  (address, request) =>
    askOutbound(outbound, address, { method: 'POST', ...request, timeoutMs });
