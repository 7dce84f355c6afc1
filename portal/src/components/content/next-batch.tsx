import { useFormatter, useTranslations } from 'next-intl';
import { nextYearly } from './wire-date.ts';

interface NextBatchProps {
  windowType: string;
  /** When the batch that is over began. */
  applyStart: string | null | undefined;
  now: Date;
}

/** When the next batch of a closed item is expected, where there is one a year; nothing where nobody can tell. */
export function NextBatch({ windowType, applyStart, now }: NextBatchProps) {
  const t = useTranslations('ui');
  const format = useFormatter();
  const next = windowType === 'yearly' ? nextYearly(applyStart, now) : null;
  if (!next) return null;
  return t('nextBatch', { month: format.dateTime(next, { year: 'numeric', month: 'long' }) });
}
