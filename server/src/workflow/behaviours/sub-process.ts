import { openFlows } from '../interpreter/choose-flows.ts';
import { forgetOutcome } from '../interpreter/outcomes.ts';
import { startScope } from '../interpreter/scopes.ts';
import type { Behaviour } from '../interpreter/visit.ts';

/** The token becomes a scope that waits for the tokens inside it, whether a flow or an event has begun it. */
export const subProcess: Behaviour<'subProcess' | 'eventSubProcess'> = {
  enter({ run, execution }) {
    run.executions.change(execution.id, { kind: 'scope' });
    forgetOutcome(run, execution.id);
    startScope(run, execution.instanceId, execution.id);
  },
  choose: openFlows,
};
