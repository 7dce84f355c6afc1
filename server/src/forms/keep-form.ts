import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import { ruleFaults } from '@policy/shared/forms/rule-faults.ts';
import { and, eq } from 'drizzle-orm';

import { repositoryOf } from '../kit/rows/repository.ts';
import { wireTime } from '../kit/runtime/clock.ts';
import type { Context } from '../kit/runtime/context.ts';
import { InvalidDraft } from '../kit/runtime/errors.ts';
import { tableOf } from '../kit/table/table.ts';
import { joinTransaction } from '../kit/transaction/transaction.ts';
import { formDefinitions } from './form-tables.ts';
import { lastVersion } from './form-versions.ts';

type FormDefinition = Omit<
  typeof formDefinitions.$inferInsert,
  'tenantId' | 'id' | 'createUser' | 'createTime'
>;

/** Where a form that is new is filed. */
interface Filed {
  categoryId?: string | null;
}

/** The version that a form is kept as, and whether it was not there before. */
interface Kept {
  version: number;
  isNew: boolean;
}

/**
 * Keeps a version of a form that comes from elsewhere: the product's own, or another tenant's. It counts from now on, unless a
 * version of that number is there already: that one stays as it is, and what differs from it is kept under the next free number.
 */
export const keepForm = (context: Context, form: FormDefinition, filed: Filed = {}): Promise<Kept> =>
  joinTransaction(context, async (inside) => {
    if (!(await addVersion(inside, form))) return keepBeside(inside, form);
    await makeMain(inside, form, filed);
    return { version: form.version, isNew: true };
  });

/** Keeps what came under a number that is taken, once; whoever runs the forms here decides whether it is to count. */
async function keepBeside(context: Context, form: FormDefinition): Promise<Kept> {
  const same = await versionLike(context, form);
  if (same !== null) return { version: same, isNew: false };
  const version = (await lastVersion(context, form.key)) + 1;
  if (await addVersion(context, { ...form, version })) return { version, isNew: true };
  // Somebody took that number meanwhile, perhaps for the same content.
  return keepBeside(context, form);
}

/** The first version of a form that says the same, whatever its number; null where there is none. */
async function versionLike({ db, tenantId }: Context, form: FormDefinition): Promise<number | null> {
  const { tenantId: tenant, key, version, schema, uiSchema, texts } = formDefinitions;
  const isSame = and(eq(schema, form.schema), eq(uiSchema, form.uiSchema), eq(texts, form.texts));
  const [same] = await db
    .select({ version })
    .from(formDefinitions)
    .where(and(eq(tenant, tenantId), eq(key, form.key), isSame))
    .orderBy(version)
    .limit(1);
  return same?.version ?? null;
}

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
