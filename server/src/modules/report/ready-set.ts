import type { AskedValues } from '@policy/shared/contract/report/calls.ts';
import type { DataSet, ReportCondition, ReportView } from '@policy/shared/contract/report/design.ts';
import { misfits, valuesFit, withoutValue } from '@policy/shared/contract/report/fit.ts';
import type { SourceName } from '@policy/shared/contract/report/source-names.ts';
import { fieldAt } from '@policy/shared/contract/report/source-fields.ts';
import { reportSources } from '@policy/shared/contract/report/sources.ts';
import type { ReportSource } from '@policy/shared/contract/report/sources.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';
import { fieldTitle } from '@policy/shared/messages/report-words.ts';

import type { ReadyDataSet } from '../../kit/data-set/plan.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { partTitles } from './report-rules.ts';

/** What a report says of its data and of how they are shown. */
export type Design = Omit<DataSet, 'source'> & { source: SourceName; view: ReportView };

interface Asking {
  asked: AskedValues;
  locale: Locale;
}

/** A design with the values that were asked for; one that does not fit its source, or values that do not fit, are refused. */
export function readySet(design: Design, { asked, locale }: Asking): ReadyDataSet {
  const source = reportSources[design.source];
  const parts = misfits(source, design);
  if (parts.length > 0) throw new Refusal('report.design', { parts: partTitles(parts, locale) });
  if (design.dimensions.length + design.measures.length === 0) throw new Refusal('report.empty');
  const conditions = design.conditions.flatMap((condition, at) => {
    const value = condition.isAsked ? (asked[String(at)] ?? condition.value) : condition.value;
    return filled(source, { ...condition, value }, locale);
  });
  return { ...design, source, conditions, isPivot: design.view === 'pivot' };
}

/** A condition whose value was left empty does not filter. */
function filled(source: ReportSource, condition: ReportCondition, locale: Locale): ReportCondition[] {
  const { field: path, is, value } = condition;
  if (withoutValue.includes(is)) return [condition];
  if (value.length === 0) return [];
  const field = fieldAt(source, path);
  if (!field || !valuesFit(field, is, value))
    throw new Refusal('report.values', { label: field ? fieldTitle(field, locale) : path });
  return [condition];
}
