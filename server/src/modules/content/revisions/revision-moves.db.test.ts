import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { callerOf } from '../../../../test/journeys/people.ts';
import type { Person } from '../../../../test/journeys/people.ts';
import { revisionOf } from '../../../kit/revisions/revision-table.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { idOf } from '../../../seeds/slug-id.ts';
import { publishDue } from '../publishing/scheduled.ts';

const day = 24 * 60 * 60_000;
const path = 'policy/policyinfo';
type Row = Record<string, unknown> & { id: string; version: number };

describeOnEachServer('the way of a revision', (server) => {
  const editor = signedIn(server, 'editor');
  const publisher = signedIn(server, 'publisher');
  let anybody: Person;
  beforeAll(() => {
    anybody = callerOf(server, {});
  });

  const detailOf = async (id: string, by: Person) =>
    (await by.get(`${path}/detail`, { id })).body.data as Row;
  const sent = async (draft: object) => {
    const { status, body } = await editor.post(`${path}/submit`, draft);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data as Row;
  };
  const act = async (verb: string, ids: string, besides: object = {}) => {
    const by = ['publish', 'refuse', 'archive'].includes(verb) ? publisher : editor;
    const { status, body } = await by.post(`${path}/${verb}`, { ids, ...besides });
    return [status, body.msg] as const;
  };
  const acted = async (verbs: readonly string[], id: string) => {
    for (const verb of verbs) expect(await act(verb, id), verb).toEqual([200, expect.anything()]);
  };
  const added = async () => {
    const row = await sent({
      ...{ title: '办法', issuer: '区政府', agencyId: idOf('district'), docType: 'policy', topic: '产业' },
      ...{ publishDate: '2026-01-05', summary: '一', body: '<p>一</p>' },
    });
    return row.id;
  };
  const addPublic = async () => {
    const id = await added();
    await acted(['toReview', 'publish'], id);
    return id;
  };
  const changeOf = async (id: string, changes: object) => {
    const { version } = await detailOf(id, editor);
    return sent({ id, version, ...changes });
  };
  const revised = async (id: string) => (await editor.get(`${path}/revision`, { id })).body.data;

  test('what is looked at is what is published', async () => {
    const id = await addPublic();
    await changeOf(id, { title: '看过的标题', tagIds: null });
    await acted(['toReview'], id);
    const { rev, rows, updateUserName } = await revised(id);
    expect(rows[0]).toMatchObject({ entity: 'policy', act: 'changed', name: '看过的标题' });
    expect(rows[0].changes.map(({ field }: { field: string }) => field)).toContain('title');
    expect(updateUserName).toEqual(expect.any(String));
    await changeOf(id, { title: '没看过的标题' });
    expect((await act('publish', id, { rev }))[0]).toBe(409);
    expect((await act('publish', id, { rev: (await revised(id)).rev }))[0]).toBe(200);
    expect((await anybody.get(`${path}/revision`, { id })).status).toBe(401);
  });

  test('a set time publishes it, unless it was changed or sent back since', async () => {
    const inMs = (ms: number) => wireTime(new Date(server.clock.now().getTime() + ms));
    const publishDueIn = (ms: number) => {
      const later = new Date(server.clock.now().getTime() + ms);
      return publishDue({ ...server.services, clock: { now: () => later } });
    };
    const [kept, changed, refused] = [await addPublic(), await addPublic(), await addPublic()];
    const ids = [kept, changed, refused];
    for (const id of ids) {
      await changeOf(id, { title: '定时的标题' });
      await acted(['toReview'], id);
      expect(await act('publish', id, { date: inMs(day) })).toEqual([200, expect.anything()]);
    }
    await changeOf(changed, { title: '又改的标题' });
    await acted(['refuse'], refused);
    expect(await publishDueIn(2 * day)).toBe(1);
    const titles = [];
    for (const id of ids) titles.push((await detailOf(id, anybody)).title);
    expect(titles.filter((title) => title === '定时的标题')).toEqual([titles[0]]);
    expect(await detailOf(changed, editor)).toMatchObject({
      revisionStatus: 'pending_review',
      publishAt: null,
    });
  });

  test('new content that waits for its time loses it by a change', async () => {
    const id = await added();
    await acted(['toReview'], id);
    const date = wireTime(new Date(server.clock.now().getTime() + day));
    expect((await act('publish', id, { date }))[0]).toBe(200);
    expect(await changeOf(id, { title: '改过' })).toMatchObject({
      publishAt: null,
      status: 'pending_review',
    });
    const { version } = await detailOf(id, publisher);
    expect((await act('publish', id, { version: version - 1 }))[0]).toBe(409);
    expect((await act('publish', id, { version }))[0]).toBe(200);
  });

  test('offline it waits on, is published with its row, and goes with it to the archive', async () => {
    const [one, two] = [await addPublic(), await addPublic()];
    for (const id of [one, two]) await changeOf(id, { title: '下线期间的标题' });
    await acted(['offline', 'toReview', 'publish'], one);
    expect(await detailOf(one, anybody)).toMatchObject({ title: '下线期间的标题' });
    await acted(['offline', 'archive'], two);
    expect(await revisionOf(server.context, two)).toBeNull();
    expect(await detailOf(two, editor)).toMatchObject({ status: 'archived', revisionStatus: null });
  });

  test('what a version had comes back as a revision', async () => {
    const id = await addPublic();
    const { title } = await detailOf(id, anybody);
    await changeOf(id, { title: '第二版' });
    await acted(['toReview', 'publish'], id);
    const asked = { entity: 'policy', id };
    // The newest is the second version; before it the first was published.
    const [, first] = (await editor.get('blade-log/change/list', asked)).body.data as { id: string }[];
    const restored = await editor.post('blade-log/change/restore', { ...asked, changeId: first?.id ?? id });
    expect(restored.status, JSON.stringify(restored.body)).toBe(200);
    expect(await detailOf(id, anybody)).toMatchObject({ title: '第二版' });
    expect(await detailOf(id, editor)).toMatchObject({ title, revisionStatus: 'draft' });
    const known = await repositoryOf(policy, server.context).first(eq(tableOf(policy).id, id));
    expect(known?.revisionStatus).toBe('draft');
  });
});
