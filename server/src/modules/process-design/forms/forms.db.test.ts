import { randomUUID } from 'node:crypto';
import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';
import { inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { formDrafts } from '../../../forms/form-tables.ts';
import { formErrors } from '../../../forms/form-validation.ts';
import { everyKind } from './every-kind.fixture.ts';

import {
  describeOnDemonstration,
  describeOnEachServer,
  signedIn,
} from '../../../../test/describe-on-server.ts';

const at = 'blade-workflow/design/form';

/** A form that asks for one thing, in both languages. */
const content = (title = '奖励表') => ({
  schema: {
    ...{ title, type: 'object', additionalProperties: false, required: ['company'] },
    properties: { company: { type: 'string', title: '单位名称', minLength: 1, maxLength: 100 } },
  },
  uiSchema: { 'ui:order': ['company'] },
  texts: { en: { [title]: 'Award', 单位名称: 'Company' } },
});

describeOnEachServer('forms that are designed', (server) => {
  const admin = signedIn(server, 'admin');
  const editor = signedIn(server, 'editor');
  const made = async (over: object = {}) => {
    const formKey = `form_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
    const { body } = await admin.post(`${at}/submit`, { formKey, name: '奖励表', ...over });
    return { id: body.data.id as string, formKey };
  };
  const design = async (id: string) => (await admin.get(`${at}/design`, { id })).body.data;
  const save = (id: string, rev: number, over: object = {}) =>
    admin.post(`${at}/saveDesign`, { id, rev, ...content(), ...over });
  const publish = (id: string, rev: number, over: object = {}) =>
    admin.post(`${at}/publish`, { id, rev, ...over });
  const row = async (id: string) => (await admin.get(`${at}/detail`, { id })).body.data;
  const history = async (formId: string) =>
    (await admin.get(`${at}/history/list`, { formId })).body.data.records;

  test('begin empty, are kept as a draft, and count once they are published', async () => {
    const { id } = await made();
    expect(await design(id)).toMatchObject({ rev: 0, mainVersion: null, savedBy: null });
    expect((await publish(id, 0)).body.msg).toBe('没有需要发布的修改');
    expect((await save(id, 0)).body.data).toEqual({ rev: 1 });
    expect(await design(id)).toMatchObject({ rev: 1, ...content() });
    expect(await row(id)).toMatchObject({ state: 'draft', mainVersion: null });
    expect((await publish(id, 1, { note: '第一版' })).body.data).toEqual({ version: 1, rev: 2 });
    expect(await row(id)).toMatchObject({ state: 'published', mainVersion: 1 });
    expect(await history(id)).toMatchObject([{ version: 1, isMain: true, note: '第一版', applications: 0 }]);
    expect((await publish(id, 2)).body.msg).toBe('没有需要发布的修改');
    await save(id, 2);
    expect(await row(id)).toMatchObject({ state: 'changed', mainVersion: 1 });
  });

  test('are not saved over by who opened them before somebody else saved', async () => {
    const { id } = await made();
    await save(id, 0);
    for (const stale of [await save(id, 0), await publish(id, 0)])
      expect([stale.status, stale.body.msg]).toEqual([409, '数据已被他人修改，请刷新后重试']);
    expect((await save(id, 1)).body.data).toEqual({ rev: 2 });
    await publish(id, 2);
    for (const before of [0, 1, 2]) expect((await save(id, before)).status).toBe(409);
    expect((await design(id)).rev).toBe(3);
  });

  describe('have versions', () => {
    test('of which one is chosen to count, and any is taken up again', async () => {
      const { id } = await made();
      await save(id, 0);
      await publish(id, 1);
      await save(id, 2, content('新奖励表'));
      await publish(id, 3, { isMain: false });
      const [second, first] = await history(id);
      expect([second, first]).toMatchObject([
        { version: 2, isMain: false },
        { version: 1, isMain: true },
      ]);
      await admin.post(`${at}/history/setMainVersion`, { id: second.id });
      expect(await row(id)).toMatchObject({ mainVersion: 2, state: 'published' });
      await admin.post(`${at}/history/restore`, { id: first.id });
      expect(await design(id)).toMatchObject({ rev: 5, schema: content().schema });
      const { body } = await admin.get(`${at}/history/detail`, { id: second.id });
      expect(body.data).toMatchObject({ formId: id, version: 2, schema: content('新奖励表').schema });
    });

    test('that nobody reads whose they are not', async () => {
      const { id } = await made();
      await save(id, 0);
      await publish(id, 1);
      const [version] = await history(id);
      expect((await editor.get(`${at}/history/detail`, { id: version.id })).status).toBe(403);
      expect((await admin.get(`${at}/history/detail`, { id: randomUUID() })).status).toBe(404);
    });
  });

  test('are copied with what they ask, under a key of their own', async () => {
    const { id, formKey } = await made();
    await save(id, 0);
    const taken = await admin.post(`${at}/copy`, { id, formKey, name: '副本' });
    expect([taken.status, taken.body.msg]).toEqual([400, expect.stringContaining('表单标识')]);
    const { body } = await admin.post(`${at}/copy`, { id, formKey: `${formKey}_copy`, name: '副本' });
    expect(await design(body.data.id)).toMatchObject({ name: '副本', rev: 1, ...content() });
  });

  test('are filed under another category together', async () => {
    const category = { name: '日常办公', code: 'office', sort: 1 };
    const { body } = await admin.post('blade-workflow/design/category/submit', category);
    const categoryId = body.data.id;
    const forms = [await made(), await made()];
    await admin.post(`${at}/changeCategory`, { ids: forms.map(({ id }) => id).join(), categoryId });
    for (const { id } of forms) expect(await row(id)).toMatchObject({ categoryId, categoryName: '日常办公' });
  });

  test('are removed where nothing names them', async () => {
    const { id } = await made();
    await save(id, 0);
    expect((await admin.post(`${at}/remove`, { ids: id })).status).toBe(200);
    expect((await admin.get(`${at}/detail`, { id })).status).toBe(404);
    expect((await save(id, 1)).status).toBe(404);
  });

  test('come back from the recycle bin with what was saved of them', async () => {
    const { id } = await made();
    await save(id, 0, content('未发布'));
    await admin.post(`${at}/remove`, { ids: id });
    const { status } = await admin.post('blade-system/recycle/restore', { entity: 'formDesign', ids: id });
    expect(status).toBe(200);
    expect(await design(id)).toMatchObject({ rev: 1, schema: content('未发布').schema });
  });

  test('leave nothing of their drafts behind once the recycle bin lets them go for good', async () => {
    const [gone, kept] = [await made(), await made()];
    const ids = [gone.id, kept.id];
    for (const id of ids) await save(id, 0);
    await admin.post(`${at}/remove`, { ids: ids.join() });
    const purged = await admin.post('blade-system/recycle/purge', { entity: 'formDesign', ids: gone.id });
    expect(purged.status).toBe(200);
    const left = server.database.db.select().from(formDrafts).where(inArray(formDrafts.formId, ids));
    expect(await left).toMatchObject([{ formId: kept.id }]);
  });

  test('keep every kind that the designer has, and answers to it are judged', async () => {
    const { id } = await made();
    const entry = { code: 'every_kind', sort: 1 };
    const root = await admin.post('blade-system/dict-biz/submit', { ...entry, dictValue: '种类' });
    const parentId = root.body.data.id;
    await admin.post('blade-system/dict-biz/submit', { ...entry, parentId, dictKey: 'a', dictValue: '甲' });
    const whole = everyKind((await design(id)) as FormContent);
    await admin.post(`${at}/saveDesign`, { id, rev: 0, ...whole });
    expect((await publish(id, 1)).body.data).toEqual({ version: 1, rev: 2 });
    const [{ id: version }] = await history(id);
    const { schema } = (await admin.get(`${at}/history/detail`, { id: version })).body.data;
    expect(schema).toEqual(whole.schema);
    const facts = { today: '2026-11-27', window: { begin: null, end: null } };
    const told = (answers: object) =>
      formErrors({ schema, facts }, { ...right, ...answers }, 'zh').map(({ field }) => field);
    const right = {
      ...{ person: randomUUID(), department: randomUUID() },
      ...{ text: '甲', longText: '乙', number: 3, amount: 1.5, date: '2026-11-27' },
      ...{ beginDate: '2026-01-01', endDate: '2026-02-01', choice: 'option1', multiple: ['option2'] },
      ...{ region: '440305', files: [randomUUID()], image: [randomUUID()], signature: [randomUUID()] },
      ...{ phone: '0571-88886666', email: 'a@b.cn', link: 'https://a.cn', location: '30.2,120.1' },
      ...{ dateTime: '2026-11-27 09:30:00', time: '09:30', dictionary: '科技', richText: '<p>己</p>' },
      ...{ yesNo: 'yes', rows: [{ text: '丙' }], group: { text: '丁' }, columns: { text: '戊' } },
      ...{ tabs: { tab1: { text: '庚' }, tab2: { text: '辛' } }, collapse: { text: '壬' } },
    };
    expect(told({})).toEqual([]);
    expect(told({ endDate: '2025-12-31' })).toEqual(['endDate']);
    expect(told({ number: 1.5, multiple: ['other'] })).toEqual(['number', 'multiple.0']);
    expect(told({ link: 'javascript:x()', signature: [randomUUID(), randomUUID()] })).toEqual([
      ...['link', 'signature'],
    ]);
    expect(told({ tabs: { tab1: {}, tab2: { text: '辛' } } })).toEqual(['tabs.tab1.text']);
    expect(told({ rows: [{}], group: {}, columns: { text: '' } })).toEqual([
      ...['rows.0.text', 'group.text', 'columns.text'],
    ]);
  });

  test.each([
    ['without fields', { schema: { type: 'object', properties: {} } }, '请至少添加一个字段'],
    [
      'with a field of no type',
      { schema: { type: 'object', properties: { company: { title: '单位名称' } } } },
      '字段“company”的类型不受支持',
    ],
    [
      'with a keyword that no validator knows',
      {
        schema: { type: 'object', properties: { company: { type: 'string', title: 'X', 'x-kind': 1 } } },
      },
      '不是有效的 JSON Schema',
    ],
    [
      'with a layout of other fields',
      { uiSchema: { 'ui:order': ['other'] } },
      '排列顺序须列出每个字段各一次',
    ],
    ['without English', { texts: { en: { 奖励表: 'Award' } } }, '“单位名称”没有英文'],
    [
      'with a rule about a field that is not there',
      {
        schema: {
          ...content().schema,
          'x-rules': [
            { rule: { '>': [{ var: 'amount' }, 0] }, field: 'company', message: { zh: '错', en: 'Wrong' } },
          ],
        },
      },
      '表单中没有字段“amount”',
    ],
  ])('are not published %s', async (_, over, sentence) => {
    const { id } = await made();
    expect((await save(id, 0, over)).status).toBe(200);
    const { status, body } = await publish(id, 1);
    expect([status, body.msg]).toEqual([400, expect.stringContaining(sentence)]);
    expect(await history(id)).toEqual([]);
  });
});

describeOnDemonstration('forms of the product', (server) => {
  const admin = signedIn(server, 'admin');
  const history = async (formId: string) =>
    (await admin.get(`${at}/history/list`, { formId })).body.data.records;

  test('stay while a guide names them, which is told', async () => {
    const { body } = await admin.get(`${at}/list`, { formKey: 'form_research' });
    const [{ id }] = body.data.records;
    const users = (await admin.get(`${at}/usedBy`, { id })).body.data;
    expect(users.length).toBeGreaterThan(0);
    const refused = await admin.post(`${at}/remove`, { ids: id });
    expect(refused.status).toBe(400);
    expect(refused.body.msg).toContain(`正被${users[0].name}`);
  });

  test('open and save unchanged, version by version', async () => {
    const { body } = await admin.get(`${at}/list`, { size: '200' });
    const forms: { id: string; mainVersion: number }[] = body.data.records;
    expect(forms.length).toBeGreaterThan(20);
    for (const { id, mainVersion } of forms) {
      const { schema, uiSchema, texts } = (await admin.get(`${at}/design`, { id })).body.data;
      expect((await admin.post(`${at}/saveDesign`, { id, rev: 0, schema, uiSchema, texts })).status).toBe(
        200,
      );
      const { body: told } = await admin.post(`${at}/publish`, { id, rev: 1, isMain: false });
      expect([told.msg, told.data]).toEqual([expect.anything(), { version: mainVersion + 1, rev: 2 }]);
      const [again, first] = await Promise.all(
        (await history(id)).map(
          async (one: { id: string }) => (await admin.get(`${at}/history/detail`, { id: one.id })).body.data,
        ),
      );
      for (const kept of [again, first]) expect(kept).toMatchObject({ schema, uiSchema, texts });
      expect(first.isMain).toBe(true);
    }
  });
});
