import { z } from 'zod';

/** The spans that days and moments are put together by. */
export const grains = ['year', 'quarter', 'month', 'day'] as const;
export type Grain = (typeof grains)[number];

/** What can be worked out of a group of rows. */
export const aggregates = ['count', 'distinct', 'sum', 'average', 'median', 'least', 'most'] as const;
export type Aggregate = (typeof aggregates)[number];

/** How a field is compared in a condition. */
export const reportComparisons = ['in', 'notIn', 'ge', 'le', 'between', 'like', 'isNull', 'notNull'] as const;
export type ReportComparison = (typeof reportComparisons)[number];

/** The name of a field of the source, or of what its references lead to (`applicationId.policyId`). */
const fieldPath = z
  .string()
  .max(120)
  .regex(/^[A-Za-z]+(\.[A-Za-z]+){0,2}$/);

/** What rows are grouped by. */
export const dimension = z.strictObject({ field: fieldPath, grain: z.enum(grains).optional() });
export type Dimension = z.output<typeof dimension>;

/** What is worked out of each group; with `since`, of the days that passed from one field to the other. */
export const measure = z.strictObject({
  aggregate: z.enum(aggregates),
  field: fieldPath.optional(),
  since: fieldPath.optional(),
});
export type Measure = z.output<typeof measure>;

/** The values of one condition: texts as a form holds them, or days counted from today (`today-30`, `month`, `year-1`). */
export const conditionValues = z.array(z.string().max(200)).max(100);

/** Which rows count; one that is asked takes its values from whoever runs the report, and without any it does not hold back. */
export const reportCondition = z.strictObject({
  field: fieldPath,
  is: z.enum(reportComparisons),
  value: conditionValues.default([]),
  isAsked: z.boolean().default(false),
});
export type ReportCondition = z.output<typeof reportCondition>;

/** A data set: rows of one source, which of them, by what they are grouped and what is worked out. There is no SQL in it. */
export interface DataSet {
  source: string;
  dimensions: readonly Dimension[];
  measures: readonly Measure[];
  conditions: readonly ReportCondition[];
  order: ReportOrder;
  rowLimit: number;
}

/** The orders that a result may come in. */
export const reportOrders = ['byDimension', 'mostFirst', 'leastFirst'] as const;
export type ReportOrder = (typeof reportOrders)[number];

/** The most lines that a PDF holds: laying out its pages keeps the server busy, and long lists are for spreadsheets. */
export const mostPdfLines = 1000;

/** How a result is drawn. */
export const reportViews = ['table', 'pivot', 'bar', 'stack', 'line', 'pie'] as const;
export type ReportView = (typeof reportViews)[number];

/** Kinds of file that a report can be exported to. */
export const reportFormats = ['xlsx', 'csv', 'pdf'] as const;
export type ReportFormat = (typeof reportFormats)[number];
