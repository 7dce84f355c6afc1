import dayjs from 'dayjs';

import { decidingStates } from '@policy/shared/contract/application/moves.ts';
import { undecided } from '@policy/shared/contract/desk/dashboard.ts';
import type { Dashboard } from '@policy/shared/contract/desk/dashboard.ts';

/** Page of the list that the dashboard's cases are counted from. */
export const casePage = '/process/case';

type Counted = 'declared' | 'companies' | 'pending' | 'overdue';

const day = 'YYYY-MM-DD';
const moment = 'YYYY-MM-DD HH:mm:ss';

/** A range of moments is open at both ends, so that it begins and ends a second outside of the days. */
const handedIn = ({ from, to }: Dashboard) => ({
  submitTime_dategt: dayjs(from).subtract(1, 'second').format(moment),
  submitTime_datelt: dayjs(to).add(1, 'day').format(moment),
});

const filters: Record<Counted, (data: Dashboard, today: string) => Record<string, string>> = {
  declared: handedIn,
  companies: handedIn,
  pending: () => ({ status: undecided.join(',') }),
  overdue: (_, today) => ({
    status: decidingStates.join(','),
    dueDate_datele: dayjs(today).subtract(1, 'day').format(day),
  }),
};

/** Address of exactly the cases that a figure counts, of the agency that was asked for or of all. */
export function casesBehind(
  figure: Counted,
  data: Dashboard,
  { agencyId, today }: { agencyId: string | undefined; today: string },
): string {
  const query = new URLSearchParams(filters[figure](data, today));
  if (agencyId) query.set('agencyId', agencyId);
  return `${casePage}?${query.toString()}`;
}
