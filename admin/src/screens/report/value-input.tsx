import type { ReactNode } from 'react';
import { AutoComplete, InputNumber, Select, Space } from 'antd';
import dayjs from 'dayjs';

import type { ReportComparison } from '@policy/shared/contract/report/design.ts';
import { countedDay } from '@policy/shared/contract/report/counted-day.ts';
import { isNumber, isTime, withoutValue } from '@policy/shared/contract/report/fit.ts';
import type { SourceField } from '@policy/shared/contract/report/source-fields.ts';
import { choiceTitle } from '@policy/shared/messages/report-words.ts';

import { DateInput } from '../../kit/inputs/date-input.tsx';
import { DateRangeInput } from '../../kit/inputs/date-range-input.tsx';
import { ReferenceSelect } from '../../kit/references/reference-select.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { useReportPageWords } from './use-report-page-words.ts';

/** What an input of a condition's values is given. */
export interface ValueInputProps {
  field: SourceField;
  is: ReportComparison;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Read out where no label stands beside it. */
  label: string;
  id?: string;
  /** The author may count days from today; who runs a report picks them. */
  isAuthor?: boolean;
}

/** The values of a condition, as the field that it is on takes them. */
export function ValueInput(props: ValueInputProps) {
  const { field, is } = props;
  if (withoutValue.includes(is)) return null;
  if (isTime(field)) return props.isAuthor ? <CountedDays {...props} /> : <Days {...props} />;
  if (isNumber(field)) return <Numbers {...props} />;
  if (field.names?.by === 'id') return <Rows {...props} source={field.names.entity.name} />;
  return <Words {...props} />;
}

function Days({ id, is, value, onChange }: ValueInputProps) {
  const today = dayjs().format('YYYY-MM-DD');
  const [from, to] = value.map((one) => countedDay(one, today));
  if (is === 'between')
    return (
      <DateRangeInput
        {...(id && { id })}
        value={from && to ? [from, to] : null}
        onChange={(days) => onChange([...(days ?? [])])}
      />
    );
  return (
    <DateInput {...(id && { id })} value={from ?? null} onChange={(day) => onChange(day ? [day] : [])} />
  );
}

const counted = ['today', 'today-7', 'today-30', 'month', 'month-1', 'year', 'year-1'] as const;

function CountedDays({ label, ...ends }: ValueInputProps) {
  const t = useReportPageWords();
  const options = counted.map((day) => ({ value: day, label: `${t(`counted.${day}`)} (${day})` }));
  return (
    <Ends {...ends}>
      {(at, held, put) => (
        <AutoComplete
          key={at}
          className="kit-wide"
          aria-label={`${label} ${String(at + 1)}`}
          placeholder="2026-01-01"
          options={options}
          value={held}
          onChange={put}
        />
      )}
    </Ends>
  );
}

function Numbers({ id, label, ...ends }: ValueInputProps) {
  return (
    <Ends {...ends}>
      {(at, held, put) => (
        <InputNumber<string>
          key={at}
          stringMode
          className="kit-wide"
          {...(id && at === 0 && { id })}
          aria-label={`${label} ${String(at + 1)}`}
          value={held || null}
          onChange={(number) => put(number ?? '')}
        />
      )}
    </Ends>
  );
}

interface EndsProps extends Pick<ValueInputProps, 'is' | 'value' | 'onChange'> {
  children: (at: number, held: string, put: (said: string) => void) => ReactNode;
}

/** A box for each end of a span, or the one of a single value; empty ones alone are no value. */
function Ends({ is, value, onChange, children }: EndsProps) {
  const places = is === 'between' ? [0, 1] : [0];
  const held = places.map((place) => value[place] ?? '');
  const put = (at: number, said: string) => {
    const next = held.map((one, place) => (place === at ? said : one));
    onChange(next.every((one) => one === '') ? [] : next);
  };
  return (
    <Space.Compact block>
      {places.map((at) => children(at, held[at] ?? '', (said) => put(at, said)))}
    </Space.Compact>
  );
}

function Rows({ id, value, onChange, source }: ValueInputProps & { source: string }) {
  return (
    <ReferenceSelect
      {...(id && { id })}
      isMultiple
      allowClear
      source={source}
      value={[...value]}
      onChange={(ids) => onChange([ids ?? []].flat())}
    />
  );
}

/** One of the field's choices, or any words. */
function Words({ id, field, is, value, onChange, label }: ValueInputProps) {
  const { locale } = useWorkplace();
  const keys = field.kind === 'flag' ? ['1', '0'] : field.options;
  const options = keys.map((key) => ({ value: key, label: choiceTitle(field, key, locale) ?? key }));
  return (
    <Select
      {...(id && { id })}
      allowClear
      aria-label={label}
      className="kit-wide"
      mode={keys.length > 0 ? 'multiple' : 'tags'}
      maxCount={is === 'like' ? 1 : 100}
      optionFilterProp="label"
      options={options}
      value={[...value]}
      onChange={(picked: string[]) => onChange(picked)}
    />
  );
}
