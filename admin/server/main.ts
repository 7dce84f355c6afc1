import { edgeServer } from '@policy/shared/edge/edge-server.ts';
import { listen } from '@policy/shared/edge/listen.ts';
import { trustedProxies } from '@policy/shared/edge/trusted-proxies.ts';
import path from 'node:path';

import { adminListener } from './admin-listener.ts';
import { config } from './config.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const { apiOrigin, basePath, frameOrigins, origin } = config;
const listener = adminListener({
  ...{ apiOrigin, basePath, frameOrigins },
  folder: path.join(import.meta.dirname, 'site'),
  policy: contentSecurityPolicy(frameOrigins),
});
const report = (error: unknown, url = '') =>
  void process.stderr.write(`${new Date().toISOString()} admin ${url} ${String(error)}\n`);
const isTrusted = trustedProxies(config.trustedProxies);
const secure = origin.startsWith('https:');
const open = () => edgeServer({ listener, headers: securityHeaders, secure, isTrusted, report });
const servers = await listen(open, config);
process.stdout.write(`admin ready at ${origin}\n`);

// What is being answered may end; what takes longer than anyone would wait is cut off.
const graceMs = 3_000;
const stop = () => {
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
  void Promise.all(closed).finally(() => process.exit(0));
  setTimeout(() => process.exit(0), graceMs).unref();
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
