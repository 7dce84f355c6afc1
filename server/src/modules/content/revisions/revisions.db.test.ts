import { itemGuideMaterial } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { tag } from '@policy/shared/contract/entities/content/tag.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { previewHeader } from '@policy/shared/contract/portal/preview.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { buildFixture } from '../../../../test/conformance/fixture.ts';
import type { Fixture } from '../../../../test/conformance/fixture.ts';
import { rowsOf } from '../../../../test/conformance/lists.ts';
import { pathsOf } from '../../../../test/conformance/verbs.ts';
import { enginesHere } from '../../../../test/database.ts';
import { callerOf, personOf } from '../../../../test/journeys/people.ts';
import type { Person } from '../../../../test/journeys/people.ts';
import { throughOf } from '../../../kit/revisions/groups.ts';
import { revisionOf } from '../../../kit/revisions/revision-table.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { revisedContent } from './revised-content.ts';

type Row = Record<string, unknown> & { id: string; version: number };

describe.each(enginesHere())('what is public and is changed (%s)', (kind) => {
  let world: Fixture;
  let editor: Person;
  let publisher: Person;
  beforeAll(async () => {
    world = await buildFixture(kind);
    [editor, publisher] = [await personOf(world.server, 'editor'), await personOf(world.server, 'publisher')];
  });
  afterAll(() => world.close());

  const detailOf = async (entity: Entity, id: string, by: Person) =>
    (await by.get(pathsOf(entity).detail!, { id })).body.data as Row;
  const sent = async (entity: Entity, draft: object, by = editor) => {
    const { status, body } = await by.post(pathsOf(entity).submit!, draft);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data as Row;
  };
  const act = async (entity: Entity, verb: string, ids: string) => {
    const by = ['publish', 'refuse', 'archive'].includes(verb) ? publisher : editor;
    const { status, body } = await by.post(`${entity.path}/${verb}`, { ids });
    return [status, body.msg] as const;
  };
  const acted = async (entity: Entity, verbs: readonly string[], id: string) => {
    for (const verb of verbs) expect(await act(entity, verb, id), verb).toEqual([200, expect.anything()]);
  };
  const addPublic = async (entity: Entity) => {
    const row = await world.add(entity);
    await acted(entity, ['toReview', 'publish'], row.id);
    return row.id;
  };
  const changeOf = async (entity: Entity, id: string, changes: object) => {
    const { version } = await detailOf(entity, id, editor);
    return sent(entity, { id, version, ...changes });
  };

  test.each(revisedContent.map(({ root }) => [root.name, root] as const))(
    '%s stays as it is for everybody until its change was reviewed',
    async (name, root) => {
      const id = world.published.get(name)!;
      const label = root.nameField;
      const before = (await detailOf(root, id, world.anonymous))[label];
      const answered = await changeOf(root, id, { [label]: 'revised' });
      expect(answered).toMatchObject({ [label]: 'revised', status: 'published', revisionStatus: 'draft' });
      expect((await detailOf(root, id, world.anonymous))[label]).toBe(before);
      expect(await detailOf(root, id, editor)).toEqual(answered);
      expect((await act(root, 'publish', id))[0]).toBe(400);
      await acted(root, ['toReview'], id);
      expect((await detailOf(root, id, world.anonymous))[label]).toBe(before);
      expect(await detailOf(root, id, world.anonymous)).not.toHaveProperty('revisionStatus');
      await acted(root, ['publish'], id);
      expect((await detailOf(root, id, world.anonymous))[label]).toBe('revised');
      expect(await detailOf(root, id, editor)).toMatchObject({ revisionStatus: null, status: 'published' });
      expect(await revisionOf(world.server.context, id)).toBeNull();
    },
  );

  const parts = revisedContent.flatMap(({ root, below }) =>
    below.map((part) => [part.name, part, root] as const),
  );
  test.each(parts)('%s is added, changed and removed below it in the same way', async (_, part, root) => {
    const id = await addPublic(root);
    const draftBelow = () => ({ ...world.draftOf(part), [throughOf(part)]: id });
    const [kept, gone] = [await sent(part, draftBelow()), await sent(part, draftBelow())];
    await acted(root, ['toReview', 'publish'], id);
    const listed = async (by: Person) =>
      rowsOf(await by.get(pathsOf(part).list!, { [throughOf(part)]: id, size: '200' })).map((row) => [
        row.id,
        row[part.nameField],
      ]);
    const before = await listed(world.anonymous);
    expect(before.map(([row]) => row).sort()).toEqual([kept.id, gone.id].sort());

    await changeOf(part, kept.id, { [part.nameField]: 'renamed' });
    const added = await sent(part, draftBelow());
    expect(await detailOf(part, added.id, editor)).toEqual(added);
    const again = await changeOf(part, added.id, { [part.nameField]: 'named' });
    expect(again.version).toBe(2);
    expect((await editor.post(pathsOf(part).remove!, { ids: gone.id })).status).toBe(200);
    expect(await listed(world.anonymous)).toEqual(before);
    const after = [
      [kept.id, 'renamed'],
      [added.id, 'named'],
    ];
    expect((await listed(editor)).sort()).toEqual(after.sort());
    expect((await editor.get(pathsOf(part).detail!, { id: gone.id })).status).toBe(404);
    expect((await world.anonymous.get(pathsOf(part).detail!, { id: added.id })).status).toBe(404);

    await acted(root, ['toReview', 'publish'], id);
    expect((await listed(world.anonymous)).sort()).toEqual(after.sort());
  });

  test('two editors of one revision: the second is told, of the row and of what stands below it', async () => {
    const id = await addPublic(policy);
    const { version } = await detailOf(policy, id, editor);
    await sent(policy, { id, version, title: '甲稿' });
    const late = await world.admin.post('policy/policyinfo/submit', { id, version, title: '乙稿' });
    expect([late.status, late.body.msg]).toEqual([409, '数据已被他人修改，请刷新后重试']);
    const clause = await sent(policyClause, { ...world.draftOf(policyClause), policyId: id });
    await changeOf(policyClause, clause.id, { title: '甲款' });
    const stale = { id: clause.id, version: clause.version, title: '乙款' };
    expect((await world.admin.post(pathsOf(policyClause).submit!, stale)).status).toBe(409);
    expect(await detailOf(policy, id, editor)).toMatchObject({ title: '甲稿' });
    // A clause that was changed holds up nobody who has the policy open.
    const open = (await detailOf(policy, id, editor)).version;
    await changeOf(policyClause, clause.id, { title: '丙款' });
    expect((await sent(policy, { id, version: open, title: '丁稿' })).version).toBe(open + 1);
    await acted(policy, ['toReview', 'publish'], id);
    expect((await editor.post('policy/policyinfo/submit', { id, version: open, title: '迟' })).status).toBe(
      409,
    );
  });

  test('a refusal keeps the draft, giving it up leaves what is public, and an old form is told so', async () => {
    const id = await addPublic(policy);
    const { title } = await detailOf(policy, id, world.anonymous);
    const { version } = await changeOf(policy, id, { title: '放弃的标题' });
    await acted(policy, ['toReview', 'refuse'], id);
    expect(await detailOf(policy, id, editor)).toMatchObject({
      title: '放弃的标题',
      revisionStatus: 'draft',
    });
    await acted(policy, ['dropRevision'], id);
    expect(await detailOf(policy, id, editor)).toMatchObject({ title, revisionStatus: null });
    expect(await act(policy, 'dropRevision', id)).toEqual([400, '该内容没有修订稿']);
    expect((await editor.post('policy/policyinfo/submit', { id, version, title: '旧表单' })).status).toBe(
      409,
    );
    // Changed back to what it was, there is nothing left to review.
    await changeOf(policy, id, { title: '又改' });
    await changeOf(policy, id, { title });
    expect(await detailOf(policy, id, editor)).toMatchObject({ revisionStatus: null });
    expect((await act(policy, 'toReview', id))[0]).toBe(400);
  });

  test('the rules refuse a change when it is written, and again when it is published', async () => {
    const id = await addPublic(policy);
    const guide = world.published.get('itemGuide')!;
    const wrong = { ...world.draftOf(itemGuideMaterial), guideId: guide, minCount: 9, maxCount: 2 };
    expect((await editor.post(pathsOf(itemGuideMaterial).submit!, wrong)).status).toBe(400);
    expect(await revisionOf(world.server.context, guide)).toBeNull();
    const label = await sent(tag, world.draftOf(tag));
    await changeOf(policy, id, { title: '带标签', tagIds: label.id });
    await repositoryOf(tag, world.server.context).remove([label.id]);
    // The editor reads the rest of it, without what is gone.
    expect(await detailOf(policy, id, editor)).toMatchObject({ title: '带标签' });
    await acted(policy, ['toReview'], id);
    expect(await act(policy, 'publish', id)).toEqual([400, '所选标签不存在']);
    expect(await detailOf(policy, id, world.anonymous)).not.toMatchObject({ title: '带标签' });
  });

  test('is previewed on the public page, with what stands below it, and seen by no other officer', async () => {
    const id = await addPublic(policy);
    await changeOf(policy, id, { title: '预览的标题' });
    const clause = await sent(policyClause, { ...world.draftOf(policyClause), policyId: id });
    const { address } = (await editor.post('policy/policyinfo/preview', { id })).body.data;
    const token = new URL(address).searchParams.get('preview') ?? '';
    const reader = callerOf(world.server, {
      [previewHeader]: new URLSearchParams({ entity: 'policy', id, token }).toString(),
    });
    expect(await detailOf(policy, id, reader)).toMatchObject({ title: '预览的标题', status: 'draft' });
    const clausesOf = async (by: Person) =>
      rowsOf(await by.get('policy/policyinfo/listpolicycontent', { policyId: id })).map((row) => row.id);
    expect(await clausesOf(reader)).toEqual([clause.id]);
    const officer = await personOf(world.server, 'reviewer');
    expect(await detailOf(policy, id, officer)).not.toMatchObject({ title: '预览的标题' });
    expect(await clausesOf(world.anonymous)).toEqual([]);
  });

  test('nothing moves between public rows, and nothing removed comes back past the review', async () => {
    const [one, two] = [await addPublic(policy), await addPublic(policy)];
    const clause = await sent(policyClause, { ...world.draftOf(policyClause), policyId: one });
    await acted(policy, ['toReview', 'publish'], one);
    const moved = await editor.post(pathsOf(policyClause).submit!, { id: clause.id, policyId: two });
    expect([moved.status, moved.body.msg]).toEqual([
      400,
      '已发布内容下的条款、章节、材料和名单不能移到其他内容下',
    ]);
    await repositoryOf(policyClause, world.server.context).remove([clause.id]);
    const restored = await world.admin.post('blade-system/recycle/restore', {
      ...{ entity: 'policyClause', ids: clause.id },
    });
    expect([restored.status, restored.body.msg]).toEqual([400, expect.stringContaining('修订稿')]);
  });
});
