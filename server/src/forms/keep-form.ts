import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import { ruleFaults } from '@policy/shared/forms/rule-faults.ts';
import { eq } from 'drizzle-orm';

import { repositoryOf } from '../kit/rows/repository.ts';
import { wireTime } from '../kit/runtime/clock.ts';
import type { Context } from '../kit/runtime/context.ts';
import { InvalidDraft } from '../kit/runtime/errors.ts';
import { tableOf } from '../kit/table/table.ts';
import { joinTransaction } from '../kit/transaction/transaction.ts';
import { formDefinitions } from './form-tables.ts';

type FormDefinition = Omit<
  typeof formDefinitions.$inferInsert,
  'tenantId' | 'id' | 'createUser' | 'createTime'
>;

/** Where a form that is new is filed. */
interface Filed {
  categoryId?: string | null;
}

/**
 * Keeps a version of a form that comes from elsewhere: the product's own, or another tenant's. It counts from now on, unless a
 * version of that number is there already: that one stays as it is.
 */
export const keepForm = (context: Context, form: FormDefinition, filed: Filed = {}): Promise<void> =>
  joinTransaction(context, async (inside) => {
    if (await addVersion(inside, form)) await makeMain(inside, form, filed);
  });

/**
 * Adds a version of a form, and tells whether there was none of its number. The only way into the table: refuses rules between
 * fields that nobody could evaluate or that name what the form does not have, each at its place.
 */
export async function addVersion(context: Context, form: FormDefinition): Promise<boolean> {
  const faults = ruleFaults(form.schema, context.locale);
  if (faults.length > 0)
    throw new InvalidDraft(faults.map(({ field, message }) => ({ field: `schema.${field}`, message })));
  const { tenantId, actor, clock } = context;
  const by = { createUser: actor?.userId ?? null, createTime: wireTime(clock.now()) };
  const added = await context.db
    .insert(formDefinitions)
    .values({ tenantId, ...by, ...form })
    .onConflictDoNothing()
    .returning({ version: formDefinitions.version });
  return added.length > 0;
}

/** Lets a version count, and files its form where it is new. */
async function makeMain(context: Context, form: FormDefinition, filed: Filed) {
  const { key, version, schema, texts } = form;
  const designs = repositoryOf(formDesign, context);
  const filedAs = await designs.first(eq(tableOf(formDesign).formKey, key));
  if (filedAs) {
    if ((filedAs.mainVersion ?? 0) < version) await designs.update(filedAs.id, { mainVersion: version });
    return;
  }
  const name = typeof schema.title === 'string' ? schema.title : key;
  const nameEn = texts.en?.[name] ?? null;
  const published = { mainVersion: version, state: 'published' as const };
  await designs.insert({ formKey: key, name, nameEn, ...published, ...filed });
}
