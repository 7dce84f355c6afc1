import { ariaDescribedByIds } from '@rjsf/utils';
import type { WidgetProps } from '@rjsf/utils';
import { Input, TimePicker } from 'antd';
import dayjs from 'dayjs';

import { wireMoment } from '@policy/shared/contract/workflow/form-formats.ts';

import { DateInput } from '../../../kit/inputs/date-input.tsx';

type Asked = WidgetProps<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A line that browsers know by its type: they offer what they remember, and phones the keys that it needs. */
const lineWidget = (type: 'tel' | 'email' | 'url') =>
  function LineWidget({ id, value, required, readonly, disabled, rawErrors, onChange, onBlur }: Asked) {
    return (
      <Input
        {...{ id, type, required, readOnly: readonly, disabled }}
        autoComplete={type}
        value={textOf(value)}
        aria-describedby={ariaDescribedByIds(id)}
        aria-invalid={rawErrors && rawErrors.length > 0 ? true : undefined}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        onBlur={() => onBlur(id, value)}
      />
    );
  };

/** Picks a moment; one that is taken back leaves the field out, as an empty answer has no form. */
function MomentWidget({ id, value, readonly, disabled, onChange, onBlur }: Asked) {
  if (readonly) return <Input readOnly id={id} value={textOf(value)} />;
  return (
    <DateInput
      showTime
      {...{ id, disabled }}
      value={typeof value === 'string' ? value : null}
      onChange={(picked) => onChange(picked ?? undefined)}
      onBlur={() => onBlur(id, value)}
    />
  );
}

const timeForm = 'HH:mm';

/** Picks a time of the day, to the minute. */
function TimeWidget({ id, value, readonly, disabled, onChange, onBlur }: Asked) {
  if (readonly) return <Input readOnly id={id} value={textOf(value)} />;
  return (
    <TimePicker
      {...{ id, disabled }}
      className="kit-wide"
      format={timeForm}
      value={typeof value === 'string' ? dayjs(`2000-01-01 ${value}`) : null}
      onChange={(picked: dayjs.Dayjs | null) => onChange(picked?.format(timeForm))}
      onBlur={() => onBlur(id, value)}
    />
  );
}

/** The inputs of lines of a set form. */
export const lineWidgets = {
  phone: lineWidget('tel'),
  email: lineWidget('email'),
  link: lineWidget('url'),
  time: TimeWidget,
  dateTime: MomentWidget,
  [wireMoment]: MomentWidget,
};
