import { DatePicker } from 'antd';
import dayjs from 'dayjs';

interface DateInputProps {
  id?: string | undefined;
  showTime?: boolean;
  /** `yyyy-MM-dd`, with the time where it is shown, as on the wire. */
  value?: string | null;
  onChange?: ((value: string | null) => void) | undefined;
  onBlur?: (() => void) | undefined;
}

/** A day, or a moment, as the wire spells it. */
export function DateInput({ id, showTime, value, onChange, onBlur }: DateInputProps) {
  const format = showTime ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD';
  return (
    <DatePicker
      {...(id && { id })}
      className="kit-wide"
      format={format}
      showTime={showTime ?? false}
      value={value ? dayjs(value, format) : null}
      onChange={(picked: dayjs.Dayjs | null) => onChange?.(picked?.format(format) ?? null)}
      onBlur={() => onBlur?.()}
    />
  );
}
