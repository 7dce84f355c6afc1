import { hostname } from 'node:os';

import type { Config } from '../../config.ts';

/** Which server writes, as every row of its logs says. */
export const placeOf = ({ host, port, mode }: Config): Record<string, string> => ({
  serviceId: 'policy-server',
  serverHost: hostname().slice(0, 100),
  serverIp: `${host}:${String(port)}`,
  env: mode,
});
