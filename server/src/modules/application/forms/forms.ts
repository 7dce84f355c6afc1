import { isDeepStrictEqual } from 'node:util';

import type { formView } from '@policy/shared/contract/application/calls.ts';
import type { application } from '@policy/shared/contract/entities/application/application.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { wireDate } from '../../../kit/runtime/clock.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { formDefinitions } from './form-tables.ts';

type Form = z.output<typeof formView>;
type Guide = Pick<RowOf<typeof itemGuide>, 'formKey' | 'amountCapWan' | 'applyStart' | 'applyEnd'>;
type Structure = Record<string, unknown>;

/** A version of a form. */
export interface FormVersion {
  formKey: string;
  formVersion: number;
}

/** The newest version of a guide's form; null when it names none, or none has this key. */
export async function newestForm(
  { db, tenantId }: Context,
  { formKey }: Pick<Guide, 'formKey'>,
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

/** A version of a form in the reader's language. */
export async function formOf(
  context: Context,
  { formKey: key, formVersion: version }: FormVersion,
): Promise<Pick<Form, 'key' | 'version' | 'schema' | 'uiSchema'>> {
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

/** The guide that an application was begun under. */
export const guideOf = async (
  context: Context,
  { guideId }: Pick<RowOf<typeof application>, 'guideId'>,
): Promise<RowOf<typeof itemGuide>> =>
  found(await repositoryOf(itemGuide, context).first(eq(tableOf(itemGuide).id, guideId)));

/**
 * An application's form as its applicant fills it in: the version that it is written in, else the newest of its guide. The amount
 * ends at the guide's cap, and the rules know the window.
 */
export async function applicationForm(
  context: Context,
  { formKey, formVersion }: Pick<RowOf<typeof application>, 'formKey' | 'formVersion'>,
  guide: Guide,
): Promise<Form | null> {
  const newest = await newestForm(context, guide);
  const own = formKey !== null && formVersion !== null ? { formKey, formVersion } : newest;
  if (!own) return null;
  const form = await formOf(context, own);
  const { amountCapWan: cap, applyStart, applyEnd } = guide;
  const today = wireDate(context.clock.now());
  return {
    ...form,
    isOutdated: newest !== null && !isDeepStrictEqual(own, newest),
    schema: cap === null ? form.schema : capped(form.schema, cap),
    facts: { today, window: { begin: applyStart, end: applyEnd } },
  };
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
