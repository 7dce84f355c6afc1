import { useTranslations } from 'next-intl';
import { Tag, type Tone } from '../feedback/tag.tsx';
import { daysUntil } from './wire-date.ts';

interface DaysLeftProps {
  /** The last day. */
  until: string;
  now: Date;
}

function toneOf(days: number): Tone {
  if (days < 0) return 'neutral';
  return days <= 10 ? 'warn' : 'info';
}

/** How many days are left until a deadline, in words; the last ten days stand out. */
export function DaysLeft({ until, now }: DaysLeftProps) {
  const t = useTranslations('ui');
  const days = daysUntil(until, now);
  if (days === null) return null;
  const text = days < 0 ? t('deadlinePassed') : t('daysLeft', { days });
  return <Tag tone={toneOf(days)}>{text}</Tag>;
}
