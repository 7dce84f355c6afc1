import type { formView } from '@policy/shared/contract/application/calls.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';

import type { Context } from '../../kit/context.ts';
import { formDefinitions } from './form-tables.ts';

type Form = z.output<typeof formView>;
type Structure = Record<string, unknown>;

/** The newest version of a form in the reader's language; null when the guide names none, or none has this key. */
export async function formOf(context: Context, key: string | null): Promise<Form | null> {
  if (!key) return null;
  const { tenantId, locale } = context;
  const [found] = await context.db
    .select()
    .from(formDefinitions)
    .where(and(eq(formDefinitions.tenantId, tenantId), eq(formDefinitions.key, key)))
    .orderBy(desc(formDefinitions.version))
    .limit(1);
  if (!found) return null;
  const { version, schema, uiSchema, texts } = found;
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
