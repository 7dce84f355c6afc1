import { z } from 'zod';

import { readable } from '../kit/readable.ts';
import {
  dimension,
  measure,
  reportCondition,
  reportFormats,
  reportOrders,
  reportViews,
  conditionValues,
} from './design.ts';
import { sourceNames } from './source-names.ts';

/** Values for the conditions that are asked, by the place of the condition in its list. */
export const askedValues = readable(z.record(z.string().regex(/^\d$/), conditionValues));
export type AskedValues = z.output<typeof askedValues>;

/** Runs a stored report. */
export const runInput = z.object({ id: z.string().max(40), asked: askedValues.default({}) });

/** Runs a design that is not stored yet. */
export const previewInput = z.object({
  source: z.enum(sourceNames),
  view: z.enum(reportViews),
  dimensions: z.array(dimension).max(6),
  measures: z.array(measure).max(8),
  conditions: z.array(reportCondition).max(10),
  order: z.enum(reportOrders),
  rowLimit: z.int().min(1).max(50_000),
});

/** Writes a stored report into a file. */
export const exportInput = runInput.extend({ format: z.enum(reportFormats) });

/** How far a file is. */
export const exportProgress = z.object({
  id: z.string(),
  result: z.enum(['running', 'done', 'failed']),
  progress: z.int(),
  fileName: z.string().nullable(),
  /** Why there is no file. */
  error: z.string().nullable(),
});
export type ExportProgress = z.output<typeof exportProgress>;
