import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { StateTag } from '../../kit/values/state-tag.tsx';

const momentOf = (wire: string) => Date.parse(`${wire.replace(' ', 'T')}+08:00`);

/** Until when an open task is to be done; one that is late says so in a word and a colour. */
export function DueTime({ value }: { value: string | null | undefined }) {
  const t = useTranslations('process');
  const [now] = useState(Date.now);
  if (!value) return '—';
  if (momentOf(value) >= now) return value;
  return (
    <>
      {value} <StateTag tone="bad" text={t('overdue')} />
    </>
  );
}
