import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

import { taskListPaths, taskLists } from '@policy/shared/contract/workflow/task-lists.ts';
import type { TaskListName } from '@policy/shared/contract/workflow/task-lists.ts';

import { decodeParams, encodeParams } from '../../../components/task-params.ts';
import type { TaskParams } from '../../../components/task-params.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';

/** The tabs of an inbox, those whose pages the reader was granted, the one in front, and the way to another; `first` is the one that its page begins with. */
export function useInboxTabs(first: TaskListName) {
  const { pages } = useWorkplace();
  const [search, setSearch] = useSearchParams();
  const tabs = taskLists.filter(
    (list) => list === first || pages.some(({ path }) => path === taskListPaths[list]),
  );
  const tab = tabs.find((list) => list === search.get('tab')) ?? first;
  // Each list has filters and pages of its own.
  const turnTo = (list: string) => setSearch(list === first ? {} : { tab: list }, { replace: true });
  return { tab, tabs, turnTo };
}

/** The task that is open beside the list; it stands in the address, so that F5 brings it back. */
export function useOpenTask() {
  const [search, setSearch] = useSearchParams();
  const encoded = search.get('open');
  const show = useCallback(
    (task: TaskParams | undefined) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          if (task) next.set('open', encodeParams(task));
          else next.delete('open');
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return { open: encoded ? (decodeParams(encoded) ?? undefined) : undefined, show };
}
