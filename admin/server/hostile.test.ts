import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { edgeServer } from '@policy/shared/edge/edge-server.ts';
import { tryEdge } from '@policy/shared/edge/testing/edge-trial.ts';
import { expect, it, vi } from 'vitest';

import { adminListener } from './admin-listener.ts';
import { securityHeaders } from './security-headers.ts';

it('bears every hostile request, lets none through to another host, and goes on serving', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'admin-'));
  writeFileSync(path.join(folder, 'index.html'), '<title>back-office</title>');
  const report = vi.fn();
  const { each, passed, strayed } = await tryEdge(
    (apiOrigin) =>
      edgeServer({
        listener: adminListener({
          apiOrigin,
          basePath: '',
          frameOrigins: [],
          folder,
          policy: "default-src 'self'",
        }),
        headers: securityHeaders,
        secure: false,
        isTrusted: () => false,
        report,
      }),
    async (port) => {
      expect((await fetch(`http://127.0.0.1:${port}/api/honest`)).status).toBe(200);
      expect(await (await fetch(`http://127.0.0.1:${port}/wel/index`)).text()).toContain('back-office');
    },
  );
  rmSync(folder, { recursive: true });
  expect(each.filter(({ came, outcome }) => !outcome.includes(came))).toEqual([]);
  expect(each.filter(({ isGuarded }) => !isGuarded)).toEqual([]);
  expect([...passed].sort()).toEqual(['/api/honest', '/api/x']);
  expect(strayed).toBe(0);
  expect(report).not.toHaveBeenCalled();
});
