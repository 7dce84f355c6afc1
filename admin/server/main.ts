import { edgeServer } from '@policy/shared/edge/edge-server.ts';
import { listen } from '@policy/shared/edge/listen.ts';
import { processLog, reportTo } from '@policy/shared/edge/process-log.ts';
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
const log = processLog();
const isTrusted = trustedProxies(config.trustedProxies);
const secure = origin.startsWith('https:');
const report = reportTo(log);
const open = () => edgeServer({ listener, headers: securityHeaders, secure, isTrusted, report });
const servers = await listen(open, config);
log.info({ step: `listening for ${origin}` });

// What is being answered may end; what takes longer than anyone would wait is cut off.
const graceMs = 3_000;
const stop = () => {
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
  void Promise.all(closed).finally(() => process.exit(0));
  setTimeout(() => process.exit(0), graceMs).unref();
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
