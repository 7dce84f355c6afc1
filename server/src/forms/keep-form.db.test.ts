import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { describeOnEachDatabase } from '../../test/database.ts';
import { seedContext } from '../../test/seed-context.ts';
import { repositoryOf } from '../kit/rows/repository.ts';
import { tableOf } from '../kit/table/table.ts';
import { seedForms } from '../seeds/reference/forms.ts';
import { formDefinitions } from './form-tables.ts';
import { keepForm } from './keep-form.ts';

describeOnEachDatabase('a form that comes from elsewhere', (database) => {
  const context = () => seedContext(database());
  const formOfTitle = (key: string, version: number, title: string) => ({
    ...{ key, version, schema: { type: 'object', title }, uiSchema: { 'ui:order': [] } },
    texts: { en: { [title]: 'Award' } },
  });
  const titles = async (key: string) => {
    const { version, schema } = formDefinitions;
    const rows = await database()
      .select({ version, schema })
      .from(formDefinitions)
      .where(and(eq(formDefinitions.tenantId, '000000'), eq(formDefinitions.key, key)))
      .orderBy(version);
    return rows.map((row) => [row.version, row.schema.title]);
  };
  const mainOf = async (key: string) =>
    (await repositoryOf(formDesign, context()).first(eq(tableOf(formDesign).formKey, key)))?.mainVersion;

  test('counts where its number is free, and is there once', async () => {
    const form = formOfTitle('form_free', 1, '奖励表');
    expect(await keepForm(context(), form)).toEqual({ version: 1, isNew: true });
    expect(await keepForm(context(), form)).toEqual({ version: 1, isNew: false });
    expect(await keepForm(context(), { ...form, version: 2 })).toEqual({ version: 2, isNew: true });
    expect([await titles('form_free'), await mainOf('form_free')]).toEqual([
      [
        [1, '奖励表'],
        [2, '奖励表'],
      ],
      2,
    ]);
  });

  test('is kept beside what the tenant has published under its number, once, and does not count', async () => {
    const key = 'form_taken';
    await keepForm(context(), formOfTitle(key, 1, '奖励表'));
    await keepForm(context(), formOfTitle(key, 2, '本区的表'));
    const update = formOfTitle(key, 2, '产品的表');
    expect(await keepForm(context(), update)).toEqual({ version: 3, isNew: true });
    expect(await keepForm(context(), update)).toEqual({ version: 3, isNew: false });
    const all = [
      [1, '奖励表'],
      [2, '本区的表'],
      [3, '产品的表'],
    ];
    expect([await titles(key), await mainOf(key)]).toEqual([all, 2]);
    // The texts are part of what it says.
    const translated = { ...update, texts: { en: { 产品的表: 'Product form' } } };
    expect(await keepForm(context(), translated)).toEqual({ version: 4, isNew: true });
  });

  test('is told of by the seeds at the start that brings it', async () => {
    expect(await seedForms(context())).toEqual([]);
    await database()
      .update(formDefinitions)
      .set({ texts: { en: {} } })
      .where(eq(formDefinitions.key, 'form_seal'));
    expect(await seedForms(context())).toEqual([{ key: 'form_seal', version: 1, keptAs: 2 }]);
    expect(await mainOf('form_seal')).toBe(1);
    expect(await seedForms(context())).toEqual([]);
  });
});
