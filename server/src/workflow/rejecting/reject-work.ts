import { finishTask } from '../interpreter/finish-task.ts';
import type { Run } from '../interpreter/run.ts';
import { endInstance } from '../interpreter/scopes.ts';
import { afterDecision } from '../interpreter/tasks/signers.ts';
import type { Reaction } from '../model/definition.ts';
import type { TaskRow, Variables } from '../rows.ts';
import type { Rejection } from './rejection.ts';
import { sendBack } from './send-back.ts';

interface Rejected {
  comment: string;
  reaction: Reaction | undefined;
  prepared: Variables;
}

/** Rejects a task: its process goes on by what was drawn, ends as rejected, or is returned. */
export function rejectWork(
  run: Run,
  task: TaskRow,
  { rejection, comment, reaction, prepared }: Rejected & { rejection: Rejection },
): void {
  if (rejection.kind === 'return') {
    sendBack(run, task, { back: rejection, comment, reaction, prepared });
    return;
  }
  finishTask(run, { task }, { outcome: 'rejected', comment, reaction });
  if (rejection.kind === 'outcome') afterDecision(run, task, 'rejected');
  else endInstance(run, task.instanceId, { status: 'rejected', reason: null });
}
