import { describe, expect, it } from 'vitest';

import { draft, everyKind } from '../../../../test/fixtures/drawn-entry.ts';
import { serverOf, signedIn } from '../../../../test/describe-on-server.ts';
import { findWorkspace } from './workspace.ts';

// The shape that differs most from a table, checked with the same tools: a minute and a half of both cores.
describe('generated code', () => {
  const SOURCE_DIR = findWorkspace(import.meta.dirname)!.root;
  const server = serverOf('pglite', { APP_MODE: 'development', SOURCE_DIR });
  const admin = signedIn(server, 'admin');

  it('compiles, is clean and passes its own tests as a tree too', async () => {
    const entry = { ...draft, tableName: 't_station', shape: 'tree', columns: everyKind };
    const { body: added } = await admin.post('blade-develop/code/submit', entry);
    expect(added).toMatchObject({ code: 200 });
    const { body } = await admin.post('blade-develop/code/check', { id: String(added.data.id) });
    expect(body.data.filter(({ isPassed }: { isPassed: boolean }) => !isPassed)).toEqual([]);
  });
});
