import { nodeOf } from '../model/definition.ts';
import type { BoundaryEvent } from '../model/definition.ts';
import type { ExecutionRow, JobRow } from '../rows.ts';
import { cancelInside } from './cancel.ts';
import { closeVisit } from './history.ts';
import { forgetOutcome } from './outcomes.ts';
import type { Run } from './run.ts';
import { definitionOf, emit } from './run.ts';
import { endInstance } from './scopes.ts';

/** Runs one timer: a border event takes its token, a missed correction ends the process. */
export function fireJob(run: Run, job: JobRow): void {
  run.jobs.remove(job.id);
  emit(run, job.instanceId, { type: 'timerFired', nodeId: job.nodeId });
  const execution = run.executions.get(job.executionId);
  const node = nodeOf(definitionOf(run, job.instanceId), job.nodeId);
  if (job.kind === 'supplement')
    endInstance(run, run.instances.get(job.instanceId).rootId, {
      status: 'terminated',
      reason: 'supplementOverdue',
    });
  else if (node.type === 'boundaryEvent') takeBorder(run, execution, node);
}

function takeBorder(run: Run, execution: ExecutionRow, event: BoundaryEvent): void {
  const executionId = event.interrupting ? interrupted(run, execution) : beside(run, execution);
  forgetOutcome(run, executionId);
  run.agenda.push({ kind: 'enter', executionId, nodeId: event.id, flowId: null });
}

/** The activity gives up what it holds; its own token goes on from the border. */
function interrupted(run: Run, execution: ExecutionRow): string {
  cancelInside(run, execution, 'interrupted');
  closeVisit(run, execution, 'interrupted');
  return execution.id;
}

/** The activity goes on; a second token starts from the border. */
function beside(run: Run, execution: ExecutionRow): string {
  const id = run.context.nextId();
  run.executions.add({ ...execution, id, kind: 'token', loop: null, historyId: null });
  return id;
}
