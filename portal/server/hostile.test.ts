import { siteKeys } from '@policy/shared/auth/site.ts';
import { edgeServer } from '@policy/shared/edge/edge-server.ts';
import { tryEdge } from '@policy/shared/edge/testing/edge-trial.ts';
import { expect, it, vi } from 'vitest';

import { matchPublicPage } from '../src/lib/page-match.ts';
import { passToApi } from './api/pass-to-api.ts';
import { packPage } from './cache/kept-page.ts';
import { securityHeaders } from './edge/security-headers.ts';
import { answerOf } from './next/answer-of.fixture.ts';
import { portalListener } from './portal-listener.ts';

it('bears every hostile request, lets none through to another host, and goes on serving', async () => {
  const report = vi.fn();
  const kept = (text: string) =>
    packPage({
      status: 200,
      keep: 'long',
      body: Buffer.from(text),
      headers: { 'Content-Type': 'text/html' },
    });
  const { each, passed, strayed } = await tryEdge(
    (apiOrigin) =>
      edgeServer({
        listener: portalListener({
          cache: { read: () => kept('portal'), invalidate: vi.fn(), flush: vi.fn() },
          next: { ask: () => Promise.resolve(answerOf(200, 'own page', { 'content-type': 'text/html' })) },
          api: passToApi({ apiOrigin, siteKey: siteKeys.portal }),
          tenantOf: () => '000000',
          match: matchPublicPage,
          basePath: '',
          headers: {},
          dev: false,
          report,
        }),
        headers: securityHeaders,
        secure: false,
        isTrusted: () => false,
        report,
      }),
    async (port) => {
      expect((await fetch(`http://127.0.0.1:${port}/api/honest`)).status).toBe(200);
      expect(await (await fetch(`http://127.0.0.1:${port}/policyinfo`)).text()).toBe('portal');
    },
  );
  expect(each.filter(({ came, outcome }) => !outcome.includes(came))).toEqual([]);
  expect(each.filter(({ isGuarded }) => !isGuarded)).toEqual([]);
  expect([...passed].sort()).toEqual(['/api/honest', '/api/x']);
  expect(strayed).toBe(0);
  expect(report).not.toHaveBeenCalled();
});
