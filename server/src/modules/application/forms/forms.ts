import type { formView } from '@policy/shared/contract/application/calls.ts';
import type { application } from '@policy/shared/contract/entities/application/application.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { formDefinitions } from './form-tables.ts';

type Form = z.output<typeof formView>;
type Structure = Record<string, unknown>;

/** The newest version of a form in the reader's language; null when the guide names none, or none has this key. */
export async function formOf(context: Context, key: string | null): Promise<Form | null> {
  if (!key) return null;
  const { tenantId, locale } = context;
  const [newest] = await context.db
    .select()
    .from(formDefinitions)
    .where(and(eq(formDefinitions.tenantId, tenantId), eq(formDefinitions.key, key)))
    .orderBy(desc(formDefinitions.version))
    .limit(1);
  if (!newest) return null;
  const { version, schema, uiSchema, texts } = newest;
  const words = texts[locale] ?? {};
  return { key, version, schema: translated(schema, words), uiSchema: translated(uiSchema, words) };
}

/** The guide that an application was begun under. */
export const guideOf = async (
  context: Context,
  { guideId }: Pick<RowOf<typeof application>, 'guideId'>,
): Promise<RowOf<typeof itemGuide>> =>
  found(await repositoryOf(itemGuide, context).first(eq(tableOf(itemGuide).id, guideId)));

/** A guide's form as its applicants fill it in: the amount they may apply for ends at the guide's cap. */
export async function guideFormOf(
  context: Context,
  { formKey, amountCapWan }: Pick<RowOf<typeof itemGuide>, 'formKey' | 'amountCapWan'>,
): Promise<Form | null> {
  const form = await formOf(context, formKey);
  return form && amountCapWan !== null ? { ...form, schema: capped(form.schema, amountCapWan) } : form;
}

/** The same schema with the amount applied for bounded by a cap, so that the field itself refuses more. */
export function capped(schema: Structure, cap: number): Structure {
  const { properties } = schema;
  if (!isStructure(properties) || !isStructure(properties.applyAmountWan)) return schema;
  const amount = properties.applyAmountWan;
  const maximum = typeof amount.maximum === 'number' ? Math.min(amount.maximum, cap) : cap;
  return { ...schema, properties: { ...properties, applyAmountWan: { ...amount, maximum } } };
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
