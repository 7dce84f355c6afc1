import type { FormInstance } from 'antd';
import { z } from 'zod';

import type { FormValues } from '../entity/fields.ts';

/** An input that was emptied says the same as one that was never filled. */
const plain = (value: unknown): string => JSON.stringify(value === '' || value === undefined ? null : value);

/** Whether two values of a field say the same. */
export const isSame = (one: unknown, other: unknown): boolean => plain(one) === plain(other);

/** What was changed of values that a form began with. */
export const changesOf = (from: FormValues, now: FormValues): FormValues =>
  Object.fromEntries(
    Object.keys(from).flatMap((name) => (isSame(from[name], now[name]) ? [] : [[name, now[name]]])),
  );

const values = z.record(z.string(), z.unknown());

/** Everything that a form holds, also of fields that are not asked for at the moment. */
export const valuesIn = (form: FormInstance<FormValues>): FormValues =>
  values.parse(form.getFieldsValue(true));
