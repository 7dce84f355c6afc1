import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { bareOfficer } from '../../../../test/bare-officer.ts';
import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { formDrafts } from '../../../forms/form-tables.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { publishForm } from './publish-form.ts';

const at = 'blade-workflow/design/form';
const content = {
  schema: {
    ...{ title: '奖励表', type: 'object', additionalProperties: false, required: [] },
    properties: { company: { type: 'string', title: '单位名称' } },
  },
  uiSchema: { 'ui:order': ['company'] },
  texts: { en: { 奖励表: 'Award', 单位名称: 'Company' } },
};

const administrator = bareOfficer(randomUUID(), { roleAliases: ['administrator'] });

describeOnEachServer('publishing a form', (server) => {
  const admin = signedIn(server, 'admin');

  test('can follow an import, which makes a draft of what a file says, all or nothing', async () => {
    const file = { formKey: 'form_imported', name: '奖励表', nameEn: 'Award', ...content };
    const { id } = (await admin.post(`${at}/importDesign`, file)).body.data;
    expect((await admin.get(`${at}/design`, { id })).body.data).toMatchObject({ rev: 1, ...file });
    expect((await admin.post(`${at}/importDesign`, file)).status).toBe(400);
    const unread = { ...file, formKey: 'form_unread', schema: 'none' };
    expect((await admin.post(`${at}/importDesign`, unread)).status).toBe(400);
    const { records } = (await admin.get(`${at}/list`, { name: '奖励表' })).body.data;
    expect(records).toHaveLength(1);
    expect((await admin.post(`${at}/publish`, { id, rev: 1 })).body.data).toMatchObject({ version: 1 });
  });

  test('is refused where somebody saves it meanwhile, so that nothing saved is lost', async () => {
    const formKey = `form_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
    const { id } = (await admin.post(`${at}/submit`, { formKey, name: '奖励表' })).body.data;
    await admin.post(`${at}/saveDesign`, { id, rev: 0, ...content });
    const publishing = inTransaction(server.context, async (inside) => {
      const save = () => inside.db.update(formDrafts).set({ rev: 2 }).where(eq(formDrafts.formId, id));
      // The draft has been read when the version is added; the connection runs what is sent in its order.
      const saved: Promise<unknown>[] = [];
      const db = new Proxy(inside.db, {
        get: (on, name) => {
          if (name === 'insert' && saved.length === 0) saved.push(save().execute());
          const part: unknown = Reflect.get(on, name, on);
          return typeof part === 'function' ? (part.bind(on) as unknown) : part;
        },
      });
      return publishForm({ ...inside, db, actor: administrator }, { id, rev: 1, note: '', isMain: true });
    });
    await expect(publishing).rejects.toMatchObject({ code: 'row.stale' });
    expect((await admin.post(`${at}/publish`, { id, rev: 1 })).body.data).toEqual({ version: 1, rev: 2 });
  });
});
