import useSWR from 'swr';

import type { OperationsTask } from '@policy/shared/contract/workflow/operations.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';

/** How a task may be decided and returned; nothing until that is known, or where no task is asked about. */
export function useOpsTask(taskId: string | undefined): OperationsTask | undefined {
  const { http, locale } = useWorkplace();
  const { data } = useSWR<OperationsTask, Error>(
    taskId === undefined ? null : ['ops-task', taskId, locale],
    () => http.get<OperationsTask>('blade-workflow/ops/task', { taskId }),
    { revalidateOnFocus: false },
  );
  return data;
}
