import { Checkbox, Select } from 'antd';

import type { ReportComparison, ReportCondition } from '@policy/shared/contract/report/design.ts';
import { comparisonsOf } from '@policy/shared/contract/report/fit.ts';
import { fieldAt } from '@policy/shared/contract/report/source-fields.ts';
import { reportSources } from '@policy/shared/contract/report/sources.ts';

import { useReportWords } from '../use-report-words.ts';
import type { PartsProps } from './parts-props.ts';
import { FieldSelect } from './field-select.tsx';
import { PartList } from './part-list.tsx';
import { ValueInput } from '../value-input.tsx';
import { useReportPageWords } from '../use-report-page-words.ts';

const most = 10;
const blank: ReportCondition = { field: '', is: 'in', value: [], isAsked: false };

/** Which rows count, and which of the values are asked of whoever runs the report. */
export function ConditionParts({ design, title, onChange }: PartsProps) {
  const t = useReportPageWords();
  const { source, conditions } = design;
  const words = useReportWords().comparison;
  const at = (path: string) => fieldAt(reportSources[source], path);
  const begun = (path: string): ReportCondition => {
    const field = at(path);
    return { ...blank, field: path, is: (field && comparisonsOf(field)[0]) ?? 'in' };
  };
  return (
    <PartList<ReportCondition>
      {...{ title, most, blank }}
      parts={conditions}
      onChange={(parts) => onChange({ conditions: parts })}
    >
      {(condition, put, label) => {
        const field = at(condition.field);
        return (
          <>
            <FieldSelect
              {...{ source, label }}
              value={condition.field || undefined}
              onChange={(path) => put(begun(path))}
            />
            {field ? (
              <>
                <Select<ReportComparison>
                  aria-label={`${label} ${t('comparison')}`}
                  value={condition.is}
                  options={comparisonsOf(field).map((value) => ({ value, label: words[value] }))}
                  onChange={(is) => put({ ...condition, is, value: [] })}
                />
                <ValueInput
                  isAuthor
                  {...{ field, is: condition.is, value: condition.value }}
                  label={`${label} ${t('value')}`}
                  onChange={(value) => put({ ...condition, value })}
                />
                <Checkbox
                  checked={condition.isAsked}
                  onChange={({ target }) => put({ ...condition, isAsked: target.checked })}
                >
                  {t('isAsked')}
                </Checkbox>
              </>
            ) : null}
          </>
        );
      }}
    </PartList>
  );
}
