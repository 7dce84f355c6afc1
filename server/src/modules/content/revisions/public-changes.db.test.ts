import { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { PublicChange } from '@policy/shared/contract/content/public-change.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { buildFixture } from '../../../../test/conformance/fixture.ts';
import type { Fixture } from '../../../../test/conformance/fixture.ts';
import { enginesHere } from '../../../../test/database.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import type { Person } from '../../../../test/journeys/people.ts';

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
    await post(editor, `${policy.path}/policycontentsubmit`, clause);
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
});
