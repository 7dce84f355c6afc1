import { Select } from 'antd';

import { grains } from '@policy/shared/contract/report/design.ts';
import type { Dimension, Grain } from '@policy/shared/contract/report/design.ts';
import { isTimeAt } from '@policy/shared/contract/report/fit.ts';
import { reportSources } from '@policy/shared/contract/report/sources.ts';

import { useReportWords } from '../use-report-words.ts';
import { FieldSelect } from './field-select.tsx';
import { PartList } from './part-list.tsx';
import type { PartsProps } from './parts-props.ts';
import { useReportPageWords } from '../use-report-page-words.ts';

const most = 6;

/** What rows are grouped by; times by their span. */
export function DimensionParts({ design, title, onChange }: PartsProps) {
  const t = useReportPageWords();
  const { source, dimensions } = design;
  const words = useReportWords().grain;
  const isTime = (path: string) => isTimeAt(reportSources[source], path);
  return (
    <PartList<Dimension>
      {...{ title, most }}
      parts={dimensions}
      blank={{ field: '' }}
      onChange={(parts) => onChange({ dimensions: parts })}
    >
      {({ field, grain }, put, label) => (
        <>
          <FieldSelect
            {...{ source, label }}
            value={field || undefined}
            onChange={(path) => put(isTime(path) ? { field: path, grain: 'month' } : { field: path })}
          />
          {isTime(field) ? (
            <Select<Grain>
              aria-label={`${label} ${t('grain')}`}
              value={grain ?? 'day'}
              options={grains.map((value) => ({ value, label: words[value] }))}
              onChange={(picked) => put({ field, grain: picked })}
            />
          ) : null}
        </>
      )}
    </PartList>
  );
}
