import { and, desc, eq } from 'drizzle-orm';

import type { Context } from '../kit/runtime/context.ts';
import { found } from '../kit/runtime/errors.ts';
import { formDefinitions } from './form-tables.ts';

type Structure = Record<string, unknown>;

/** A version of a form. */
export interface FormVersion {
  formKey: string;
  formVersion: number;
}

/** The newest version of a form; null when no key is given, or no form has it. */
export async function newestForm(
  { db, tenantId }: Context,
  { formKey }: { formKey: string | null },
): Promise<FormVersion | null> {
  if (!formKey) return null;
  const [newest] = await db
    .select({ formVersion: formDefinitions.version })
    .from(formDefinitions)
    .where(and(eq(formDefinitions.tenantId, tenantId), eq(formDefinitions.key, formKey)))
    .orderBy(desc(formDefinitions.version))
    .limit(1);
  return newest ? { formKey, ...newest } : null;
}

/** What a version of a form says to a reader. */
interface ReadForm {
  key: string;
  version: number;
  schema: Structure;
  uiSchema: Structure;
}

/** A version of a form in the reader's language. */
export async function formOf(
  context: Context,
  { formKey: key, formVersion: version }: FormVersion,
): Promise<ReadForm> {
  const { tenantId, locale } = context;
  const { tenantId: tenant, key: keyIn, version: versionIn } = formDefinitions;
  const [row] = await context.db
    .select()
    .from(formDefinitions)
    .where(and(eq(tenant, tenantId), eq(keyIn, key), eq(versionIn, version)));
  const { schema, uiSchema, texts } = found(row);
  const words = texts[locale] ?? {};
  return { key, version, schema: translated(schema, words), uiSchema: translated(uiSchema, words) };
}

/** The same structure with every text that the dictionary knows said in its language. */
export function translated(structure: Structure, words: Readonly<Record<string, string>>): Structure {
  return Object.fromEntries(Object.entries(structure).map(([name, value]) => [name, said(value, words)]));
}

function said(value: unknown, words: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return words[value] ?? value;
  if (Array.isArray(value)) return value.map((one: unknown) => said(one, words));
  return isStructure(value) ? translated(value, words) : value;
}

const isStructure = (value: unknown): value is Structure => typeof value === 'object' && value !== null;
