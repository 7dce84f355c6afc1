import { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { PublicChange } from '@policy/shared/contract/content/public-change.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { buildFixture } from '../../../../test/conformance/fixture.ts';
import type { Fixture } from '../../../../test/conformance/fixture.ts';
import { enginesHere } from '../../../../test/database.ts';
import { triesAll } from '../../../../test/engine-of-file.ts';
import { callerOf, personOf } from '../../../../test/journeys/people.ts';
import type { Person } from '../../../../test/journeys/people.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { idOf } from '../../../seeds/slug-id.ts';
import { publishDue } from '../publishing/scheduled.ts';

describe.each(enginesHere())('what the public is told of changes (%s)', (kind) => {
  let world: Fixture;
  let editor: Person;
  let publisher: Person;
  beforeAll(async () => {
    world = await buildFixture(kind);
    [editor, publisher] = [await personOf(world.server, 'editor'), await personOf(world.server, 'publisher')];
  });
  afterAll(() => world.close());

  const post = async (by: Person, path: string, body: object) => {
    const answer = await by.post(path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data as { id: string };
  };
  const clausePath = `${policy.path}/policycontentsubmit`;
  const move = async (id: string, ...acts: readonly string[]) => {
    for (const act of acts)
      await post(act === 'publish' ? publisher : editor, `${policy.path}/${act}`, { ids: id });
  };
  const change = async (id: string, values: object) => {
    const { body } = await editor.get(`${policy.path}/detail`, { id });
    const { version } = body.data as { version: number };
    await post(editor, `${policy.path}/submit`, { id, version, ...values });
  };
  const told = async (id: string, by: Person = world.anonymous) => {
    const { status, body } = await by.get(`${policy.path}/changes`, { id });
    return { status, changes: body.data as PublicChange[] };
  };

  test('begins with the first publication, and has what a revision changed once that is public', async () => {
    const { id } = await world.add(policy);
    await change(id, { title: '草稿的标题' });
    expect((await told(id)).status).toBe(404);
    await move(id, 'toReview', 'publish');
    expect((await told(id)).changes).toEqual([]);

    await change(id, { title: '新的标题', body: '<p>第一段</p><p>第二段</p>', fairReviewNo: '内部编号' });
    const clause = { policyId: id, clauseNo: '第九条', title: '附加条款', content: '<p>一</p>' };
    await post(editor, clausePath, clause);
    expect((await told(id)).changes).toEqual([]);
    await move(id, 'toReview', 'publish');

    const [first, ...others] = (await told(id)).changes;
    expect(others).toEqual([]);
    expect(first?.rows.map(({ entity, act }) => [entity, act])).toEqual(
      expect.arrayContaining([
        ['policy', 'changed'],
        [policyClause.name, 'added'],
      ]),
    );
    const own = first?.rows.find(({ entity }) => entity === 'policy');
    expect(own?.changes.map(({ field }) => field).sort()).toEqual(['body', 'title']);
    expect(own?.changes).toContainEqual({ field: 'title', before: '草稿的标题', after: '新的标题' });
    expect(own?.changes.find(({ field }) => field === 'body')?.after).toBe('第一段\n第二段');
  });

  test('tells nothing of what is offline, and not who did it', async () => {
    const { id } = await world.add(policy);
    await move(id, 'toReview', 'publish');
    await change(id, { summary: '另一个摘要' });
    await move(id, 'toReview', 'publish');
    const { changes } = await told(id);
    expect(changes).toHaveLength(1);
    expect(JSON.stringify(changes)).not.toMatch(/user/i);
    await move(id, 'offline');
    expect((await told(id)).status).toBe(404);
    expect((await told('not-an-id')).status).toBe(404);
  });

  test('says choices, flags and what is pointed to in words of the reader, and numbers of people in part', async () => {
    const { id } = await world.add(policy);
    const clause = { policyId: id, clauseNo: '第九条', title: '附加条款', content: '<p>一</p>' };
    const { id: clauseId } = await post(editor, clausePath, {
      ...clause,
      ...{ supportMode: 'subsidy', isFulfilClause: 0 },
    });
    const body = '<p>联系王某，13812345678</p>';
    await change(id, { body, summary: '电话13812345678', level: 'city', jointAgencyIds: null });
    await move(id, 'toReview', 'publish');
    const { version } = (await editor.get(`${policy.path}/policycontentdetail`, { id: clauseId })).body
      .data as {
      version: number;
    };
    await post(editor, clausePath, { id: clauseId, version, supportMode: 'award', isFulfilClause: 1 });
    const shorter = { body: '<p>联系窗口</p>', summary: '电话13899995678' };
    await change(id, { ...shorter, level: 'district', jointAgencyIds: idOf('district') });
    await move(id, 'toReview', 'publish');

    const rows = async (by: Person) => (await told(id, by)).changes[0]?.rows.flatMap((row) => row.changes);
    const zh = await rows(world.anonymous);
    expect(zh).toContainEqual({ field: 'supportMode', before: '事后补助', after: '认定奖励' });
    expect(zh).toContainEqual({ field: 'isFulfilClause', before: '否', after: '是' });
    expect(zh).toContainEqual({ field: 'level', before: '市级', after: '区级' });
    expect(zh).toContainEqual({ field: 'body', before: '联系王某，138****5678', after: '联系窗口' });
    expect(zh).toContainEqual({ field: 'summary', before: null, after: null, isMarked: true });
    const joint = zh?.find(({ field }) => field === 'jointAgencyIds');
    expect(joint).toMatchObject({ before: null, after: expect.stringMatching(/[\u4e00-\u9fff]/) });
    expect(JSON.stringify(zh)).not.toContain('13812345678');
    const english = callerOf(world.server, { 'accept-language': 'en' });
    expect(await rows(english)).toContainEqual({ field: 'isFulfilClause', before: 'No', after: 'Yes' });
  });

  test('has what a revision added that was published by its time', async () => {
    const { id } = await world.add(policy);
    await move(id, 'toReview', 'publish');
    const clause = { policyId: id, clauseNo: '第九条', title: '定时的条款', content: '<p>一</p>' };
    await post(editor, clausePath, clause);
    await move(id, 'toReview');
    const day = 24 * 60 * 60_000;
    const inMs = (ms: number) => new Date(world.server.clock.now().getTime() + ms);
    await post(publisher, `${policy.path}/publish`, { ids: id, date: wireTime(inMs(day)) });
    expect((await told(id)).changes).toEqual([]);
    await publishDue({ ...world.server.services, clock: { now: () => inMs(2 * day) } });
    expect((await told(id)).changes.map(({ rows }) => rows.map(({ act, name }) => [act, name]))).toEqual([
      [['added', '定时的条款']],
    ]);
  });

  test('does not tell as removed what was removed and restored before it was public again', async () => {
    const { id } = await world.add(policy);
    const ids = [];
    for (const clauseNo of ['第一条', '第二条']) {
      const clause = { policyId: id, clauseNo, title: clauseNo, content: '<p>一</p>' };
      ids.push((await post(editor, clausePath, clause)).id);
    }
    await move(id, 'toReview', 'publish', 'offline');
    const clauses = repositoryOf(policyClause, world.server.context);
    await clauses.remove(ids);
    await clauses.removed.restore(ids.slice(0, 1));
    await move(id, 'publish');
    expect((await told(id)).changes.map(({ rows }) => rows.map(({ act, id: of }) => [act, of]))).toEqual([
      [['removed', ids[1]]],
    ]);
  });

  test.runIf(triesAll)('of much text the latest is told, and of the rest that it was changed', async () => {
    const { id } = await world.add(policy);
    await move(id, 'toReview', 'publish');
    const bodyOf = (sign: string) => `<p>${sign.repeat(99_000)}</p>`;
    for (const [at, sign] of ['一', '二', '三', '四'].entries()) {
      await change(id, { body: bodyOf(sign), title: `标题${String(at)}` });
      await move(id, 'toReview', 'publish');
      world.server.clock.moveBy(1000);
    }
    const { changes } = await told(id);
    const own = changes.flatMap(({ rows }) => rows).flatMap((row) => row.changes);
    const bodies = own.filter(({ field }) => field === 'body');
    expect(bodies.map(({ isMarked }) => isMarked ?? false)).toEqual([false, false, true, true]);
    expect(own.filter(({ field, isMarked }) => field === 'title' && !isMarked)).toHaveLength(4);
  });
});
