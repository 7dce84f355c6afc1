import type { RefusalCode } from '@policy/shared/contract/refusals.ts';

import { Refusal } from '../../kit/runtime/errors.ts';
import { OutOfSteps } from '../expressions/steps.ts';
import { labelOf } from '../model/definition.ts';
import type { ExecutionRow } from '../rows.ts';
import { fireInclusiveJoins } from './inclusive-join.ts';
import { perform } from './operations.ts';
import type { Operation, Run } from './run.ts';
import { nodeAt } from './run.ts';

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
      if (entries > mostEntries) refuse(run, 'workflow.endless', run.executions.find(next.executionId));
      performCounted(run, next);
    }
    // An inclusive join may fire because a token elsewhere ended, so the joins are checked again whenever the agenda is empty.
  } while (fireInclusiveJoins(run));
}

/** A step whose expressions take too long is told by its name. */
function performCounted(run: Run, next: Operation): void {
  const before = run.executions.find(next.executionId);
  try {
    perform(run, next);
  } catch (error) {
    if (!(error instanceof OutOfSteps)) throw error;
    refuse(run, error.code, run.executions.find(next.executionId) ?? before);
  }
}

function refuse(run: Run, code: RefusalCode, at: ExecutionRow | undefined): never {
  throw new Refusal(code, { node: at ? labelOf(nodeAt(run, at)) : '' });
}
