import useSWR from 'swr';

import type { Page } from '@policy/shared/contract/kit/entity.ts';
import type { TaskListCall } from '@policy/shared/contract/workflow/task-lists.ts';

import type { TaskParams } from '../../components/task-params.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';

/** A task as the desk names it. */
interface DeskTask extends TaskParams {
  taskName: string;
  title: string | null;
  createTime: string | null;
}

const shown = 5;

/** The newest of one of the reader's lists of tasks, and how many there are; each list is read for itself. */
export function useDeskList(call: TaskListCall) {
  const { http, locale } = useWorkplace();
  return useSWR<Page<DeskTask>, Error>(
    ['desk', call, locale],
    () => http.get<Page<DeskTask>>(`blade-workflow/process/${call}`, { current: 1, size: shown }),
    // The frame has shown the refusal.
    { shouldRetryOnError: false },
  );
}
