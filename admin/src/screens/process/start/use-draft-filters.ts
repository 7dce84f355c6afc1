import { dateTime, text } from '@policy/shared/contract/kit/field.ts';

import { fieldBeside } from '../../../kit/entity/fields.ts';
import type { EntityField } from '../../../kit/entity/fields.ts';
import { useProcessFilters } from '../processes/use-process-filters.ts';
import { useStartWords } from './use-start-words.ts';

const line = text(100, { search: true });
const moment = dateTime({ search: true });

/** What drafts are searched by: what the process was called, which one it is, and when they were begun and saved. */
export function useDraftFilters(): EntityField[] {
  const t = useStartWords();
  // Of a draft, the process stands under another name, and is meant whole.
  const ofProcess = useProcessFilters(['process']).map((field) => ({ ...field, name: 'processKey_equal' }));
  return [
    fieldBeside({ name: 'processName', label: t('processName'), schema: line }),
    ...ofProcess,
    fieldBeside({ name: 'updateTime', label: t('savedTime'), schema: moment }),
    fieldBeside({ name: 'createTime', label: t('begunTime'), schema: moment }),
  ];
}
