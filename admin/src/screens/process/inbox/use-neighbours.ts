import { useState } from 'react';

import type { Page } from '@policy/shared/contract/kit/entity.ts';

import type { TaskParams } from '../../../components/task-params.ts';
import type { TaskRow } from '../task-shapes.ts';

interface Around {
  rows: readonly TaskRow[] | undefined;
  /** Reads the list anew. */
  read: () => Promise<Page<TaskRow> | undefined>;
  show: (task: TaskParams | undefined) => void;
}

/**
 * What stands before and after the open task in its list, and the way on once it is decided. A task that was claimed
 * leaves its list while it is open: the place where it stood is kept, and what stands there now comes next.
 */
export function useNeighbours({ taskId }: TaskParams, { rows = [], read, show }: Around) {
  const found = rows.findIndex((row) => row.taskId === taskId);
  const [place, setPlace] = useState(found);
  // Adjusted while rendering, so that no frame leads on from where another task stood.
  if (found >= 0 && found !== place) setPlace(found);
  const isGone = found < 0;
  const previous = place > 0 ? rows[place - 1] : undefined;
  const next = rows[isGone ? Math.max(place, 0) : place + 1];
  const openNext = async () => {
    const left = ((await read())?.records ?? []).filter((row) => row.taskId !== taskId);
    show(left[Math.min(Math.max(place, 0), left.length - 1)]);
  };
  return { at: found, previous, next, openNext };
}
