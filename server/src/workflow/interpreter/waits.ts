import { valueOf } from '../expressions/template.ts';
import type { BoundaryEvent } from '../model/definition.ts';
import { labelOf } from '../model/definition.ts';
import type { ExecutionRow } from '../rows.ts';
import { afterDuration, atDate } from '../expressions/due.ts';
import type { Run } from './run.ts';
import { definitionOf } from './run.ts';
import type { Visit } from './visit.ts';

/** Sets what an activity waits for besides its own end: the timers on its border. */
export function setWaits(visit: Visit): void {
  const { run, execution, node } = visit;
  const events = definitionOf(run, execution.instanceId).boundaries.get(node.id) ?? [];
  for (const event of events) {
    run.jobs.add({
      id: run.context.nextId(),
      instanceId: execution.instanceId,
      executionId: execution.id,
      nodeId: event.id,
      kind: 'boundary',
      dueAt: dueOf(event, visit),
    });
  }
}

function dueOf(event: BoundaryEvent, { run, names }: Visit): Date {
  const value = valueOf(event.timer.value, names, labelOf(event));
  return event.timer.kind === 'date'
    ? atDate(value, labelOf(event))
    : afterDuration(run.context.now, value, labelOf(event));
}

/** Takes back whatever an execution waits for. */
export function dropWaits(run: Run, execution: ExecutionRow): void {
  for (const job of run.jobs.all()) if (job.executionId === execution.id) run.jobs.remove(job.id);
}
