import { describe, expect, test } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { withDefaults } from '../../../forms/default-values.ts';

const at = 'blade-workflow/design/form/default-values';

describeOnEachServer('default values of forms', (server) => {
  const admin = signedIn(server, 'admin');
  const submit = (type: string, content: string) =>
    admin.post(`${at}/submit`, { name: `${type} ${content}`.slice(0, 50), type, content });
  const idOf = async (type: string, content: string) => (await submit(type, content)).body.data.id as string;

  test('are of three kinds, named in the reader’s language', async () => {
    const { body } = await admin.get(`${at}/listType`);
    expect(body.data).toEqual([
      { key: 'fixed', name: '固定值' },
      { key: 'expression', name: '表达式' },
      { key: 'starter', name: '填写人信息' },
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
    const begun = async (type: string, content: string, field: object = { type: 'string' }) => {
      const id = await idOf(type, content);
      const context = { ...server.context, actor: { name: '林小满', deptIds: [], companyId: null } };
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

    test('as the field holds them', async () => {
      expect(await begun('fixed', '12.5', { type: 'number' })).toBe(12.5);
      expect(await begun('fixed', '十二', { type: 'number' })).toBeUndefined();
    });
  });
});
