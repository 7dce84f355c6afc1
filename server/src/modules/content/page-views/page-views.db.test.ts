import { entities } from '@policy/shared/contract/entities/index.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { countedEntities, pageViews } from '@policy/shared/contract/portal/page-views.ts';
import { portalSecretHeader } from '@policy/shared/contract/portal/portal-secret.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { describeOnDemonstration } from '../../../../test/describe-on-server.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { invalidationsAfter } from '../../../kit/transaction/invalidation-log.ts';
import { searchDocuments } from '../../../search/index/search-tables.ts';

describeOnDemonstration('views of pages', (server) => {
  const rows = () => repositoryOf(policy, server.context);
  const published = async () => (await rows().list({ status: 'published' }))[0]!;
  const tell = (views: readonly object[], headers: Record<string, string> = {}) =>
    server.app.inject({
      ...{ method: 'POST', url: '/api/policy/views', payload: { views } },
      headers: { [portalSecretHeader]: server.app.services.config.portalSecret, ...headers },
    });
  const viewsOf = async (id: string) => {
    const row = await rows().first(eq(tableOf(policy).id, id));
    const { db } = server.database;
    const [found] = await db.select().from(searchDocuments).where(eq(searchDocuments.id, id));
    return { row: row!.viewCount, version: row!.version, search: found!.views };
  };

  test('are added to the row and to what the search orders by, and make nothing stale', async () => {
    const { id } = await published();
    const before = await viewsOf(id);
    const { seq } = await invalidationsAfter(server.database.db, 0);
    const gone = '0198c0de-0000-7000-8000-00000000dead';
    const told = [
      { entity: 'policy', id, count: 3 },
      { entity: 'policy', id: gone, count: 9 },
      { entity: 'policy', id, count: 4 },
    ];
    expect((await tell(told)).statusCode).toBe(200);
    expect(await viewsOf(id)).toEqual({
      ...{ row: before.row + 7, search: before.search + 7 },
      version: before.version,
    });
    expect((await invalidationsAfter(server.database.db, 0)).seq).toBe(seq);
  });

  test('are taken from nobody but a portal, and for no other tenant', async () => {
    const { id } = await published();
    const before = await viewsOf(id);
    const views = [{ entity: 'policy', id, count: 1 }];
    expect((await tell(views, { [portalSecretHeader]: 'x'.repeat(43) })).statusCode).toBe(404);
    await tell(views, { 'tenant-id': '100001' });
    expect(await viewsOf(id)).toEqual(before);
  });

  test.each([
    [{ entity: 'user', count: 1 }],
    [{ entity: 'policy', count: 0 }],
    [{ entity: 'policy', count: 1.5 }],
  ])('are refused where they make no sense: %j', async (wrong) => {
    const { id } = await published();
    expect((await tell([{ ...wrong, id }])).statusCode).toBe(400);
  });
});

test('every entity that says how often it was read, and has a page, is counted', () => {
  const withPage = Object.values(entities).filter(
    ({ fields, publicPage }) => 'viewCount' in fields && publicPage !== undefined,
  );
  expect([...countedEntities].toSorted()).toEqual(withPage.map(({ name }) => name).toSorted());
  expect(pageViews.safeParse({ views: [] }).success).toBe(false);
});
