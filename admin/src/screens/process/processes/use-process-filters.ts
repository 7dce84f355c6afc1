import { choice, date, flag, reference, text } from '@policy/shared/contract/kit/field.ts';
import { instanceStatuses } from '@policy/shared/contract/workflow/status.ts';

import { fieldBeside } from '../../../kit/entity/fields.ts';
import type { EntityField } from '../../../kit/entity/fields.ts';
import { useActWords } from '../acts/use-act-words.ts';
import { useCategoryName } from '../start/use-category-name.ts';
import { useDeployed } from './use-deployed.ts';

/** What a list of processes may be searched by. */
export type ProcessFilter =
  | 'title'
  | 'read'
  | 'process'
  | 'category'
  | 'starter'
  | 'state'
  | 'started'
  | 'ended';

const line = text(100, { search: true });
const day = date({ search: true });
const person = reference('user', { search: true });
const state = choice(instanceStatuses, { search: true });
const isRead = flag({ search: true });
const oneOf = choice([''], { search: true });

/** The fields that a list of processes is searched by; processes and categories are those that are deployed. */
export function useProcessFilters(wanted: readonly ProcessFilter[]): EntityField[] {
  const t = useActWords();
  const categoryName = useCategoryName();
  const deployed = useDeployed();
  const picked = (name: string, label: string, choices: Record<string, string>): EntityField => {
    const field = fieldBeside({ name, label, schema: oneOf });
    return { ...field, choices, meta: { ...field.meta, options: Object.keys(choices) } };
  };
  const categories = deployed.flatMap(({ category }) => (category ? [category] : []));
  const fields: Record<ProcessFilter, EntityField> = {
    title: fieldBeside({ name: 'title', label: t('titleOrNo'), schema: line }),
    read: fieldBeside({ name: 'isRead', label: t('read'), schema: isRead }),
    process: picked(
      'processDefinitionKey',
      t('processName'),
      Object.fromEntries(deployed.map(({ key, name }) => [key, name])),
    ),
    category: picked(
      'category',
      t('category'),
      Object.fromEntries(categories.map((one) => [one, categoryName(one)])),
    ),
    starter: fieldBeside({ name: 'startUserId', label: t('starter'), schema: person }),
    state: {
      ...fieldBeside({ name: 'processStatus', label: t('state'), schema: state }),
      choices: Object.fromEntries(instanceStatuses.map((one) => [one, t(`states.${one}`)])),
    },
    started: fieldBeside({ name: 'createTime', label: t('startedAt'), schema: day }),
    ended: fieldBeside({ name: 'endTime', label: t('endedAt'), schema: day }),
  };
  return wanted.map((name) => fields[name]);
}
