import { z } from 'zod';

/** A column of a result: a dimension or a measure, under its name in the reader's language. */
export const resultColumn = z.object({ title: z.string(), isFigure: z.boolean() });
export type ResultColumn = z.output<typeof resultColumn>;

/** What a row stands for: one group, all groups of a line or of a column of a pivot, or everything. */
export const rowLevels = ['row', 'line', 'column', 'all'] as const;
export type RowLevel = (typeof rowLevels)[number];

/** One row of a result; keys tell groups apart that are called the same. */
export const resultRow = z.object({
  level: z.enum(rowLevels),
  keys: z.array(z.string().nullable()),
  names: z.array(z.string().nullable()),
  figures: z.array(z.number().nullable()),
});
export type ResultRow = z.output<typeof resultRow>;

/** What running a data set answers; totals are worked out by the database, over all rows and not over those shown. */
export const reportResult = z.object({
  columns: z.array(resultColumn),
  rows: z.array(resultRow),
  /** There is more than was asked for. */
  isCut: z.boolean(),
  durationMs: z.int(),
});
export type ReportResult = z.output<typeof reportResult>;
