import { Typography } from 'antd';
import useSWR from 'swr';

import { leaveDays } from '@policy/shared/contract/desk/leave.ts';
import type { LeaveDays } from '@policy/shared/contract/desk/leave.ts';
import { leave } from '@policy/shared/contract/entities/desk/leave.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useLeaveWords } from './use-leave-words.ts';

/** How many days lie between two, and how many of them are worked; aloud, because it follows from what is chosen above. */
export function DayCount({ from, until }: { from: unknown; until: unknown }) {
  const t = useLeaveWords();
  const { http } = useWorkplace();
  const isSpan = typeof from === 'string' && typeof until === 'string' && from <= until;
  const { data } = useSWR<LeaveDays, Error>(
    isSpan ? ['leave-days', from, until] : null,
    async () =>
      leaveDays.parse(
        // A span that is refused is refused again, in a sentence, where it is handed in.
        await http.get<unknown>(`${leave.path}/days`, { startDate: from, endDate: until }, { quiet: true }),
      ),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  return (
    <Typography.Paragraph type="secondary" role="status">
      {data ? t('days', { days: data.days, workdays: data.workdays.length }) : t('noDays')}
    </Typography.Paragraph>
  );
}
