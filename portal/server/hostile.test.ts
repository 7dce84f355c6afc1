import { siteKeys } from '@policy/shared/auth/storage/site.ts';
import { edgeThatHolds, tryEdge } from '@policy/shared/edge/testing/edge-trial.ts';
import { expect, it, vi } from 'vitest';

import { matchPublicPage } from '../src/lib/public-pages/page-match.ts';
import { passToApi } from './api/pass-to-api.ts';
import { packPage } from './cache/kept-page.ts';
import { createPageCache } from './cache/page-cache.ts';
import { securityHeaders } from './edge/security-headers.ts';
import { answerOf } from './next/answer-of.fixture.ts';
import { keptPages, portalListener } from './portal-listener.ts';

const keptPage = packPage({
  status: 200,
  keep: 'long',
  body: Buffer.from('portal'),
  headers: { 'Content-Type': 'text/html' },
});

it('bears every hostile request, lets none through to another host, and goes on serving', async () => {
  const pages = {
    cache: createPageCache(() => keptPage),
    tenantOf: () => '000000',
    match: matchPublicPage,
    basePath: '',
    dev: false,
    views: { count: vi.fn() },
  };
  const found = await tryEdge({
    headers: securityHeaders,
    immediate: keptPages(pages),
    listenerTo: (apiOrigin, report) =>
      portalListener({
        ...pages,
        next: { ask: () => Promise.resolve(answerOf(200, 'own page', { 'content-type': 'text/html' })) },
        api: passToApi({ apiOrigin, siteKey: siteKeys.portal, report }),
        forms: vi.fn(),
        headers: {},
        report,
      }),
    watch: async (port) => {
      expect((await fetch(`http://127.0.0.1:${port}/api/honest`)).status).toBe(200);
      expect(await (await fetch(`http://127.0.0.1:${port}/policyinfo`)).text()).toBe('portal');
    },
  });
  expect(found).toEqual(edgeThatHolds);
});
