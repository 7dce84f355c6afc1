import { beforeAll, expect, test } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import { callerOf } from '../../../test/journeys/people.ts';
import type { Person } from '../../../test/journeys/people.ts';
import { wireDate, wireTime } from '../../kit/runtime/clock.ts';
import { idOf } from '../../seeds/slug-id.ts';
import { publishDue } from './publishing/scheduled.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
type Row = { id: string; version: number; status: string } & Record<string, unknown>;

describeOnEachServer('notices, articles and what the home page shows', (server) => {
  const admin = signedIn(server, 'admin');
  let anybody: Person;
  beforeAll(() => {
    anybody = callerOf(server, {});
  });
  const inMs = (ms: number) => wireTime(new Date(server.clock.now().getTime() + ms));
  /** A round of the job at a later moment; the sessions of this file do not grow older by it. */
  const publishDueIn = (ms: number) => {
    const later = new Date(server.clock.now().getTime() + ms);
    return publishDue({ ...server.services, clock: { now: () => later } });
  };
  const add = async (path: string, draft: object) => {
    const { status, body } = await admin.post(`${path}/submit`, draft);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data as Row;
  };
  const move = (path: string, act: string, sent: { ids: string; date?: string }) =>
    admin.post(`${path}/${act}`, sent);
  const moved = async (path: string, acts: readonly string[], id: string) => {
    for (const act of acts) expect((await move(path, act, { ids: id })).status, `${path} ${act}`).toBe(200);
  };
  const addPublished = async (path: string, draft: object) => {
    const row = await add(path, draft);
    await moved(path, ['toReview', 'publish'], row.id);
    return row;
  };
  const stored = async (path: string, id: string) =>
    (await admin.get(`${path}/detail`, { id })).body.data as Row;
  const idsOf = (rows: unknown) => (rows as Row[]).map(({ id }) => id);

  const notices = 'policy/notice';
  const aNotice = (title: string, besides: object = {}) => ({
    ...{ type: 'declare', title, agencyId: idOf('district'), summary: '一', body: '<p>一</p>' },
    ...besides,
  });

  test('a notice that is published is found by everybody, with the day of its publishing and the state of its deadline', async () => {
    const today = wireDate(server.clock.now());
    const open = await addPublished(notices, aNotice('申报通知', { deadline: today }));
    const over = await addPublished(notices, aNotice('旧通知', { type: 'consult', deadline: '2026-01-01' }));
    const draft = await add(notices, aNotice('草稿'));
    const page = async (query: Record<string, string>) =>
      (await anybody.get(`${notices}/page`, query)).body.data.records as Row[];
    expect(idsOf(await page({ deadlineStatus: 'open' }))).toEqual([open.id]);
    expect(idsOf(await page({ type: 'consult' }))).toEqual([over.id]);
    expect(idsOf(await page({}))).not.toContain(draft.id);
    const told = (await anybody.get(`${notices}/detail`, { id: open.id })).body.data;
    expect(told).toMatchObject({ publishDate: today, deadlineStatus: 'open', body: '<p>一</p>' });
    expect(told).not.toHaveProperty('publishAt');
    expect((await anybody.get(`${notices}/detail`, { id: draft.id })).status).toBe(404);
  });

  test('what is to be published at a set time waits for it, and is public then', async () => {
    const { id } = await add(notices, aNotice('定时'));
    await moved(notices, ['toReview'], id);
    expect((await move(notices, 'publish', { ids: id, date: inMs(10 * minute) })).status).toBe(200);
    expect(await stored(notices, id)).toMatchObject({ status: 'pending_review', publishDate: null });
    await publishDueIn(9 * minute);
    expect((await anybody.get(`${notices}/detail`, { id })).status).toBe(404);
    expect(await publishDueIn(10 * minute)).toBe(1);
    expect(await publishDueIn(10 * minute)).toBe(0);
    expect((await anybody.get(`${notices}/detail`, { id })).status).toBe(200);
    const published = await stored(notices, id);
    expect(published).toMatchObject({ status: 'published', publishAt: null });
    expect(published.publishDate).toBe(inMs(10 * minute).slice(0, 10));
  });

  test('what is sent back meanwhile is not published, and has no time any more', async () => {
    const { id } = await add(notices, aNotice('退回'));
    await moved(notices, ['toReview'], id);
    await move(notices, 'publish', { ids: id, date: inMs(day) });
    expect((await stored(notices, id)).publishAt).not.toBeNull();
    await moved(notices, ['refuse', 'toReview'], id);
    expect(await publishDueIn(2 * day)).toBe(0);
    expect(await stored(notices, id)).toMatchObject({ status: 'pending_review', publishAt: null });
  });

  test('a time that has passed, that is none, or of what is offline is refused with its reason', async () => {
    const { id } = await add(notices, aNotice('时间'));
    await moved(notices, ['toReview'], id);
    const refused = async (date: string) => {
      const { status, body } = await move(notices, 'publish', { ids: id, date });
      return [status, body.msg];
    };
    expect(await refused('2020-01-01')).toEqual([400, '定时发布时间已经过去，请另选时间']);
    expect((await refused('明天'))[0]).toBe(400);
    await moved(notices, ['publish', 'offline'], id);
    expect(await refused(inMs(day))).toEqual([400, '只有待审核的内容可以定时发布']);
  });

  test('what is archived is gone from its address, stays as it is, and never comes back', async () => {
    const { id } = await addPublished(notices, aNotice('归档'));
    expect((await move(notices, 'archive', { ids: id })).status).toBe(400);
    await moved(notices, ['offline'], id);
    expect((await anybody.get(`${notices}/detail`, { id })).status).toBe(404);
    await moved(notices, ['archive'], id);
    const { status, body } = await anybody.get(`${notices}/detail`, { id });
    expect([status, body.msg]).toEqual([410, '该内容已归档，不再公开']);
    for (const act of ['publish', 'toReview', 'refuse', 'offline', 'archive', 'remove'])
      expect((await move(notices, act, { ids: id })).status, act).toBe(400);
    expect((await admin.post(`${notices}/submit`, { id, title: '改' })).status).toBe(400);
    expect(await stored(notices, id)).toMatchObject({ status: 'archived', title: '归档' });
    expect((await anybody.get(`${notices}/page`, { size: '200' })).body.data.records).not.toContainEqual(
      expect.objectContaining({ id }),
    );
  });

  const ads = 'advertisement';
  const anAd = (title: string, besides: object = {}) => ({
    ...{ code: 'test_banner', title, imageUrl: '/images/a.svg', imageAlt: '说明' },
    ...besides,
  });

  test('a picture without words is refused at publishing, at once and at a set time, and afterwards too', async () => {
    const { id } = await add(ads, anAd('无说明', { code: 'words', imageAlt: null }));
    await moved(ads, ['toReview'], id);
    for (const besides of [{}, { date: inMs(day) }]) {
      const { status, body } = await move(ads, 'publish', { ids: id, ...besides });
      expect([status, body.msg]).toEqual([400, '请先填写“图片的文字说明”，没有文字说明的图片和视频不能发布']);
    }
    expect((await admin.post(`${ads}/submit`, { id, imageAlt: '有说明' })).status).toBe(200);
    await moved(ads, ['publish'], id);
    expect((await admin.post(`${ads}/submit`, { id, imageAlt: null })).status).toBe(400);
  });

  test('a place shows what is published for it at this moment, in its order, and officers see there no more', async () => {
    const shown = async (who: Person) =>
      idsOf((await who.get(`${ads}/fe/getbycode`, { code: 'test_banner' })).body.data);
    const second = await addPublished(
      ads,
      anAd('二', { sort: 2, startTime: inMs(-day), endTime: inMs(day) }),
    );
    const first = await addPublished(ads, anAd('一', { sort: 1 }));
    await addPublished(ads, anAd('以后', { startTime: inMs(day) }));
    await addPublished(ads, anAd('过去', { endTime: inMs(0) }));
    await addPublished(ads, anAd('别处', { code: 'elsewhere' }));
    await add(ads, anAd('草稿'));
    expect(await shown(anybody)).toEqual([first.id, second.id]);
    expect(await shown(admin)).toEqual([first.id, second.id]);
    expect((await anybody.get(`${ads}/fe/getbycode`)).status).toBe(400);
  });

  test('what ends before it starts, and a link that runs something, are refused at their fields', async () => {
    const period = await admin.post(`${ads}/submit`, anAd('反', { startTime: inMs(day), endTime: inMs(0) }));
    expect([period.status, period.body.msg]).toEqual([400, '结束时间必须晚于开始时间']);
    for (const linkUrl of ['javascript:alert(1)', '//evil.example', 'data:text/html,x'])
      expect((await admin.post(`${ads}/submit`, anAd('链', { linkUrl }))).status).toBe(400);
  });

  test('the home page has its pictures and its list by calls of their own', async () => {
    const path = 'cms/focusinfo';
    const picture = { position: 'top', title: '图', imageUrl: '/images/a.svg', imageAlt: '说明' };
    expect((await admin.post(`${path}/submit`, { position: 'top', title: '无图' })).status).toBe(400);
    const top = await addPublished(path, picture);
    const line = await addPublished(path, { position: 'list', title: '行', linkUrl: '/help' });
    expect(idsOf((await anybody.get(`${path}/listtop`)).body.data)).toEqual([top.id]);
    expect(idsOf((await anybody.get(`${path}/listadtop`)).body.data)).toEqual([line.id]);
  });

  test('an article that can be read nowhere is not published', async () => {
    const path = 'policy/relatedarticle';
    const { id } = await add(path, { title: '报道', agencyId: idOf('district') });
    await moved(path, ['toReview'], id);
    const { status, body } = await move(path, 'publish', { ids: id });
    expect([status, body.msg]).toEqual([400, '原文链接和正文至少填写一项，方可发布']);
    await admin.post(`${path}/submit`, { id, linkUrl: 'https://www.example.cn/a' });
    await moved(path, ['publish'], id);
    expect(idsOf((await anybody.get(`${path}/list`)).body.data.records)).toContain(id);
  });

  test('a form of interpretation asks for what it is made of', async () => {
    const path = 'policy/policyunscramble';
    const { body } = await admin.post('policy/policyinfo/submit', {
      ...{ title: '办法', issuer: '区政府', agencyId: idOf('district'), docType: 'policy', topic: '产业' },
      ...{ publishDate: '2026-01-05', summary: '一', body: '<p>一</p>' },
    });
    const draft = { policyId: body.data.id, title: '解读', agencyId: idOf('district'), summary: '一' };
    const sent = async (besides: object) =>
      (await admin.post(`${path}/submit`, { ...draft, body: '<p>一</p>', ...besides })).status;
    for (const form of ['graphic', 'video', 'qa']) expect(await sent({ form }), form).toBe(400);
    expect(await sent({ form: 'qa', qa: [{ q: '问', a: '答' }] })).toBe(200);
    expect(await sent({ form: 'video', videoUrl: 'https://www.example.cn/a.mp4' })).toBe(200);
    expect(await sent({ form: 'expert' })).toBe(200);
  });
});
