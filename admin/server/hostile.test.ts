import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { edgeThatHolds, tryEdge } from '@policy/shared/edge/testing/edge-trial.ts';
import { expect, it } from 'vitest';

import { adminListener } from './admin-listener.ts';
import { securityHeaders } from './security-headers.ts';

it('bears every hostile request, lets none through to another host, and goes on serving', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'admin-'));
  writeFileSync(path.join(folder, 'index.html'), '<title>back-office</title>');
  const found = await tryEdge({
    headers: securityHeaders,
    listenerTo: (apiOrigin, report) =>
      adminListener({
        ...{ apiOrigin, report, folder, basePath: '', frameOrigins: [], policy: "default-src 'self'" },
      }),
    watch: async (port) => {
      expect((await fetch(`http://127.0.0.1:${port}/api/honest`)).status).toBe(200);
      expect(await (await fetch(`http://127.0.0.1:${port}/wel/index`)).text()).toContain('back-office');
    },
  });
  rmSync(folder, { recursive: true });
  expect(found).toEqual(edgeThatHolds);
});
