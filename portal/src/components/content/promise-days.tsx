import { applicationMoves, decidingStates } from '@policy/shared/contract/application/moves.ts';
import type { ApplicationState } from '@policy/shared/contract/entities/application/application-states.ts';
import { useTranslations } from 'next-intl';

import { Tag } from '../feedback/tag.tsx';
import { DaysLeft } from './days-left.tsx';
import { daysUntil } from './wire-date.ts';

interface PromiseDaysProps {
  status: ApplicationState;
  /** The day by which it is to be decided. */
  due: string | null;
  now: Date;
}

/** How long a decision may still take, that it is late, or that the clock stands; nothing once it has been made. */
export function PromiseDays({ status, due, now }: PromiseDaysProps) {
  const t = useTranslations('ui');
  const days = daysUntil(due, now);
  if (due === null || days === null || !decidingStates.includes(status)) return null;
  if (applicationMoves.paused.includes(status)) return <Tag>{t('promisePaused')}</Tag>;
  return days < 0 ? (
    <Tag tone="warn">{t('promiseBroken', { days: -days })}</Tag>
  ) : (
    <DaysLeft until={due} now={now} />
  );
}
