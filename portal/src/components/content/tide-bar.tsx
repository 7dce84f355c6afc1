import { useTranslations } from 'next-intl';
import { DateText } from './date-text.tsx';
import { daysUntil, partGone } from './wire-date.ts';

interface TideBarProps {
  start: string;
  end: string;
  now: Date;
}

/** A period as a tide: how far it has risen today, with both ends and the days left in words beside it. */
export function TideBar({ start, end, now }: TideBarProps) {
  const t = useTranslations('ui');
  const gone = partGone(start, end, now) ?? 0;
  const days = daysUntil(end, now) ?? 0;
  const closing = days >= 0 && days <= 10;
  return (
    <div>
      <p className="mb-1.5 font-semibold">{periodText(t, daysUntil(start, now) ?? 0, days)}</p>
      <svg className="block h-3 w-full overflow-hidden rounded-full" aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" className="fill-mist-200" />
        <rect
          width={`${String(gone)}%`}
          height="100%"
          className={closing ? 'fill-grain-700' : 'fill-wave-600'}
        />
      </svg>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-sm text-ink-faint">
        <DateText value={start} />
        <DateText value={end} />
      </p>
    </div>
  );
}

/** On its first day a period has begun, though none of it is gone. */
function periodText(t: ReturnType<typeof useTranslations<'ui'>>, untilStart: number, days: number): string {
  if (days < 0) return t('periodEnded');
  return untilStart > 0 ? t('periodAhead') : t('daysLeft', { days });
}
