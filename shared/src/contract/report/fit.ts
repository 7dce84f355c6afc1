import { z } from 'zod';

import type { FieldKind } from '../kit/field.ts';
import type { Aggregate, DataSet, Dimension, Measure, ReportComparison, ReportCondition } from './design.ts';
import { fieldAt } from './source-fields.ts';
import type { SourceField } from './source-fields.ts';
import type { ReportSource } from './sources.ts';

const numbers: readonly FieldKind[] = ['integer', 'decimal'];
const times: readonly FieldKind[] = ['date', 'dateTime'];
const words: readonly FieldKind[] = ['text', 'longText'];

/** Whether a field holds a number that can be added up. */
export const isNumber = ({ kind }: SourceField) => numbers.includes(kind);
/** Whether a field holds a day or a moment. */
export const isTime = ({ kind }: SourceField) => times.includes(kind);

/** What can be worked out of a field; of a moment, what is worked out are the days since another one. */
export function aggregatesOf(field: SourceField): readonly Aggregate[] {
  return isNumber(field) || isTime(field)
    ? ['distinct', 'sum', 'average', 'median', 'least', 'most']
    : ['distinct'];
}

/** How a field can be compared. */
export function comparisonsOf(field: SourceField): readonly ReportComparison[] {
  if (isNumber(field) || isTime(field)) return ['between', 'ge', 'le', 'isNull', 'notNull'];
  if (words.includes(field.kind)) return ['like', 'in', 'notIn', 'isNull', 'notNull'];
  return ['in', 'notIn', 'isNull', 'notNull'];
}

/** Comparisons that need no value. */
export const withoutValue: readonly ReportComparison[] = ['isNull', 'notNull'];

const dayCounted = /^(today|month|year)([+-]\d{1,4})?$/;
const forms: Partial<Record<FieldKind, RegExp>> = {
  integer: /^-?\d{1,9}$/,
  numericChoice: /^-?\d{1,9}$/,
  flag: /^[01]$/,
  decimal: /^-?\d{1,10}(\.\d{1,4})?$/,
  date: /^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  dateTime: /^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])( ([01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/,
  reference: z.regexes.uuid(),
};

/** Whether a text is a day counted from today. */
export const isCounted = (value: string) => dayCounted.test(value);

/** Whether a value has the form of a field's values. */
export const valueFits = (field: SourceField, value: string): boolean =>
  (isTime(field) && isCounted(value)) || (forms[field.kind]?.test(value) ?? true);

/** Whether values can stand in a condition on a field. */
export function valuesFit(field: SourceField, is: ReportComparison, values: readonly string[]): boolean {
  const most = is === 'between' ? 2 : is === 'in' || is === 'notIn' ? 100 : 1;
  return (
    values.length <= most &&
    (is !== 'between' || values.length !== 1) &&
    values.every((value) => valueFits(field, value))
  );
}

/** The parts of a data set that do not fit its source, each as its list and place; none means that it can be run. */
export function misfits(
  source: ReportSource,
  design: Pick<DataSet, 'dimensions' | 'measures' | 'conditions'>,
) {
  const wrong = <T>(list: string, parts: readonly T[], fits: (part: T) => boolean) =>
    parts.flatMap((part, at) => (fits(part) ? [] : [`${list}.${String(at)}`]));
  return [
    ...wrong('dimensions', design.dimensions, (part) => dimensionFits(source, part)),
    ...wrong('measures', design.measures, (part) => measureFits(source, part)),
    ...wrong('conditions', design.conditions, (part) => conditionFits(source, part)),
  ];
}

function dimensionFits(source: ReportSource, { field: path, grain }: Dimension): boolean {
  const field = fieldAt(source, path);
  return field !== undefined && (grain === undefined || isTime(field));
}

function measureFits(source: ReportSource, measure: Measure): boolean {
  const { aggregate, field: path, since } = measure;
  if (path === undefined) return aggregate === 'count' && since === undefined;
  const field = fieldAt(source, path);
  if (!field || !aggregatesOf(field).includes(aggregate)) return false;
  return since === undefined ? aggregate === 'distinct' || isNumber(field) : daysFit(source, field, measure);
}

/** The days between two times can be added up or averaged, but counting distinct ones has no meaning. */
const daysFit = (source: ReportSource, field: SourceField, { aggregate, since = '' }: Measure) =>
  aggregate !== 'distinct' && isTime(field) && isTimeAt(source, since);

/** Whether what a path of a source leads to is a day or a moment. */
export function isTimeAt(source: ReportSource, path: string): boolean {
  const field = fieldAt(source, path);
  return field !== undefined && isTime(field);
}

function conditionFits(source: ReportSource, { field: path, is, value, isAsked }: ReportCondition): boolean {
  const field = fieldAt(source, path);
  if (!field || !comparisonsOf(field).includes(is)) return false;
  const isWhole = withoutValue.includes(is) || isAsked || value.length > 0;
  return isWhole && valuesFit(field, is, value);
}
