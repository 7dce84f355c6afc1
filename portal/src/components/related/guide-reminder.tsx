import type { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { ListRowOf } from '@policy/shared/contract/kit/entity.ts';

import { daysUntil } from '../content/wire-date.ts';
import { CalendarLink } from './calendar-link.tsx';

interface GuideReminderProps {
  guide: Pick<ListRowOf<typeof itemGuide>, 'id' | 'windowStatus' | 'windowType' | 'applyEnd'>;
  now: Date;
}

/** The way to keep a guide's deadline, or its next batch where there is one a year, in one's own calendar; none where neither is known. */
export function GuideReminder({ guide, now }: GuideReminderProps) {
  const { id, windowStatus, windowType, applyEnd } = guide;
  const isNext = windowStatus === 'closed' && windowType === 'yearly';
  const isAhead = windowStatus !== 'suspended' && (daysUntil(applyEnd, now) ?? -1) >= 0;
  if (!isNext && !isAhead) return null;
  return (
    <p className="mt-2">
      <CalendarLink file="guide" id={id} text={isNext ? 'nextBatch' : 'deadline'} />
    </p>
  );
}
