import type { JobRow } from '../../rows.ts';
import { occur } from './occur.ts';
import { repeated, setAnew, timerCountsWorkdays } from './repeat.ts';
import type { Run } from '../run.ts';
import { definitionOf, emit } from '../run.ts';
import { endInstance } from '../scopes.ts';
import { meetDeadline } from '../tasks/meet-deadline.ts';
import { receive } from './throw-event.ts';
import { goOnFromCall } from '../calls/go-on-from-call.ts';

/** Runs one job: a timer happens, what was thrown elsewhere arrives, a return was not answered or a task not done in time. */
export function fireJob(run: Run, job: JobRow): void {
  run.jobs.remove(job.id);
  if (!isQuiet(job)) emit(run, job.instanceId, { type: 'timerFired', nodeId: job.nodeId });
  acts[job.kind](run, job);
}

/** What was told or asked elsewhere and comes back is no timer. */
const isQuiet = ({ kind }: JobRow): boolean => kind === 'delivery' || kind === 'call';

const acts: Record<JobRow['kind'], (run: Run, job: JobRow) => void> = {
  timer: (run, job) => {
    const node = definitionOf(run, job.instanceId).nodes.get(job.nodeId);
    const next = repeated(run, job, timerCountsWorkdays(node));
    if (next) setAnew(run, job, next);
    occur(run, job);
  },
  delivery: deliver,
  call: goOnFromCall,
  timeout: (run, { instanceId, overdue }) => {
    const { rootId } = run.instances.get(instanceId);
    if (overdue) endInstance(run, rootId, overdue);
  },
  deadline: (run, job) => {
    const next = repeated(run, job, job.deadline?.countsWorkdays ?? false);
    if (next) setAnew(run, job, next);
    meetDeadline(run, job);
  },
};

/** Who waited when it was thrown may have gone on in the meantime. */
function deliver(run: Run, { executionId, nodeId }: JobRow): void {
  const waiting = run.subscriptions
    .all()
    .find((row) => row.executionId === executionId && row.nodeId === nodeId);
  if (waiting) receive(run, waiting.id);
}
