import { Select } from 'antd';

import { aggregates } from '@policy/shared/contract/report/design.ts';
import type { Aggregate, Measure } from '@policy/shared/contract/report/design.ts';
import { aggregatesOf, isTime, isTimeAt } from '@policy/shared/contract/report/fit.ts';
import type { SourceField } from '@policy/shared/contract/report/source-fields.ts';
import { reportSources } from '@policy/shared/contract/report/sources.ts';

import { useReportWords } from '../use-report-words.ts';
import type { PartsProps } from './parts-props.ts';
import { FieldSelect } from './field-select.tsx';
import { PartList } from './part-list.tsx';
import { useReportPageWords } from '../use-report-page-words.ts';

const most = 8;

/** What is worked out of each group: how many, of numbers their sum and the like, of times the days since another. */
export function MeasureParts({ design, title, onChange }: PartsProps) {
  const t = useReportPageWords();
  const { source, measures } = design;
  const words = useReportWords().aggregate;
  const needsSince = ({ aggregate, field }: Measure) =>
    aggregate !== 'distinct' && field !== undefined && isTimeAt(reportSources[source], field);
  const offers = (aggregate: Aggregate) => (field: SourceField) => aggregatesOf(field).includes(aggregate);
  return (
    <PartList<Measure>
      {...{ title, most }}
      parts={measures}
      blank={{ aggregate: 'count' }}
      onChange={(parts) => onChange({ measures: parts })}
    >
      {(measure, put, label) => (
        <>
          <Select<Aggregate>
            aria-label={label}
            value={measure.aggregate}
            options={aggregates.map((value) => ({ value, label: words[value] }))}
            onChange={(aggregate) => put({ aggregate })}
          />
          {measure.aggregate === 'count' ? null : (
            <FieldSelect
              {...{ source }}
              label={`${label} ${t('field')}`}
              offers={offers(measure.aggregate)}
              value={measure.field}
              onChange={(field) => put({ aggregate: measure.aggregate, field })}
            />
          )}
          {needsSince(measure) ? (
            <FieldSelect
              {...{ source }}
              label={`${label} ${t('since')}`}
              offers={isTime}
              value={measure.since}
              onChange={(since) => put({ ...measure, since })}
            />
          ) : null}
        </>
      )}
    </PartList>
  );
}
