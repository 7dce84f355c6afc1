import { Refusal } from '../../kit/runtime/errors.ts';
import { labelOf, nodeOf } from '../model/definition.ts';
import { fireInclusiveJoins } from './inclusive-join.ts';
import { perform } from './operations.ts';
import type { Operation, Run } from './run.ts';
import { definitionOf } from './run.ts';

const mostEntries = 3000;

/** Works the agenda off; every token rests afterwards. A process that never comes to rest is refused. */
export function drain(run: Run): void {
  let entries = 0;
  do {
    for (let next = run.agenda.shift(); next; next = run.agenda.shift()) {
      if (next.kind === 'enter') entries += 1;
      if (entries > mostEntries) refuseEndless(run, next);
      perform(run, next);
    }
    // An inclusive join may fire because a token elsewhere ended, so it is asked again whenever all is quiet.
  } while (fireInclusiveJoins(run));
}

function refuseEndless(run: Run, { executionId }: Operation): never {
  const { instanceId, nodeId } = run.executions.get(executionId);
  throw new Refusal('workflow.endless', { node: labelOf(nodeOf(definitionOf(run, instanceId), nodeId)) });
}
