import { describe, expect, test } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { holderOf, menuIdsOf } from '../../../accounts/test-roles.ts';
import { withDefaults } from '../../../forms/default-values.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { seedPlatform } from '../../../seeds/reference/platform.ts';

const at = 'blade-workflow/design/form/default-values';

describeOnEachServer('default values of forms', (server) => {
  const admin = signedIn(server, 'admin');
  const submit = (type: string, content: string) =>
    admin.post(`${at}/submit`, { name: `${type} ${content}`.slice(0, 50), type, content });
  const idOf = async (type: string, content: string) => (await submit(type, content)).body.data.id as string;

  test('are of four kinds, named in the reader’s language', async () => {
    const { body } = await admin.get(`${at}/listType`);
    expect(body.data).toEqual([
      { key: 'fixed', name: '固定值' },
      { key: 'expression', name: '表达式' },
      { key: 'starter', name: '填写人信息' },
      { key: 'call', name: '接口' },
    ]);
  });

  test.each([
    ['starter', 'salary', 'salary'],
    ['expression', 'today', 'today'],
    ['expression', '{"var":"password"}', 'password'],
    ['expression', '{"method":[{"var":"today"},"eval"]}', 'method'],
  ])('of the kind %s are refused where %s is not known', async (type, content, told) => {
    const { status, body } = await submit(type, content);
    expect([status, body.msg]).toEqual([400, expect.stringContaining(told)]);
  });

  test('are read from calls that tell a caller of himself, and from no others', async () => {
    const offered: { key: string; name: string; fields: string[] }[] = (await admin.get(`${at}/listCall`))
      .body.data;
    expect(offered.map(({ key }) => key)).toEqual([
      ...['blade-user/info', 'policy/policyuserinfo/detailByUid', 'policy/company/own'],
    ]);
    // Nothing is offered under a name that the call does not answer.
    const info = (await admin.get('blade-user/info')).body.data;
    expect(offered[0]?.fields.toSorted()).toEqual(Object.keys(info).toSorted());
    expect(offered[0]?.name).toContain('本人信息');
    const asked = (call: string | null, content: string) => ({ name: content, type: 'call', call, content });
    const refused = async (call: string | null, content: string) => {
      const { status, body } = await admin.post(`${at}/submit`, asked(call, content));
      return [status, body.msg];
    };
    expect(await refused('blade-user/list', 'email')).toEqual([
      400,
      expect.stringContaining('blade-user/list'),
    ]);
    expect(await refused('blade-user/info', 'salary')).toEqual([400, expect.stringContaining('account')]);
    expect(await refused('blade-user/info', 'account..x')).toEqual([400, expect.any(String)]);
    expect((await refused(null, 'account'))[0]).toBe(400);
    const now = async (call: string, content: string) =>
      (await admin.post(`${at}/test`, { type: 'call', call, content })).body.data.value;
    expect(await now('blade-user/info', '$.account')).toBe(info.account);
    // Who belongs to no company is told nothing by a call that refuses him.
    expect(await now('policy/company/own', 'company.companyName')).toBeNull();
    const kept = (await admin.post(`${at}/submit`, asked('blade-user/info', 'account'))).body.data;
    expect(kept).toMatchObject({ type: 'call', call: 'blade-user/info' });
    const fixed = { id: kept.id, version: kept.version, type: 'fixed', content: '云澜区' };
    expect((await admin.post(`${at}/submit`, fixed)).body.data.call).toBeNull();
  });

  test('are told nobody by a call that he may not make', async () => {
    await seedPlatform(server.context);
    const person = await holderOf(server, { codes: ['design_default_values_view'] });
    const asked = { type: 'call', call: 'blade-user/info', content: 'account' };
    const now = async () => (await person.post(`${at}/test`, asked)).body.data.value;
    expect(await now()).toBe(person.account);
    const [menuId] = await menuIdsOf(server, ['design_default_values_view']);
    const scope = {
      menuId,
      scopeName: '本人信息',
      resourceCode: 'own',
      scopePath: '/blade-user/info',
      scopeType: 1,
    };
    const { body } = await admin.post('blade-system/api-scope/submit', scope);
    expect(body).toMatchObject({ code: 200 });
    expect(await now()).toBeNull();
    await admin.post('blade-system/api-scope/remove', { ids: body.data.id });
  });

  test('are tried for whoever asks, without being kept', async () => {
    const tried = async (type: string, content: string) => {
      const { status, body } = await admin.post(`${at}/test`, { type, content });
      return status === 200 ? body.data.value : status;
    };
    expect(await tried('fixed', '云澜区')).toBe('云澜区');
    expect(await tried('expression', '{"substr":[{"var":"today"},0,2]}')).toBe('20');
    expect(await tried('starter', 'creditCode')).toBeNull();
    expect(await tried('starter', 'salary')).toBe(400);
  });

  describe('begin the fields that take them', () => {
    const actor = { name: '林小满', deptIds: [], companyId: null };
    const begun = async (type: string, content: string, field: object = { type: 'string' }) =>
      begunBy(await idOf(type, content), { ...server.context, actor }, field);
    const begunBy = async (id: string, context: object, field: object) => {
      const { properties } = await withDefaults(context as never, {
        schema: { properties: { asked: field, group: { type: 'object', properties: { asked: field } } } },
        uiSchema: {
          asked: { 'ui:options': { defaultFrom: id } },
          group: { asked: { 'ui:options': { defaultFrom: id } } },
        },
      });
      const { asked, group } = properties as { asked: object; group: { properties: { asked: object } } };
      expect(group.properties.asked).toEqual(asked);
      return Reflect.get(asked, 'default') as unknown;
    };

    test('with what they say, work out, or know of who fills the form in', async () => {
      expect(await begun('fixed', '云澜区')).toBe('云澜区');
      expect(await begun('starter', 'name')).toBe('林小满');
      expect(await begun('starter', 'companyName')).toBeUndefined();
      expect(await begun('expression', '{"substr":[{"var":"today"},0,4]}')).toMatch(/^\d{4}$/);
    });

    test('with what a call tells, once for all that is taken from it, and with nothing where it refuses', async () => {
      const call = 'blade-user/info';
      const row = { name: 'by call', type: 'call', call, content: 'email' };
      const { id } = (await admin.post(`${at}/submit`, row)).body.data;
      const told = (read: () => Promise<object>) =>
        begunBy(
          id,
          { ...server.context, actor, ownReads: [{ call, tag: 'user', fields: ['email'], read }] },
          { type: 'string' },
        );
      expect(await told(() => Promise.resolve({ email: 'lin@example.org' }))).toBe('lin@example.org');
      expect(await told(() => Promise.resolve({ email: null }))).toBeUndefined();
      expect(await told(() => Promise.reject(new Refusal('row.notFound')))).toBeUndefined();
    });

    test('as the field holds them', async () => {
      expect(await begun('fixed', '12.5', { type: 'number' })).toBe(12.5);
      expect(await begun('fixed', '十二', { type: 'number' })).toBeUndefined();
    });
  });
});
