import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';

import type { TaskCounts } from '@policy/shared/contract/workflow/inbox.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';

/** First part of the cache keys of everything that is read of the reader's tasks. */
export const tasksKey = 'tasks';
/** What somebody else hands on is seen within seconds; the question costs the server a few milliseconds. */
const lookEveryMs = 10_000;

const isOfTasks = (key: unknown) => Array.isArray(key) && key[0] === tasksKey;

/** How many tasks wait for the reader; looked at every few seconds while the page is in front, and at once when it comes to the front. */
export function useTaskCounts(): TaskCounts | undefined {
  const { http } = useWorkplace();
  // Nobody asked for this call: a server that is away for a moment is told by the next one that somebody makes.
  const load = () => http.get<TaskCounts>('blade-workflow/process/counts', undefined, { quiet: true });
  const { data } = useSWR<TaskCounts, Error>([tasksKey, 'counts'], load, {
    refreshInterval: lookEveryMs,
  });
  return data;
}

/** Has every count and list of tasks read anew, after one of them was claimed or decided. */
export function useRefreshTasks(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(() => mutate(isOfTasks), [mutate]);
}
