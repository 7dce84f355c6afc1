import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { portalSetting } from '@policy/shared/contract/entities/content/portal-setting.ts';
import { beforeAll, expect, it } from 'vitest';

import { addNeighbour, otherTenant } from '../../../../test/conformance/fixture.ts';
import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { callerOf, personOf } from '../../../../test/journeys/people.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import { invalidationsAfter } from '../../../kit/transaction/invalidation-log.ts';
import { seedPortalSettings } from '../../../seeds/reference/portal-settings.ts';
import { idOf } from '../../../seeds/slug-id.ts';
import { tellPassedMoments } from './passed-moments.ts';

const path = 'policy/portal';
const minute = 60_000;

describeOnEachServer('what a portal says of itself', (server) => {
  const admin = signedIn(server, 'admin');
  const clerk = signedIn(server, 'clerk');
  beforeAll(() => seedPortalSettings(server.context));

  const shown = async (tenantId = '000000') =>
    (await callerOf(server, { 'tenant-id': tenantId }).get(`${path}/shown`)).body.data;
  const own = async () => (await admin.get(`${path}/list`)).body.data.records[0];
  const change = async (values: object) => {
    const { id, version } = await own();
    return admin.post(`${path}/submit`, { id, version, ...values });
  };
  const told = async (after: number) => {
    const { seq, events } = await invalidationsAfter(server.database.db, after);
    return { seq, tags: events.flatMap(({ tags }) => tags) };
  };
  const publishNotice = async (title: string) => {
    const agencyId = idOf('district');
    const draft = { type: 'declare', title, agencyId, summary: '一', body: '<p>一</p>' };
    const { id } = (await admin.post('policy/notice/submit', draft)).body.data;
    for (const act of ['toReview', 'publish'])
      expect((await admin.post(`policy/notice/${act}`, { ids: id })).status).toBe(200);
  };
  const inMs = (ms: number) => wireTime(new Date(server.clock.now().getTime() + ms));

  it('is told to everybody as it was before it could be set, and nothing of it is lost by seeding again', async () => {
    expect((await change({ hours: '全年无休' })).status).toBe(200);
    await seedPortalSettings(server.context);
    expect(await shown()).toMatchObject({
      ...{
        siteName: '云澜区政策兑现服务平台',
        phone: '0600-6600118',
        siteCode: '4499000012',
        hours: '全年无休',
      },
      ...{ closedFeatures: [], notice: null, isGrey: false },
    });
    expect(Object.keys(await shown()).filter((key) => /user|dept|version|From|Until/.test(key))).toEqual([]);
  });

  it('is what is usual where a tenant has set nothing', async () => {
    await repositoryOf(tenant, server.context).insert({ tenantId: '100009', tenantName: '远区' });
    const usual = {
      siteName: '政策兑现服务平台',
      phone: '12345',
      mail: null,
      friendlyLinks: [],
      siteCode: null,
    };
    expect(await shown('100009')).toMatchObject(usual);
    await seedPortalSettings(server.context);
    expect(await repositoryOf(portalSetting, { ...server.context, tenantId: '100009' }).count()).toBe(1);
    expect(await shown('100009')).toMatchObject(usual);
  });

  it('is read and changed by whoever is granted to, in his own tenant alone', async () => {
    await addNeighbour(server);
    await seedPortalSettings(server.context);
    const neighbour = await personOf(server, 'neighbour', { tenantId: otherTenant });
    const row = await own();
    expect((await clerk.get(`${path}/list`)).status).toBe(403);
    expect((await clerk.post(`${path}/submit`, { id: row.id, siteName: '改' })).status).toBe(403);
    expect((await neighbour.post(`${path}/submit`, { id: row.id, siteName: '改' })).status).toBe(404);
    const theirs = (await neighbour.get(`${path}/list`)).body.data.records;
    expect(theirs.map(({ tenantId }: { tenantId: string }) => tenantId)).toEqual([otherTenant]);
    await neighbour.post(`${path}/submit`, { id: theirs[0].id, siteName: '邻区平台' });
    expect([(await shown()).siteName, (await shown(otherTenant)).siteName]).toEqual([
      row.siteName,
      '邻区平台',
    ]);
    expect((await admin.post(`${path}/submit`, { siteName: '第二份' })).status).not.toBe(200);
    expect(
      (await admin.post(`${path}/submit`, { id: row.id, version: row.version - 1, hours: '无' })).status,
    ).toBe(409);
  });

  it.each([
    ['phone', { phone: 'javascript:1' }],
    ['mail', { mail: 'nobody' }],
    ['siteName', { siteName: '<b>平台</b>' }],
    ['siteCode', { siteCode: '12' }],
    ['districtPortalUrl', { districtPortalUrl: 'javascript:alert(1)' }],
    ['noticeUrl', { noticeUrl: 'http://elsewhere.example/' }],
    ['noticeUrl', { noticeUrl: '//elsewhere.example/' }],
    ['noticeText', { noticeText: '字'.repeat(201) }],
    ['friendlyLinks', { friendlyLinks: [{ name: '甲', nameEn: 'A', url: 'ftp://a.example/' }] }],
    [
      'friendlyLinks',
      { friendlyLinks: Array(21).fill({ name: '甲', nameEn: 'A', url: 'https://a.example/' }) },
    ],
    ['navigation', { navigation: 'policies,help' }],
    ['navigation', { navigation: 'home,elsewhere' }],
    ['noticeUntil', { noticeFrom: '2031-01-02 00:00:00', noticeUntil: '2031-01-01 00:00:00' }],
    ['greyUntil', { greyFrom: '2031-01-02 00:00:00', greyUntil: '2031-01-01 00:00:00' }],
    ['noticeUntil', { noticeFrom: '2031-01-02 00:00:00', noticeUntil: '2031-01-02 00:00:00' }],
  ])('refuses at %s what it may not be', async (field, values) => {
    const { status, body } = await change(values);
    expect(status).toBe(400);
    expect(body.data.errors[0].field.split('.')[0]).toBe(field);
  });

  it('keeps the order of the navigation, each entry once', async () => {
    expect((await change({ navigation: 'help,home,help', closedFeatures: 'feeds' })).status).toBe(200);
    expect(await shown()).toMatchObject({ navigation: ['help', 'home'], closedFeatures: ['feeds'] });
  });

  it('keeps the calls closed of what is switched off', async () => {
    await publishNotice('云灯节奖补通知');
    const anybody = callerOf(server, {});
    const answers = async () => {
      const register = await anybody.post('policy/policyuserinfo/register', { userType: 'individual' });
      const progress = await anybody.get('policy/projectinfo/progress', {
        ...{ applyNo: 'YL2026000001', codeEnd: '1234', captchaKey: 'k', captchaCode: 'TEST5' },
      });
      const suggested = await anybody.get('policy/search/suggest', { keyword: '云灯节' });
      return {
        asked: [register, progress].map(({ status, body }) => [status, body.msg === '本门户未开放此功能']),
        suggested: (suggested.body.data as { text: string }[]).map(({ text }) => text),
      };
    };
    const open = {
      asked: [
        [400, false],
        [400, false],
      ],
      suggested: ['云灯节奖补通知'],
    };
    expect(await answers()).toEqual(open);
    await change({ closedFeatures: 'registration,progress,suggestions' });
    expect(await answers()).toEqual({
      asked: [
        [404, true],
        [404, true],
      ],
      suggested: [],
    });
    await change({ closedFeatures: '' });
    expect(await answers()).toEqual(open);
    expect((await admin.get(`${path}/address`)).body.data.address).toMatch(/^http/);
    expect((await clerk.get(`${path}/address`)).status).toBe(403);
  });

  it('tells the portals at once, and again when a notice or the grey mode begins or ends', async () => {
    const { seq } = await told(0);
    await change({
      ...{ noticeText: '系统维护', noticeFrom: inMs(2 * minute), noticeUntil: inMs(6 * minute) },
      ...{ greyMode: 1, greyFrom: inMs(4 * minute), greyUntil: null },
    });
    let last = await told(seq);
    expect(last.tags).toContain('portalSetting');
    await tellPassedMoments(server.services);
    const passed = async (ms: number) => {
      server.clock.moveBy(ms);
      await tellPassedMoments(server.services);
      const before = last.seq;
      last = await told(before);
      const { notice, isGrey } = await shown();
      return [last.tags.includes('portalSetting'), notice?.text ?? null, isGrey];
    };
    expect(await passed(minute)).toEqual([false, null, false]);
    expect(await passed(2 * minute)).toEqual([true, '系统维护', false]);
    expect(await passed(minute)).toEqual([true, '系统维护', true]);
    expect(await passed(minute / 2)).toEqual([false, '系统维护', true]);
    expect(await passed(3 * minute)).toEqual([true, null, true]);
  });
});
