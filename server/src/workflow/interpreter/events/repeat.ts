import type { ModelNode } from '../../model/definition.ts';
import type { JobRow } from '../../rows.ts';
import { after } from './due-at.ts';
import type { Run } from '../run.ts';

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
export function repeated(
  { definitions }: Pick<Run, 'definitions'>,
  { nodeId, dueAt, every, times }: Timed,
  countsWorkdays: boolean,
): Pick<Timed, 'dueAt' | 'times'> | null {
  if (every === null || times <= 1) return null;
  const next = after({ from: dueAt, definitions }, every, { node: nodeId, countsWorkdays });
  return { dueAt: next, times: times - 1 };
}

/** Whether the timer of an event counts working days alone. */
export const timerCountsWorkdays = (node: ModelNode | undefined): boolean =>
  node !== undefined &&
  'trigger' in node &&
  node.trigger?.kind === 'timer' &&
  node.trigger.timer.countsWorkdays;

/** Sets a job anew: with all of its tries before it, whatever became of those of the row that it follows. */
export function setAnew(
  run: Run,
  job: JobRow,
  change: Partial<Pick<JobRow, 'dueAt' | 'times' | 'answer'>>,
): void {
  const { instanceId, executionId, nodeId, kind, dueAt, every, times, hops, overdue, deadline } = job;
  const of = { instanceId, executionId, nodeId, kind, dueAt, every, times, hops, overdue, deadline };
  const { callId, call, answer } = job;
  run.jobs.add({ id: run.context.nextId(), ...of, callId, call, answer, ...change });
}
