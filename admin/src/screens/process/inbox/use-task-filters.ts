import { useTranslations } from 'use-intl';

import { date, flag, reference, text } from '@policy/shared/contract/kit/field.ts';
import type { TaskListName } from '@policy/shared/contract/workflow/task-lists.ts';

import { fieldBeside } from '../../../kit/entity/fields.ts';
import type { EntityField } from '../../../kit/entity/fields.ts';
import { useProcessFilters } from '../processes/use-process-filters.ts';

const line = text(100, { search: true });
const agency = reference('department', { search: true });
const isOn = flag({ search: true });
const day = date({ search: true });

/** What a list of tasks is searched by; only what is still to be done can be overdue, and only what is done has ended. */
export function useTaskFilters(list: TaskListName): EntityField[] {
  const t = useTranslations('process');
  const ofProcess = useProcessFilters(['process', 'category', 'starter']);
  const state = useProcessFilters(['state']);
  const fields = [
    fieldBeside({ name: 'title', label: t('titleOrNo'), schema: line }),
    fieldBeside({ name: 'taskName', label: t('taskName'), schema: line }),
    fieldBeside({ name: 'itemName', label: t('itemName'), schema: line }),
    fieldBeside({ name: 'companyName', label: t('companyName'), schema: line }),
    fieldBeside({ name: 'agencyId', label: t('agencyName'), schema: agency }),
    ...ofProcess,
    fieldBeside({ name: 'createTime', label: t('createTime'), schema: day }),
  ];
  const ended = fieldBeside({ name: 'endTime', label: t('endTime'), schema: day });
  const overdue = fieldBeside({ name: 'isOverdue', label: t('overdue'), schema: isOn });
  return list === 'done' ? [...fields, ended, ...state] : [...fields, overdue];
}
