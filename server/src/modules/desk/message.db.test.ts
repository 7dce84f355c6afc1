import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';

import { seedMessageTemplates } from '../../seeds/reference/message-templates.ts';
import { idOf } from '../../seeds/slug-id.ts';
import { emit } from '../../kit/transaction/domain-events.ts';
import { addClerk, addCompany, addMember } from '../../../test/companies.ts';
import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import { personOf } from '../../../test/journeys/people.ts';
import type { Person } from '../../../test/journeys/people.ts';
import { clientHeader } from '../../../test/test-server.ts';
import { deliver } from './deliver.ts';

type Row = Record<string, unknown> & { id: string };

describeOnEachServer('the message centre', (server) => {
  const admin = signedIn(server, 'admin');
  const lead = signedIn(server, 'lead');
  const leadId = idOf('user:lead');
  beforeAll(() => seedMessageTemplates(server.context));

  const listOf = async (person: Person, query: Record<string, string> = {}): Promise<Row[]> =>
    (await person.get('blade-desk/message/list', { size: '200', ...query })).body.data.records;
  const unreadOf = async (person: Person) => (await person.get('blade-desk/message/unread')).body.data;
  const letter = (title: string) => ({ title, kind: 'mail' as const, content: '见字如面' });
  const write = (title: string, people = [leadId]) => deliver(server.context, letter(title), people);
  const found = async (person: Person, title: string) => (await listOf(person, { title }))[0];

  describe('a message', () => {
    test('belongs to one person: an administrator neither lists, reads, marks nor removes it', async () => {
      await write('只给组长');
      const { id } = (await found(lead, '只给组长'))!;
      expect(await found(admin, '只给组长')).toBeUndefined();
      const answers = [
        await admin.get('blade-desk/message/detail', { id }),
        await admin.post('blade-desk/message/read', { ids: id }),
        await admin.post('blade-desk/message/remove', { ids: id }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect((await lead.get('blade-desk/message/detail', { id })).body.data).toMatchObject({
        ...{ title: '只给组长', content: '见字如面', isRead: 0, html: null },
      });
    });

    test('is read one by one, by kind, or all together', async () => {
      await write('一');
      await write('二');
      const before = await unreadOf(lead);
      const { id } = (await found(lead, '一'))!;
      await lead.post('blade-desk/message/read', { ids: id });
      expect(await unreadOf(lead)).toEqual({ ...before, mail: before.mail - 1 });
      await lead.post('blade-desk/message/read-all', { kind: 'message' });
      expect((await unreadOf(lead)).mail).toBe(before.mail - 1);
      await lead.post('blade-desk/message/read-all');
      expect(await unreadOf(lead)).toEqual({ mail: 0, message: 0, notice: 0 });
    });

    test('is filtered, sorted and paged by the server', async () => {
      await write('会议纪要');
      const page = await lead.get('blade-desk/message/list', { isRead: '0', kind: 'mail', size: '1' });
      expect(page.body.data).toMatchObject({ total: 1, size: 1, pages: 1 });
      expect(page.body.data.records[0]).toMatchObject({ title: '会议纪要', isRead: 0 });
      const rising = (await listOf(lead, { ascs: 'createTime' })).map(({ createTime }) => createTime);
      expect(rising).toEqual([...rising].sort());
    });

    test('is taken off the desk by its owner', async () => {
      await write('可删');
      const { id } = (await found(lead, '可删'))!;
      expect((await lead.post('blade-desk/message/remove', { ids: id })).status).toBe(200);
      expect(await found(lead, '可删')).toBeUndefined();
    });
  });

  describe('a template', () => {
    const draft = (over: object = {}) => ({
      ...{ code: `t${uuidv7()}`, templateName: '会议通知', kind: 'mail', title: '{topic}会议' },
      ...{ content: '请于{time}参加{topic}会议。', variables: ['topic', 'time'] },
      ...over,
    });
    const submit = (over: object = {}) => admin.post('blade-desk/message-template/submit', draft(over));

    test.each([
      [{ content: '请于{time参加' }, 'content', '花括号须成对，变量名须以字母开头，只含字母、数字和下划线'],
      [{ titleEn: '{ topic }' }, 'titleEn', '花括号须成对，变量名须以字母开头，只含字母、数字和下划线'],
      [{ contentEn: '{place}' }, 'contentEn', '变量place未在变量清单中登记'],
      [{ variables: ['topic'] }, 'content', '变量time未在变量清单中登记'],
    ])('is refused when it has a place that nobody can fill: %j', async (over, field, message) => {
      const { status, body } = await submit(over);
      expect([status, body.data.errors]).toEqual([400, [{ field, message }]]);
    });

    test('of what happens by itself may only name the facts that come with it', async () => {
      const list = await admin.get('blade-desk/message-template/list', { code: 'task.assigned' });
      const { id } = list.body.data.records[0] as Row;
      const { body } = await admin.post('blade-desk/message-template/submit', {
        ...{ id, variables: ['title', 'step', 'phone'] },
      });
      expect(body.msg).toBe('编号为task.assigned的模板只能使用变量：title、step');
    });

    const send = (templateId: string, over: object = {}) =>
      admin.post('blade-desk/message/send', {
        ...{ templateId, audience: 'people', userIds: leadId, values: { topic: '{time}', time: '九点' } },
        ...over,
      });

    test('is sent with its places filled; braces in a value open no further place', async () => {
      const { id } = (await submit()).body.data;
      expect((await send(id)).body.data).toEqual({ sent: 1 });
      const message = (await found(lead, '{time}会议'))!;
      expect(message).toMatchObject({
        content: '请于九点参加{time}会议。',
        senderName: '林知远',
        kind: 'mail',
      });
    });

    test('is not sent without every value, to nobody, switched off, or without the permission', async () => {
      const { id } = (await submit()).body.data;
      expect((await send(id, { values: { topic: '例会' } })).body.msg).toBe(
        '请输入变量time的值，不超过200个字',
      );
      expect((await send(id, { userIds: '' })).body.msg).toBe('所选范围内没有人员');
      const sending = { templateId: id, audience: 'all', values: {} };
      expect((await lead.post('blade-desk/message/send', sending)).status).toBe(403);
      await admin.post('blade-desk/message-template/submit', { id, isOn: 0 });
      expect((await send(id)).body.msg).toBe('模板已停用');
    });
  });

  describe('what happens by itself', () => {
    test('a registration request is told to those who may approve it', async () => {
      const social = await server.call({
        ...{ method: 'POST', url: '/api/blade-auth/oauth/token', headers: clientHeader('admin') },
        query: { grant_type: 'social', tenantId: '000000', source: 'demo', code: '孙七', state: 'abc' },
      });
      const request = { tenantId: '000000', name: '孙七', account: 'sunqi', password: 'Ab3-efgh' };
      const { status } = await server.call({
        ...{ method: 'POST', url: '/api/blade-user/register-guest', headers: clientHeader('admin') },
        query: { ...request, oauthId: social.body.oauth_id },
      });
      expect(status).toBe(200);
      const manager = await personOf(server, 'manager');
      for (const person of [admin, manager])
        expect(await found(person, '孙七申请注册账号')).toMatchObject({
          ...{ kind: 'message', path: '/system/registration', titleEn: '孙七 asks for an account' },
        });
      expect(await found(lead, '孙七申请注册账号')).toBeUndefined();
    });

    test('of a company’s task, it comes to each of its members', async () => {
      const { context } = server;
      const companyId = await addCompany(context, { companyName: '两人公司' });
      for (const account of ['clerk-one', 'clerk-two']) {
        await addClerk(context, account);
        await addMember(context, { account, companyId, duties: ['reader'] });
      }
      await emit(context, {
        ...{
          name: 'task.assigned',
          facts: { title: '公司的项目', step: '补正' },
          to: { recipientId: companyId },
        },
      });
      for (const account of ['clerk-one', 'clerk-two'])
        expect(await listOf(await personOf(server, account), { title: '补正' })).toHaveLength(1);
      const clerk = await personOf(server, 'clerk-two');
      expect((await clerk.get('blade-desk/message/unread')).body.data.message).toBe(1);
      await clerk.post('policy/companymember/actAs', { companyId: '' });
      expect(await listOf(clerk, { title: '补正' })).toEqual([]);
      expect((await clerk.get('blade-desk/message/unread')).body.data.message).toBe(0);
    });

    test('it is kept quiet while its template is off, and nobody unknown holds it up', async () => {
      const say = (recipientId: string) =>
        emit(server.context, {
          ...{
            name: 'task.assigned' as const,
            facts: { title: '某某项目', step: '初审' },
            to: { recipientId },
          },
        });
      await say(leadId);
      expect(await listOf(lead, { title: '初审' })).toHaveLength(1);
      await say(uuidv7());
      await say('system');
      const list = await admin.get('blade-desk/message-template/list', { code: 'task.assigned' });
      const { id } = list.body.data.records[0] as Row;
      await admin.post('blade-desk/message-template/submit', { id, isOn: 0 });
      await say(leadId);
      expect(await listOf(lead, { title: '初审' })).toHaveLength(1);
    });
  });
});
