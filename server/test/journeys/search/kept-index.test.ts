import { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import type { DraftOf, Entity } from '@policy/shared/contract/kit/entity.ts';
import { inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';

import { repositoryOf } from '../../../src/kit/rows/repository.ts';
import { beginRebuild } from '../../../src/modules/content/search/rebuild/rebuild.ts';
import { fillIndexes, refreshMarked } from '../../../src/modules/content/search/rebuild/rebuild-calls.ts';
import { searchDocuments, searchRebuilds } from '../../../src/search/index/search-tables.ts';
import { idOf } from '../../../src/seeds/slug-id.ts';
import { describeOnDemonstration, signedIn } from '../../describe-on-server.ts';
import { callerOf } from '../people.ts';

describeOnDemonstration('the index of what is public', (server) => {
  const admin = signedIn(server, 'admin');
  const search = async (keyword: string) =>
    (await callerOf(server, {}).get('policy/search/searchAllContent', { keyword })).body.data;
  const found = async (keyword: string): Promise<string[]> =>
    (await search(keyword)).records.map(({ title }: { title: string }) => title);
  const post = async (path: string, payload: object) => {
    const { status, body } = await admin.post(path, payload);
    expect(status, body.msg).toBe(200);
    return body.data;
  };
  /** A policy whose words nothing else has. */
  const draft = async (title: string) =>
    post('policy/policyinfo/submit', {
      ...{ title, issuer: '云澜区', agencyId: idOf('a03'), level: 'district', docType: 'policy' },
      ...{ topic: '工业、交通', publishDate: '2026-05-01', summary: '摘要', body: '<p>正文鲸鲨</p>' },
    });
  const publish = async (id: string) => {
    await post('policy/policyinfo/toReview', { ids: id });
    await post('policy/policyinfo/publish', { ids: id });
  };
  /** Changes what is public, as the end of its review does. */
  const change = <E extends Entity>(entity: E, id: string, changes: Partial<DraftOf<E>>) =>
    repositoryOf(entity, server.context).update(id, changes);
  const state = async () => (await admin.get('policy/search/index')).body.data;

  it('has a policy from its publishing until it is taken offline or archived, as it is at that time', async () => {
    const { id } = await draft('独角鲸扶持办法');
    expect(await found('独角鲸')).toEqual([]);
    await post('policy/policyinfo/toReview', { ids: id });
    expect(await found('独角鲸')).toEqual([]);
    await post('policy/policyinfo/publish', { ids: id });
    expect(await found('独角鲸')).toEqual(['独角鲸扶持办法']);
    expect(await found('鲸鲨')).toEqual(['独角鲸扶持办法']);
    await change(policy, id, { title: '独角鲸扶持新办法' });
    expect(await found('独角鲸')).toEqual(['独角鲸扶持新办法']);
    await post('policy/policyinfo/offline', { ids: id });
    expect(await found('独角鲸')).toEqual([]);
    await post('policy/policyinfo/publish', { ids: id });
    expect(await found('独角鲸')).toHaveLength(1);
    await post('policy/policyinfo/offline', { ids: id });
    await post('policy/policyinfo/archive', { ids: id });
    expect(await found('独角鲸')).toEqual([]);
  });

  it('has a policy with its clauses and the names of its tags and its agency, whichever of them changes', async () => {
    const [one, other] = [await draft('海獭办法'), await draft('海狮办法')];
    await publish(one.id);
    await publish(other.id);
    const clauses = repositoryOf(policyClause, server.context);
    const clause = await clauses.insert({
      ...{ policyId: one.id, clauseNo: '第九条', title: '补助', content: '<p>给予冰川补助</p>' },
      ...{ isFulfilClause: 0, sort: 9 },
    });
    expect((await search('冰川')).records[0]).toMatchObject({ title: '海獭办法', clauseNo: '第九条' });
    await change(policyClause, clause.id, { policyId: other.id });
    expect(await found('冰川')).toEqual(['海狮办法']);
    await clauses.remove([clause.id]);
    expect(await found('冰川')).toEqual([]);
    const tag = await post('policy/tags/submit', { name: '极光旧名', category: 'topic' });
    await change(policy, one.id, { tagIds: [tag.id] });
    expect(await found('极光旧名')).toEqual(['海獭办法']);
    await post('policy/tags/submit', { id: tag.id, name: '冻土新名' });
    expect([await found('极光旧名'), await found('冻土新名')]).toEqual([[], ['海獭办法']]);
    await change(department, idOf('a03'), { fullName: '麋鹿管理局' });
    expect((await search('麋鹿管理局')).total).toBeGreaterThan(2);
    await change(department, idOf('a03'), { fullName: '云澜区工业和信息化局' });
    for (const { id } of [one, other]) await post('policy/policyinfo/offline', { ids: id });
  });

  it('is made anew as a whole while people search, and by one at a time', async () => {
    const { documents } = await state();
    await server.database.db.update(searchDocuments).set({ title: 'x', url: '/nowhere' });
    const context = { ...server.context };
    const work = await beginRebuild(context);
    expect(await beginRebuild(context)).toBeNull();
    expect(await state()).toMatchObject({ isRunning: true, done: 0, total: documents });
    await Promise.all([work?.(), ...Array.from({ length: 5 }, () => search('技改'))]);
    expect(await state()).toMatchObject({ isRunning: false, documents, done: documents, failure: null });
    expect((await search('技改')).records[0].url).not.toBe('/nowhere');
  });

  it('is filled when a server starts that has none, and anew where it was made in another form', async () => {
    const { documents } = await state();
    const { db } = server.database;
    await db.delete(searchRebuilds);
    await db.delete(searchDocuments);
    await fillIndexes(server.services);
    expect((await state()).documents).toBe(documents);
    await db.update(searchRebuilds).set({ form: 0 });
    await db.update(searchDocuments).set({ url: '/nowhere' });
    await fillIndexes(server.services);
    expect((await search('技改')).records[0].url).not.toBe('/nowhere');
  });

  it('makes anew what was marked', async () => {
    await server.database.db.update(searchDocuments).set({ isStale: true, url: '/nowhere' });
    await refreshMarked(server.services);
    expect((await state()).stale).toBe(0);
    expect((await search('技改')).records[0].url).not.toBe('/nowhere');
  });

  it('of one tenant is made where that of another fails, and the failure is told in the end', async () => {
    const { db } = server.database;
    const fail = sql.raw(`create function fail_first() returns trigger language plpgsql as
      $$ begin if old.tenant_id like 'broken%' then raise exception 'broken'; end if; return old; end $$`);
    const [one] = await db.select().from(searchDocuments).limit(1);
    const broken = Array.from({ length: 9 }, (_, at) => `broken ${String(at)}`);
    await db.insert(searchDocuments).values(broken.map((tenantId) => ({ ...one!, tenantId, id: uuidv7() })));
    await db.execute(fail);
    await db.execute(sql`create trigger fail_first before delete on search_document
      for each row execute function fail_first()`);
    await db.update(searchDocuments).set({ isStale: true });
    await expect(refreshMarked(server.services)).rejects.toThrow('9 of 10 failed');
    await db.execute(sql`drop trigger fail_first on search_document`);
    await db.delete(searchDocuments).where(inArray(searchDocuments.tenantId, broken));
    expect((await state()).stale).toBe(0);
  });

  it('is made anew by who holds the permission', async () => {
    const editor = await admin.post('policy/search/rebuild');
    expect(editor.body.data).toMatchObject({ failure: null });
    expect((await callerOf(server, {}).get('policy/search/index')).status).toBe(401);
  });
});
