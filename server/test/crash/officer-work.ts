import type { Caller } from './caller.ts';
import { Refused } from './caller.ts';
import type { Attempt } from './company-work.ts';

interface Task {
  taskId: string;
  status: string;
}
interface Found {
  records: Task[];
}

/** Who does what: the step whose tasks he takes, and how he decides them. */
interface Officer {
  caller: Caller;
  taskName: string;
  outcome: string;
}

/** What officers do, in turn and without end: each takes a task of his step and closes it. */
export function* officerWork(officers: readonly Officer[]): Generator<Attempt> {
  for (let turn = 0; ; turn += 1) {
    const { caller, taskName, outcome } = officers[turn % officers.length]!;
    let taskId: string | undefined;
    yield async () => {
      taskId = await claim(caller, taskName);
      return taskId && `claimed:${taskId}`;
    };
    if (!taskId) continue;
    const task = taskId;
    yield () => complete(caller, task, outcome);
  }
}

async function claim(officer: Caller, taskName: string): Promise<string | undefined> {
  const { records } = await officer.get<Found>('blade-workflow/process/claimList', { size: '1', taskName });
  const taskId = records[0]?.taskId;
  if (taskId) await officer.post('blade-workflow/process/claimTask', { taskId });
  return taskId;
}

/** A task that turns out to be handled was completed by a call whose answer the kill swallowed. */
async function complete(officer: Caller, taskId: string, outcome: string): Promise<string | undefined> {
  // Only who decides is asked for the amount.
  const variables = outcome === 'approved' ? { approvedAmountWan: 3 } : {};
  try {
    await officer.post('blade-workflow/process/completeTask', {
      taskId,
      outcome,
      comment: '齐全',
      variables,
    });
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 409) throw error;
  }
  return `completed:${taskId}`;
}
