import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { draft, everyKind } from '../../../../test/fixtures/drawn-entry.ts';
import { stageForLint } from '../../../../test/fixtures/staged-sources.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import type { Person } from '../../../../test/journeys/people.ts';
import { startTestServer } from '../../../../test/test-server.ts';
import type { TestServer } from '../../../../test/test-server.ts';
import { unstage } from './staging.ts';

// The shape that differs most from a table, checked with the same tools.
describe('generated code', () => {
  let sources: string;
  let server: TestServer;
  let admin: Person;
  beforeAll(async () => {
    sources = await stageForLint();
    server = await startTestServer('pglite', { APP_MODE: 'development', SOURCE_DIR: sources });
    admin = await personOf(server, 'admin');
  });
  afterAll(async () => {
    await server.close();
    await unstage(sources);
  });

  it('compiles, is clean and passes its own tests as a tree too', async () => {
    const entry = { ...draft, tableName: 't_station', shape: 'tree', columns: everyKind };
    const { body: added } = await admin.post('blade-develop/code/submit', entry);
    expect(added).toMatchObject({ code: 200 });
    const { body } = await admin.post('blade-develop/code/check', { id: String(added.data.id) });
    expect(body.data.filter(({ isPassed }: { isPassed: boolean }) => !isPassed)).toEqual([]);
  });
});
