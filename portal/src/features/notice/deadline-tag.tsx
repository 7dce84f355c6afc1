import { useLocale } from 'next-intl';

import { DaysLeft } from '../../components/content/days-left.tsx';
import { Tag } from '../../components/feedback/tag.tsx';
import { choiceText } from '../../lib/texts/choice-text.ts';
import type { NoticeRow } from './notice-rows.ts';

interface DeadlineTagProps {
  row: Pick<NoticeRow, 'deadline' | 'deadlineStatus'>;
  now: Date;
}

/** How long something can still be done about a notice, or that it no longer can; nothing where it has no deadline. */
export function DeadlineTag({ row, now }: DeadlineTagProps) {
  const locale = useLocale();
  if (row.deadlineStatus === 'open' && row.deadline) return <DaysLeft until={row.deadline} now={now} />;
  if (row.deadlineStatus !== 'over') return null;
  return <Tag>{choiceText(locale, 'policyNotice.deadlineStatus', 'over')}</Tag>;
}
