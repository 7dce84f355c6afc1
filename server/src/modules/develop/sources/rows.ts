import { sourceColumn, sourceTable } from '@policy/shared/contract/develop/answers.ts';
import { z } from 'zod';

// Drivers bring flags as booleans or as 0 and 1, and an empty comment as "".
const flag = z.preprocess((value) => (typeof value === 'boolean' ? value : Number(value) === 1), z.boolean());
const comment = z
  .string()
  .nullable()
  .transform((said) => said?.trim() || null);

// An enumeration of MySQL spells out all of its values.
const longestType = 100;
const type = z
  .string()
  .transform((said) => (said.length > longestType ? `${said.slice(0, longestType - 1)}…` : said));

/** Tables as a driver answered them. */
export const sourceTables = z.array(sourceTable.extend({ comment }));

/** Columns as a driver answered them. */
export const sourceColumns = z.array(
  sourceColumn.extend({
    type,
    isNullable: flag,
    hasDefault: flag,
    isKey: flag,
    // MySQL counts the length of a long text in more than an integer holds.
    length: z.coerce
      .number()
      .nullable()
      .transform((length) => (length && length <= 100_000 ? length : null)),
    comment,
  }),
);
