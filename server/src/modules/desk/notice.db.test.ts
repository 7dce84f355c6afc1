import { expect, test } from 'vitest';

import { addAccount } from '../../seeds/accounts.ts';
import { idOf } from '../../seeds/slug-id.ts';
import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import type { Person } from '../../../test/journeys/people.ts';

type Row = Record<string, unknown> & { id: string };

describeOnEachServer('notices', (server) => {
  const admin = signedIn(server, 'admin');
  const lead = signedIn(server, 'lead');
  const reviewer03 = signedIn(server, 'reviewer03');

  const draft = (over: object = {}) => ({
    ...{ title: '关于假期值班的通知', category: 6, releaseTime: '2026-11-22', content: '<p>请查收</p>' },
    ...over,
  });
  const added = async (over: object = {}): Promise<Row> =>
    (await admin.post('blade-desk/notice/submit', draft(over))).body.data;
  const publish = (id: string) => admin.post('blade-desk/notice/publish', { ids: id });
  const published = async (over: object = {}) => {
    const { id } = await added(over);
    expect((await publish(id)).body).toMatchObject({ code: 200 });
    return id;
  };
  const noticeOf = async (id: string) => (await admin.get('blade-desk/notice/detail', { id })).body.data;
  const messagesOf = async (person: Person, noticeId: string): Promise<Row[]> =>
    (await person.get('blade-desk/message/list', { noticeId, kind: 'notice' })).body.data.records;
  const readersOf = async (id: string, query: Record<string, string> = {}): Promise<Row[]> =>
    (await admin.get('blade-desk/notice/readers', { id, size: '200', ...query })).body.data.records;
  const namesOf = (rows: readonly Row[]) => rows.map(({ userName }) => userName).sort();

  test('a draft lies on nobody’s desk', async () => {
    const { id, status } = await added();
    expect(status).toBe('draft');
    expect(await messagesOf(admin, id)).toEqual([]);
  });

  test('a notice for all reaches every officer in use, and no company', async () => {
    await addAccount(server.context, {
      ...{ id: 'user:company', account: 'company', password: 'company', realName: '企业', userType: 2 },
      roles: ['applicant'],
    });
    const id = await published({ audience: 'all' });
    const readers = await readersOf(id);
    expect(readers).toHaveLength(10);
    expect(namesOf(readers)).not.toContain('企业');
    expect(await noticeOf(id)).toMatchObject({ status: 'published', recipientCount: 10, readCount: 0 });
  });

  test('a notice for a department reaches those of the departments below it', async () => {
    const [district, agency] = [idOf('district'), idOf('a03')];
    const wide = await readersOf(await published({ audience: 'departments', deptIds: district }));
    expect(wide).toHaveLength(10);
    const narrow = await readersOf(await published({ audience: 'departments', deptIds: agency }));
    expect(namesOf(narrow)).toEqual(['何子航']);
    expect(narrow[0]!['deptName']).toBe('云澜区工业和信息化局');
  });

  test('a notice for a role or for people reaches those alone', async () => {
    const roles = await published({ audience: 'roles', roleIds: idOf('role:reviewer') });
    expect(namesOf(await readersOf(roles))).toEqual(['何子航', '陈思齐']);
    const people = await published({
      audience: 'people',
      userIds: idOf('user:lead'),
      roleIds: idOf('role:admin'),
    });
    expect(namesOf(await readersOf(people))).toEqual(['梁国栋']);
  });

  test('a notice for nobody is not published', async () => {
    const { id } = await added({ audience: 'people', userIds: '' });
    expect(await publish(id)).toMatchObject({ status: 400, body: { msg: '所选范围内没有人员' } });
    expect((await noticeOf(id)).status).toBe('draft');
  });

  test('who has read it when is told to those who keep notices, and counted once', async () => {
    const id = await published({ audience: 'roles', roleIds: idOf('role:reviewer') });
    const [message] = await messagesOf(reviewer03, id);
    for (let time = 0; time < 2; time += 1)
      expect((await reviewer03.post('blade-desk/message/read', { ids: message!.id })).status).toBe(200);
    const before = await noticeOf(id);
    expect(before).toMatchObject({ readCount: 1, recipientCount: 2 });
    const [read] = await readersOf(id, { isRead: '1' });
    expect(read).toMatchObject({ userName: '何子航', isRead: 1 });
    expect(read!['readTime']).toMatch(/^\d{4}-/);
    expect(namesOf(await readersOf(id, { isRead: '0' }))).toEqual(['陈思齐']);
    expect((await lead.get('blade-desk/notice/readers', { id })).status).toBe(403);
  });

  test('its text is shown to whom it is for, clean of anything that runs', async () => {
    const content = '<p onclick="x()">正文<img src=x onerror=alert(1)><script>x()</script></p>';
    const id = await published({ audience: 'people', userIds: idOf('user:lead'), content });
    const [message] = await messagesOf(lead, id);
    const { body } = await lead.get('blade-desk/message/detail', { id: message!.id });
    expect(body.data).toMatchObject({ html: '<p>正文</p>', kind: 'notice', title: '关于假期值班的通知' });
    expect((await reviewer03.get('blade-desk/message/detail', { id: message!.id })).status).toBe(404);
  });

  test('what is published is not changed, until it is withdrawn from every desk', async () => {
    const id = await published({ audience: 'people', userIds: idOf('user:lead') });
    const { version } = await noticeOf(id);
    expect(await admin.post('blade-desk/notice/submit', { id, version, title: '新标题' })).toMatchObject({
      status: 400,
      body: { msg: '已发布的通知不能修改，请先撤回' },
    });
    expect(await publish(id)).toMatchObject({ body: { msg: '当前状态为“已发布”，不能执行此操作' } });
    expect((await admin.post('blade-desk/notice/withdraw', { ids: id })).status).toBe(200);
    expect(await messagesOf(lead, id)).toEqual([]);
    expect((await admin.post('blade-desk/notice/submit', { id, title: '新标题' })).status).toBe(200);
    await publish(id);
    expect((await messagesOf(lead, id)).map(({ title }) => title)).toEqual(['新标题']);
  });

  test('a notice that is removed is taken from every desk', async () => {
    const id = await published({ audience: 'people', userIds: idOf('user:lead') });
    await admin.post('blade-desk/notice/remove', { ids: id });
    expect(await messagesOf(lead, id)).toEqual([]);
    const back = await admin.post('blade-system/recycle/restore', { entity: 'notice', ids: id });
    expect(back.body).toMatchObject({ code: 200 });
    // It lies on nobody's desk, and says so.
    expect(await noticeOf(id)).toMatchObject({ status: 'withdrawn', recipientCount: 0 });
  });
});
