import { edgeServer } from '@policy/shared/edge/edge-server.ts';
import { processLog, reportTo } from '@policy/shared/edge/process-log.ts';
import { runEdge, startEdge } from '@policy/shared/edge/run-edge.ts';
import { trustedProxies } from '@policy/shared/edge/trusted-proxies.ts';
import path from 'node:path';

import { adminListener } from './admin-listener.ts';
import { readConfig } from './config.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

await startEdge('The back-office', () => {
  const config = readConfig();
  const { apiOrigin, basePath, frameOrigins, origin } = config;
  const log = processLog();
  const report = reportTo(log);
  const listener = adminListener({
    ...{ apiOrigin, basePath, frameOrigins, report },
    folder: path.join(import.meta.dirname, 'site'),
    policy: contentSecurityPolicy(frameOrigins),
  });
  const isTrusted = trustedProxies(config.trustedProxies);
  const secure = origin.startsWith('https:');
  const open = () => edgeServer({ listener, headers: securityHeaders, secure, isTrusted, report });
  return runEdge({ open, port: config.port, host: config.host, address: origin, log });
});
