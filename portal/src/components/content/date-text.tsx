import { useFormatter } from 'next-intl';
import { wireDate } from './wire-date.ts';

interface DateTextProps {
  value: string | null | undefined;
  withTime?: boolean;
}

/** A date of the wire in the reader's language; a dash where there is none. */
export function DateText({ value, withTime = false }: DateTextProps) {
  const format = useFormatter();
  const date = wireDate(value);
  if (!date || !value) return '—';
  return (
    <time
      dateTime={value.slice(0, withTime ? 16 : 10).replace(' ', 'T')}
      className={withTime ? undefined : 'whitespace-nowrap'}
    >
      {format.dateTime(date, { dateStyle: 'long', ...(withTime ? { timeStyle: 'short' } : {}) })}
    </time>
  );
}
