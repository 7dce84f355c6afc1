import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { StateTag } from '../../kit/values/state-tag.tsx';

const minuteMs = 60_000;
/** Whoever did something within so long is taken to sit in front of it. */
const activeMinutes = 10;

/** Whether somebody is at work in a session, or how long he has not been. */
export function SessionState({ lastSeenAt }: { lastSeenAt: string }) {
  const t = useTranslations('sessions');
  const [now] = useState(Date.now);
  const minutes = Math.floor((now - Date.parse(`${lastSeenAt.replace(' ', 'T')}+08:00`)) / minuteMs);
  if (minutes < activeMinutes) return <StateTag tone="good" text={t('active')} />;
  return <StateTag tone="quiet" text={t('idle', { minutes })} />;
}
