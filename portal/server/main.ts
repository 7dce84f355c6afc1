import { siteKeys } from '@policy/shared/auth/storage/site.ts';
import { edgeServer } from '@policy/shared/edge/edge-server.ts';
import { hostOf } from '@policy/shared/edge/listen.ts';
import { processLog, reportTo } from '@policy/shared/edge/process-log.ts';
import { runEdge, startEdge } from '@policy/shared/edge/run-edge.ts';
import { trustedProxies } from '@policy/shared/edge/trusted-proxies.ts';
import path from 'node:path';

import { basePath } from '../src/base-path.ts';
import { matchPublicPage } from '../src/lib/public-pages/page-match.ts';
import { readConfig } from '../src/read-config.ts';
import { passToApi } from './api/pass-to-api.ts';
import { createPageCache } from './cache/page-cache.ts';
import type { WatchedPageCache } from './cache/page-cache.ts';
import { securityHeaders } from './edge/security-headers.ts';
import { tenantOfHost } from './edge/tenant-of-host.ts';
import { callApi } from './forms/api-call.ts';
import { followEvents } from './follower/event-follower.ts';
import { pollEvents } from './follower/poll-events.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { consoleInto } from './next/console-lines.ts';
import { startNext } from './next/next-app.ts';
import { renderPage } from './next/render-page.ts';
import { keptPages, portalListener } from './portal-listener.ts';
import { sendViews } from './page-views/send-views.ts';
import { countViews } from './page-views/view-counter.ts';
import { staticFiles } from './static-files.ts';

await startEdge('The portal', async () => {
  const config = readConfig();
  const dir = path.join(import.meta.dirname, '..');
  const dev = config.mode === 'development';
  const { host } = new URL(config.portalOrigin);
  const log = processLog();
  const report = reportTo(log);
  // A developer reads what Next says as it says it.
  if (!dev) consoleInto(log);

  const next = await startNext({ dev, dir, distDir: config.distDir, port: config.port });
  const cache: WatchedPageCache = createPageCache((ask) =>
    renderPage(ask, { next, host, headers: securityHeaders, read: (other) => cache.read(other) }),
  );
  const follower = followEvents({ poll: pollEvents(config.apiOrigin, config.portalSecret), cache });
  const views = countViews({ send: sendViews(config.apiOrigin, config.portalSecret) });
  // In development Next makes its files as they are asked for.
  const files = dev
    ? {}
    : {
        files: staticFiles({
          distDir: path.join(dir, config.distDir),
          publicDir: path.join(dir, 'public'),
        }),
      };
  const pages = {
    ...{ basePath, cache, dev, views, match: matchPublicPage },
    tenantOf: tenantOfHost({ apiOrigin: config.apiOrigin, fallback: config.tenantId }),
  };
  const listener = portalListener({
    ...{ ...pages, next, headers: securityHeaders, report },
    ...files,
    forms: callApi(config.apiOrigin),
    api: passToApi({ apiOrigin: config.apiOrigin, siteKey: siteKeys.portal, basePath, report }),
  });
  const immediate = keptPages(pages);
  if (config.metrics) await openMetrics(config.metrics, cache.usage);
  const isTrusted = trustedProxies(config.trustedProxies);
  const open = () => {
    const secure = config.portalOrigin.startsWith('https:');
    const server = edgeServer({ listener, immediate, headers: securityHeaders, secure, isTrusted, report });
    if (dev) server.on('upgrade', (request, socket, head) => next.upgrade(request, socket, head));
    return server;
  };
  await runEdge({
    ...{ open, log, port: config.port, host: hostOf(config.host, config.mode) },
    address: `${config.portalOrigin}${basePath}`,
    stopping: () => follower.stop(),
    stopped: async () => {
      await views.stop();
      await next.close();
    },
  });
});
