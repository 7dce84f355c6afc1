import { beforeAll, expect, test } from 'vitest';

import { addNeighbour, otherTenant } from '../../../../test/conformance/fixture.ts';
import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { callerOf, personOf } from '../../../../test/journeys/people.ts';
import type { Person } from '../../../../test/journeys/people.ts';
import { holderOf } from '../../../accounts/test-roles.ts';
import { invalidationsAfter } from '../../../kit/transaction/invalidation-log.ts';
import { idOf } from '../../../seeds/slug-id.ts';

const path = 'policy/agency';
type Row = { id: string; version: number } & Record<string, unknown>;

describeOnEachServer('agencies', (server) => {
  const admin = signedIn(server, 'admin');
  const editor = signedIn(server, 'editor');
  const [industry, district] = [idOf('a03'), idOf('district')];
  let anybody: Person;
  beforeAll(() => {
    anybody = callerOf(server, {});
  });
  const detail = async (id: string) => (await editor.get(`${path}/detail`, { id })).body.data as Row;
  const publicRow = async (id: string) =>
    ((await anybody.get('policy/dept/list')).body.data as Row[]).find((row) => row.id === id);
  const listed = async (query: Record<string, string> = {}, by: Person = editor) =>
    (await by.get(`${path}/list`, query)).body.data as { records: Row[]; total: number };

  test('an editor who may not touch the organisation pages, filters and sorts them', async () => {
    expect((await editor.get('blade-system/dept/list')).body.data[0]).not.toHaveProperty('docPrefix');
    const page = await listed({ size: '5', current: '2', descs: 'sort' });
    expect(page).toMatchObject({ total: 12 });
    expect(page.records.map(({ sort }) => sort)).toEqual([7, 6, 5, 4, 3]);
    const found = await listed({ fullName: '工业和信息化' });
    expect(found.records.map(({ id }) => id)).toEqual([industry]);
    // What no document is issued by is no agency.
    expect((await editor.get(`${path}/detail`, { id: district })).status).toBe(404);
  });

  test('says what the public is told at once, and leaves the name to the organisation', async () => {
    const { seq } = await invalidationsAfter(server.database.db, 0);
    const { version, fullName } = await detail(industry);
    const told = {
      officeHours: '工作日 8:30-12:00',
      officeHoursEn: 'Mornings',
      consultPhone: '0600-6600999',
    };
    const draft = { id: industry, version, fullName: '别的局', ...told };
    expect((await editor.post(`${path}/submit`, draft)).body.data).toMatchObject({ fullName, ...told });
    expect(await publicRow(industry)).toMatchObject({ fullName, ...told });
    const { events } = await invalidationsAfter(server.database.db, seq);
    expect(events.flatMap(({ tags }) => tags)).toContain('department');
    // Somebody else has the page open as it was.
    expect((await editor.post(`${path}/submit`, { ...draft, officeHours: '旧' })).status).toBe(409);
  });

  test('never tells the public the phone of the organisation, and keeps it out of the editors’ sight', async () => {
    expect(await publicRow(industry)).not.toHaveProperty('phone');
    expect(await detail(industry)).not.toHaveProperty('phone');
  });

  test('makes a department an agency and an agency none, unless something is left to it', async () => {
    const draft = { departmentId: district, docPrefix: '云澜府' };
    expect((await editor.post(`${path}/submit`, { departmentId: district })).body.msg).toBe(
      '请输入发文机关代字',
    );
    expect((await editor.post(`${path}/submit`, draft)).body.data).toMatchObject({
      ...{ id: district, fullName: '云澜区人民政府', docPrefix: '云澜府' },
    });
    expect(await publicRow(district)).toBeDefined();
    expect((await editor.post(`${path}/submit`, draft)).body.msg).toBe('“云澜区人民政府”已经是主管部门');
    const notice = { type: 'declare', title: '通知', agencyId: district, summary: '一', body: '<p>一</p>' };
    const { id } = (await admin.post('policy/notice/submit', notice)).body.data as Row;
    const refused = await editor.post(`${path}/remove`, { ids: `${industry},${district}` });
    expect([refused.status, refused.body.msg]).toEqual([
      400,
      '“云澜区人民政府”仍有政策通知归其主管，不能取消。请先改由其他部门主管',
    ]);
    expect(await publicRow(industry)).toBeDefined();
    // Nor is it by the organisation's own call, which changes the rest of it.
    const organised = (docPrefix: string) =>
      admin.post('blade-system/dept/submit', { id: district, docPrefix, remark: '改过' });
    expect((await organised('')).body.msg).toBe(refused.body.msg);
    expect((await organised('云政')).status).toBe(200);
    await admin.post('policy/notice/remove', { ids: id });
    expect((await editor.post(`${path}/remove`, { ids: district })).status).toBe(200);
    expect(await publicRow(district)).toBeUndefined();
    const kept = await admin.get('blade-system/dept/detail', { id: district });
    expect(kept.body.data).toMatchObject({ fullName: '云澜区人民政府', docPrefix: null });
  });

  test('belong to those who hold their codes', async () => {
    const publisher = await personOf(server, 'publisher');
    const reader = await personOf(server, 'acceptor');
    expect((await publisher.get(`${path}/detail`, { id: industry })).status).toBe(200);
    const change = { id: industry, duty: '别的' };
    expect((await publisher.post(`${path}/submit`, change)).status).toBe(403);
    expect((await publisher.post(`${path}/remove`, { ids: industry })).status).toBe(403);
    expect((await reader.get(`${path}/list`)).status).toBe(403);
    expect((await anybody.get(`${path}/list`)).status).toBe(401);
  });

  test('are those of one tenant', async () => {
    await addNeighbour(server);
    const neighbour = await personOf(server, 'neighbour', { tenantId: otherTenant });
    expect(await listed({}, neighbour)).toMatchObject({ total: 0 });
    for (const [call, sent] of [
      ['submit', { id: industry, duty: '别的' }],
      ['submit', { departmentId: district, docPrefix: '邻' }],
      ['remove', { ids: industry }],
    ] as const)
      expect((await neighbour.post(`${path}/${call}`, sent)).status, call).toBe(404);
  });

  test('are reached as far as departments are', async () => {
    const scope = await admin.post('blade-system/data-scope/submit', {
      ...{ scopeName: '工信局', resourceCode: 'one-department', scopeClass: 'dept', scopeType: 5 },
      ...{ scopeValue: { field: 'code', is: 'eq', value: 'x03' } },
      menuId: idOf('menu:dept'),
    });
    expect(scope.status, JSON.stringify(scope.body)).toBe(200);
    await admin.post('blade-system/dept/submit', { id: industry, code: 'x03' });
    const codes = ['agency_view', 'agency_edit', 'agency_add', 'agency_delete'];
    const person = await holderOf(server, { codes, dataScopeIds: [scope.body.data.id] });
    expect((await listed({}, person)).records.map(({ id }) => id)).toEqual([industry]);
    const other = idOf('a04');
    expect((await person.post(`${path}/submit`, { id: other, duty: '别的' })).status).toBe(404);
    expect((await person.post(`${path}/remove`, { ids: other })).status).toBe(404);
    const chosen = { departmentId: district, docPrefix: '云澜府' };
    expect((await person.post(`${path}/submit`, chosen)).status).toBe(404);
    expect((await person.post(`${path}/submit`, { id: industry, duty: '工业' })).status).toBe(200);
  });
});
