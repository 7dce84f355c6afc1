import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import { translated } from '@policy/shared/forms/translated.ts';
import { and, eq, inArray, max, sql } from 'drizzle-orm';

import type { Context } from '../kit/runtime/context.ts';
import { found } from '../kit/runtime/errors.ts';
import { tableOf } from '../kit/table/table.ts';
import { withDefaults } from './default-values.ts';
import { formDefinitions } from './form-tables.ts';

type Structure = Record<string, unknown>;

/** A version of a form. */
export interface FormVersion {
  formKey: string;
  formVersion: number;
}

/** Whether a version is the one that counts of a form that is there. */
export const isMain = ({ tenantId }: Pick<Context, 'tenantId'>) => {
  const design = tableOf(formDesign);
  return and(
    eq(formDefinitions.tenantId, tenantId),
    eq(design.tenantId, tenantId),
    eq(design.isDeleted, 0),
    eq(design.formKey, formDefinitions.key),
    eq(design.mainVersion, formDefinitions.version),
  );
};

/** The version of a form that counts for what is begun now; null when no key is given, or no form has it. */
export async function mainForm(
  { db, tenantId }: Context,
  { formKey }: { formKey: string | null },
): Promise<FormVersion | null> {
  if (!formKey) return null;
  const [main] = await db
    .select({ formVersion: formDefinitions.version })
    .from(formDefinitions)
    .innerJoin(tableOf(formDesign), isMain({ tenantId }))
    .where(eq(formDefinitions.key, formKey));
  return main ? { formKey, ...main } : null;
}

/** The names of the fields in the main versions of some forms, by the keys of those that the caller's tenant has. */
export async function fieldsOfForms(
  { db, tenantId }: Pick<Context, 'db' | 'tenantId'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { key, schema } = formDefinitions;
  const rows = await db
    .select({ key, schema })
    .from(formDefinitions)
    .innerJoin(tableOf(formDesign), isMain({ tenantId }))
    .where(inArray(key, [...keys]));
  return new Map(rows.map((row) => [row.key, fieldNames(row.schema)]));
}

/** Names of the fields of a form's schema. */
export const fieldNames = ({ properties }: Structure): string[] =>
  typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];

/** The main version of each form of a tenant, in the order of their keys. */
export function mainForms({ db, tenantId }: Pick<Context, 'db' | 'tenantId'>) {
  const { key, version, schema, uiSchema, texts } = formDefinitions;
  return db
    .select({ key, version, schema, uiSchema, texts })
    .from(formDefinitions)
    .innerJoin(tableOf(formDesign), isMain({ tenantId }))
    .orderBy(key);
}

/** A form as it is chosen, and how its main version is laid out. */
interface TitledForm {
  key: string;
  name: string;
  uiSchema: Structure;
}

/** Each form of the caller's tenant by its key and by the title of its main version, in the reader's language. */
export function mainTitles({ db, tenantId, locale }: Context): Promise<TitledForm[]> {
  const { key, schema, uiSchema, texts } = formDefinitions;
  const title = sql<string>`${schema}->>'title'`;
  return db
    .select({
      key,
      uiSchema,
      name: sql<string>`coalesce(${texts}->${locale}::text->>(${title}), ${title}, ${key})`,
    })
    .from(formDefinitions)
    .innerJoin(tableOf(formDesign), isMain({ tenantId }))
    .orderBy(key);
}

/** What a version of a form says to a reader. */
interface ReadForm {
  key: string;
  version: number;
  schema: Structure;
  uiSchema: Structure;
}

/** A version of a form as it is kept, if there is one of that number. */
export async function versionOf({ db, tenantId }: Context, key: string, version: number) {
  const { tenantId: tenant, key: keyIn, version: versionIn } = formDefinitions;
  const [row] = await db
    .select()
    .from(formDefinitions)
    .where(and(eq(tenant, tenantId), eq(keyIn, key), eq(versionIn, version)));
  return row ?? null;
}

/** The highest number of a version of a form; 0 where there is none. */
export async function lastVersion({ db, tenantId }: Context, key: string): Promise<number> {
  const { tenantId: tenant, key: keyIn, version } = formDefinitions;
  const [last] = await db
    .select({ version: max(version) })
    .from(formDefinitions)
    .where(and(eq(tenant, tenantId), eq(keyIn, key)));
  return last?.version ?? 0;
}

/** A version of a form in the reader's language, the same to everybody: what answers are held to, and what is shown. */
export async function formOf(
  context: Context,
  { formKey: key, formVersion: version }: FormVersion,
): Promise<ReadForm> {
  const row = await versionOf(context, key, version);
  const { schema, uiSchema, texts } = found(row);
  const words = texts[context.locale] ?? {};
  return { key, version, schema: translated(schema, words), uiSchema: translated(uiSchema, words) };
}

/** The same as it is handed out to be filled in: its fields begin with what their default values say for this reader. */
export async function formToFillIn(context: Context, version: FormVersion): Promise<ReadForm> {
  const form = await formOf(context, version);
  return { ...form, schema: await withDefaults(context, form) };
}
