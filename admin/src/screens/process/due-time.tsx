import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { StateTag } from '../../kit/values/state-tag.tsx';
import { momentOf } from './wire-moment.ts';

const dayMs = 86_400_000;
/** Most deadlines are the end of a day: then the day says it all. */
const shortly = (wire: string) => (wire.endsWith(' 23:59:59') ? wire.slice(0, 10) : wire.slice(0, 16));

/** Until when an open task is to be done; one that is late, or will be within a day, says so in a word and a colour. */
export function DueTime({ value }: { value: string | null | undefined }) {
  const t = useTranslations('process');
  const [now] = useState(Date.now);
  if (!value) return '—';
  const leftMs = momentOf(value) - now;
  if (leftMs >= dayMs) return shortly(value);
  return (
    <>
      {shortly(value)}{' '}
      {leftMs < 0 ? (
        <StateTag tone="bad" text={t('overdue')} />
      ) : (
        <StateTag tone="attention" text={t('dueSoon')} />
      )}
    </>
  );
}
