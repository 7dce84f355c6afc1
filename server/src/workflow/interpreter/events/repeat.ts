import { afterDuration } from '../../expressions/due.ts';

interface Timed {
  nodeId: string;
  dueAt: Date;
  every: string | null;
  times: number;
}

/**
 * When a timer that repeats is due once more, and how often it is still to fire then; null for its last time. Counted from
 * when it was due, not from when it ran.
 */
export function repeated({ nodeId, dueAt, every, times }: Timed): Pick<Timed, 'dueAt' | 'times'> | null {
  if (every === null || times <= 1) return null;
  return { dueAt: afterDuration(dueAt, every, nodeId), times: times - 1 };
}
