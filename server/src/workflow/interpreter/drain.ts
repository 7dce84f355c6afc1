import { Refusal } from '../../kit/runtime/errors.ts';
import { labelOf, nodeOf } from '../model/definition.ts';
import { fireInclusiveJoins } from './inclusive-join.ts';
import { perform } from './operations.ts';
import type { Operation, Run } from './run.ts';
import { definitionOf } from './run.ts';

const mostEntries = 3000;

/** Runs the agenda until every token waits. A process that loops without ever waiting is refused. */
export function drain(run: Run): void {
  let entries = 0;
  do {
    for (let next = run.agenda.shift(); next; next = run.agenda.shift()) {
      if (next.kind === 'enter' || next.kind === 'begin') {
        entries += 1;
        run.context.onEntry?.();
      }
      if (entries > mostEntries) refuseEndless(run, next);
      perform(run, next);
    }
    // An inclusive join may fire because a token elsewhere ended, so the joins are checked again whenever the agenda is empty.
  } while (fireInclusiveJoins(run));
}

function refuseEndless(run: Run, { executionId }: Operation): never {
  const { instanceId, nodeId } = run.executions.get(executionId);
  throw new Refusal('workflow.endless', { node: labelOf(nodeOf(definitionOf(run, instanceId), nodeId)) });
}
