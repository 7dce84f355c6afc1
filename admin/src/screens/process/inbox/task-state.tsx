import { useTranslations } from 'use-intl';

import { taskStatuses } from '@policy/shared/contract/workflow/status.ts';
import type { TaskStatus } from '@policy/shared/contract/workflow/status.ts';

import { StateTag } from '../../../kit/values/state-tag.tsx';
import type { Tone } from '../../../kit/values/state-tag.tsx';
import type { TaskRow } from '../task-shapes.ts';

const tones: Record<TaskStatus, Tone> = {
  candidate: 'attention',
  doing: 'active',
  done: 'good',
  cancelled: 'quiet',
};

/** The state of a task, in its own word and colour. */
export function TaskStateTag({ row }: { row: TaskRow }) {
  const t = useTranslations('process.taskStatus');
  const status = taskStatuses.find((known) => known === row.status);
  return status ? <StateTag tone={tones[status]} text={t(status)} /> : row.status;
}
