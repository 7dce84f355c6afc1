import type { Dimension, Measure } from '../contract/report/design.ts';
import { fieldAt } from '../contract/report/source-fields.ts';
import type { FieldStep, SourceField } from '../contract/report/source-fields.ts';
import type { ReportSource } from '../contract/report/sources.ts';
import { catalogue } from './catalogue.ts';
import { fill } from './kit.ts';
import type { Locale } from './kit.ts';

const stepTitle = ({ entity, field }: FieldStep, locale: Locale): string => {
  const { fields } = catalogue(locale).entity(entity.name);
  return fields[field] ?? catalogue(locale).reportWords.createTime;
};

/** What a field of a source is called, after the references that lead to it. */
export const fieldTitle = ({ through, own }: SourceField, locale: Locale): string =>
  [...through, own]
    .map((step) => stepTitle(step, locale))
    .reduce((outer, inner) => fill(catalogue(locale).reportWords.within, { outer, inner }));

const titleAt = (source: ReportSource, path: string, locale: Locale): string => {
  const field = fieldAt(source, path);
  return field ? fieldTitle(field, locale) : path;
};

/** The heading of what rows are grouped by. */
export function dimensionTitle(
  source: ReportSource,
  { field: path, grain }: Dimension,
  locale: Locale,
): string {
  const { reportWords } = catalogue(locale);
  const field = titleAt(source, path, locale);
  return grain ? fill(reportWords.grained, { field, grain: reportWords.grain[grain] }) : field;
}

/** The heading of what is worked out of a group. */
export function measureTitle(source: ReportSource, measure: Measure, locale: Locale): string {
  const { reportWords } = catalogue(locale);
  const aggregate = reportWords.aggregate[measure.aggregate];
  if (measure.field === undefined) return aggregate;
  const field = titleAt(source, measure.field, locale);
  const since = measure.since === undefined ? undefined : titleAt(source, measure.since, locale);
  return fill(reportWords.figure, {
    aggregate,
    field: since === undefined ? field : fill(reportWords.days, { since, field }),
  });
}

/** A choice or a flag in words; undefined for what is no choice. */
export function choiceTitle({ own, kind }: SourceField, key: string, locale: Locale): string | undefined {
  if (kind === 'flag') return catalogue(locale).reportWords.flag[key];
  return catalogue(locale).entity(own.entity.name).choices[own.field]?.[key];
}
