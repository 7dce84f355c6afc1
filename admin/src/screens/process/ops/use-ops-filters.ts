import { date, flag, reference, text } from '@policy/shared/contract/kit/field.ts';

import { fieldBeside } from '../../../kit/entity/fields.ts';
import type { EntityField } from '../../../kit/entity/fields.ts';
import { useProcessFilters } from '../processes/use-process-filters.ts';
import type { OpsTab } from './ops-shapes.ts';
import { useOpsWords } from './use-ops-words.ts';

const line = text(100, { search: true });
const person = reference('user', { search: true });
const isOn = flag({ search: true });
const day = date({ search: true });

/** What a list of operations is searched by. */
export function useOpsFilters(tab: OpsTab): EntityField[] {
  const t = useOpsWords();
  const shared = useProcessFilters(['title', 'process', 'category', 'starter', 'state']);
  const field = (
    name: string,
    label: string,
    schema: typeof line | typeof person | typeof isOn | typeof day,
  ) => fieldBeside({ name, label, schema });
  const when = field('createTime', t(tab === 'tasks' ? 'arrivedAt' : 'startedAt'), day);
  if (tab === 'ended') return [...shared, when, field('endTime', t('endedAt'), day)];
  return [
    ...shared,
    field('taskName', t('step'), line),
    field('assignee', t('holder'), person),
    when,
    field('isOverdue', t('overdue'), isOn),
  ];
}
