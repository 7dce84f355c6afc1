import { apiLog } from '@policy/shared/contract/entities/log/api-log.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { revealLog } from '@policy/shared/contract/entities/log/reveal-log.ts';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';

import { addClerk, addCompany, addMember } from '../../../test/companies.ts';
import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import { personOf } from '../../../test/journeys/people.ts';
import type { Person } from '../../../test/journeys/people.ts';
import { signIn } from '../../../test/test-server.ts';
import type { Answer } from '../../../test/test-server.ts';
import { idOf } from '../../seeds/slug-id.ts';
import { changeRecords } from '../history/change-history.ts';
import { tableOf } from '../table/table.ts';

const phone = '13812345678';
const mask = '138****5678';
const said = ({ status, body }: Answer) => [status, body.msg];

describeOnEachServer('what is sensitive', (server) => {
  const admin = signedIn(server, 'admin');
  let company: Person;
  let companyId: string;
  let id: string;
  beforeAll(async () => {
    const names = { account: 'masked', name: '甲', realName: '甲', email: 'wang@example.cn', phone };
    id = (await admin.post('blade-user/submit', names)).body.data.id;
    const { context } = server;
    await addClerk(context, 'company');
    companyId = await addMember(context, {
      ...{ account: 'company', companyId: await addCompany(context, { companyName: '云澜科技' }) },
      ...{ contactPhone: phone, email: 'li@example.cn' },
    });
    company = await personOf(server, 'company');
  });

  const stored = async () => {
    const [row] = await server.database.db
      .select()
      .from(tableOf(user))
      .where(eq(tableOf(user).id, id));
    return row!;
  };
  const reveal = (who: Person, body: object) => who.post('blade-user/reveal', body);

  it('is told in part in lists, details and what a write answers', async () => {
    const told = { phone: mask, email: 'w****@example.cn' };
    expect((await admin.get('blade-user/page', { account: 'masked' })).body.data.records[0]).toMatchObject(
      told,
    );
    expect((await admin.get('blade-user/detail', { id })).body.data).toMatchObject(told);
    expect((await admin.post('blade-user/submit', { id, name: '乙' })).body.data).toMatchObject(told);
    expect(await stored()).toMatchObject({ phone, email: 'wang@example.cn' });
  });

  it('leaves in part when a list is taken away as a file', async () => {
    const file = await server.app.inject({
      ...{ method: 'GET', url: '/api/policy/policyuserinfo/export?format=csv&reason=check' },
      headers: { 'blade-auth': `bearer ${String((await signIn(server, 'admin')).body.access_token)}` },
    });
    expect(file.body).toContain(mask);
    expect(file.body).not.toContain(phone);
  });

  it('stays as it is when a form sends it back as it was told', async () => {
    const { data } = (await admin.get('blade-user/detail', { id })).body;
    const { status } = await admin.post('blade-user/submit', { ...data, realName: '丙' });
    expect(status).toBe(200);
    expect(await stored()).toMatchObject({ realName: '丙', phone });
  });

  it('is replaced by a whole value, and by no other text with a mask in it', async () => {
    const half = await admin.post('blade-user/submit', { id, phone: '139****0000' });
    expect(half.body.data.errors).toEqual([{ field: 'phone', message: '手机号码含有掩码，请输入完整内容' }]);
    const fresh = { account: 'half', name: '半', realName: '半', phone: mask };
    expect((await admin.post('blade-user/submit', fresh)).status).toBe(400);
    expect((await admin.post('blade-user/submit', { id, phone: '13900001111' })).status).toBe(200);
    expect((await stored()).phone).toBe('13900001111');
    await admin.post('blade-user/submit', { id, phone });
  });

  it('is kept in part by the change history', async () => {
    const rows = await server.database.db.select().from(changeRecords).where(eq(changeRecords.rowId, id));
    const changes = rows.flatMap((row) => row.changes).filter(({ field }) => field === 'phone');
    expect(changes.map(({ before, after }) => [before, after])).toContainEqual([mask, '139****1111']);
    expect(JSON.stringify(rows)).not.toContain(phone);
  });

  it('is found by the whole value only, so that no search spells it out', async () => {
    const found = async (query: Record<string, string>) =>
      (await admin.get('blade-user/page', { account: 'masked', ...query })).body.data.total as number;
    expect(await found({ phone })).toBe(1);
    expect(await found({ phone: '138' })).toBe(0);
    expect(await found({ phone_like: '1381', size: '1' })).toBe(1);
    expect(await found({ phone_ge: '2' })).toBe(1);
    expect(await found({ keyword: phone.slice(0, 5) })).toBe(0);
  });

  it('is not told for a reason that nobody could read in the log, or not whole', async () => {
    for (const reason of ['核实\u202E号码', '核实\u0000', '核'.repeat(201)]) {
      const { status, body } = await reveal(admin, { id, field: 'phone', reason });
      expect([status, body.data.value]).toEqual([400, undefined]);
    }
  });

  it('is told whole for a reason, which the log keeps with who and what, and no other log', async () => {
    const reason = '核实联系方式-13812345678';
    expect(said(await reveal(admin, { id, field: 'phone', reason: '  ' }))).toEqual([400, '请输入查看原因']);
    const { body, headers } = await reveal(admin, { id, field: 'phone', reason });
    expect(body.data).toEqual({ field: 'phone', value: phone });
    expect(headers['cache-control']).toBe('no-store');
    const { records } = (await admin.get('blade-log/reveal/list')).body.data;
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      ...{ account: 'admin', entity: 'user', field: 'phone', target: '丙', rowId: id, reason },
    });
    await server.services.logs.flush();
    const table = tableOf(apiLog);
    const calls = await server.database.db.select().from(table).orderBy(desc(table.id)).limit(20);
    const call = calls.find(({ requestUri }) => requestUri === '/api/blade-user/reveal');
    expect(call).toMatchObject({ params: null });
    expect(JSON.stringify(calls)).not.toContain(phone);
  });

  it('is told to nobody without the permission, for no other field, and across no tenant', async () => {
    const asked = { id, field: 'phone', reason: '想看' };
    expect((await reveal(company, asked)).status).toBe(403);
    expect((await reveal(await personOf(server, 'editor'), asked)).status).toBe(403);
    expect((await reveal(admin, { ...asked, field: 'passwordHash' })).status).toBe(400);
    expect((await reveal(admin, { ...asked, id: crypto.randomUUID() })).status).toBe(404);
    const rows = await server.database.db.select().from(tableOf(revealLog));
    expect(rows).toHaveLength(1);
  });

  it('is so for the contacts of departments and tenants too, and the public reads no department’s number', async () => {
    const [unit, first] = [idOf('a03'), idOf('tenant:000000')];
    const number = '0571-88881234';
    await admin.post('blade-system/dept/submit', { id: unit, phone: number });
    await admin.post('blade-system/tenant/submit', { id: first, contactNumber: phone });
    for (const [path, id, field, told, whole] of [
      ['blade-system/dept', unit, 'phone', '057****1234', number],
      ['blade-system/tenant', first, 'contactNumber', mask, phone],
    ] as const) {
      expect((await admin.get(`${path}/detail`, { id })).body.data[field]).toBe(told);
      const answer = await admin.post(`${path}/reveal`, { id, field, reason: '核实' });
      expect(answer.body.data).toEqual({ field, value: whole });
    }
    const anyone = await server.app.inject({
      method: 'GET',
      url: `/api/blade-system/dept/detail?id=${unit}`,
    });
    expect(anyone.json().data).toHaveProperty('fullName');
    expect(anyone.json().data).not.toHaveProperty('phone');
  });

  it('is whole to the person whose it is', async () => {
    const own = (await company.get('policy/policyuserinfo/detail', { id: companyId })).body.data;
    expect(own).toMatchObject({ contactPhone: phone, email: 'li@example.cn' });
    expect((await company.get('policy/policyuserinfo/detailByUid')).body.data.contactPhone).toBe(phone);
    const officer = await personOf(server, 'acceptor');
    const seen = (await officer.get('policy/policyuserinfo/detail', { id: companyId })).body.data;
    expect(seen).toMatchObject({ contactPhone: mask, email: 'l****@example.cn' });
    const told = await officer.post('policy/policyuserinfo/reveal', {
      ...{ id: companyId, field: 'contactPhone', reason: '电话通知补正' },
    });
    expect(told.body.data.value).toBe(phone);
  });

  it('is told in part to the officer who asks for somebody by his account, and to nobody else', async () => {
    const path = 'policy/policyuserinfo/detailByUid';
    const uid = idOf('user:company');
    const officer = await personOf(server, 'acceptor');
    expect((await officer.get(path, { uid })).body.data).toMatchObject({ id: companyId, contactPhone: mask });
    expect((await company.get(path, { uid })).body.data).toMatchObject({
      id: companyId,
      contactPhone: phone,
    });
    expect((await company.get(path, { uid: idOf('user:admin') })).status).toBe(404);
    expect((await officer.get(path)).status).toBe(404);
    for (const strange of ['x', "1' or '1'='1", crypto.randomUUID()])
      expect((await officer.get(path, { uid: strange })).status).toBe(404);
    const editor = await personOf(server, 'editor');
    expect([403, 404]).toContain((await editor.get(path, { uid })).status);
  });
});
