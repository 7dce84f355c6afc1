import { DatePicker } from 'antd';
import dayjs from 'dayjs';

/** First and last value of a range, as the wire spells them; one that is empty leaves the range open at its end. */
type Range = readonly [string, string];

interface DateRangeInputProps {
  id?: string | undefined;
  showTime?: boolean;
  value?: Range | null;
  onChange?: ((value: Range | null) => void) | undefined;
}

/** A range of days, or of moments, as the wire spells it. */
export function DateRangeInput({ id, showTime, value, onChange }: DateRangeInputProps) {
  const format = showTime ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD';
  return (
    <DatePicker.RangePicker
      {...(id && { id })}
      className="kit-wide"
      format={format}
      showTime={showTime ?? false}
      value={value ? [dayOf(value[0], format), dayOf(value[1], format)] : null}
      allowEmpty={value ? [!value[0], !value[1]] : false}
      onChange={(picked) => {
        const [from, to] = picked ?? [];
        onChange?.(from && to ? [from.format(format), to.format(format)] : null);
      }}
    />
  );
}

const dayOf = (value: string, format: string) => (value ? dayjs(value, format) : null);
