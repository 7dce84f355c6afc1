import { isDeepStrictEqual } from 'node:util';

import type { formView } from '@policy/shared/contract/application/calls.ts';
import type { application } from '@policy/shared/contract/entities/application/application.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';

import { formOf, mainForm } from '../../../forms/form-versions.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { wireDate } from '../../../kit/runtime/clock.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';

type Form = z.output<typeof formView>;
type Guide = Pick<RowOf<typeof itemGuide>, 'formKey' | 'amountCapWan' | 'applyStart' | 'applyEnd'>;
type Structure = Record<string, unknown>;

/** The guide that an application was begun under. */
export const guideOf = async (
  context: Context,
  { guideId }: Pick<RowOf<typeof application>, 'guideId'>,
): Promise<RowOf<typeof itemGuide>> =>
  found(await repositoryOf(itemGuide, context).first(eq(tableOf(itemGuide).id, guideId)));

/**
 * An application's form as its applicant fills it in: the version that it is written in, else the main one of its guide. The amount
 * ends at the guide's cap, and the rules know the window.
 */
export async function applicationForm(
  context: Context,
  { formKey, formVersion }: Pick<RowOf<typeof application>, 'formKey' | 'formVersion'>,
  guide: Guide,
): Promise<Form | null> {
  const main = await mainForm(context, guide);
  const own = formKey !== null && formVersion !== null ? { formKey, formVersion } : main;
  if (!own) return null;
  const form = await formOf(context, own);
  const { amountCapWan: cap, applyStart, applyEnd } = guide;
  const today = wireDate(context.clock.now());
  return {
    ...form,
    isOutdated: main !== null && !isDeepStrictEqual(own, main),
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

const isStructure = (value: unknown): value is Structure => typeof value === 'object' && value !== null;
