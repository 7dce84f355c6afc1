import { openFlows } from '../interpreter/choose-flows.ts';
import type { Behaviour } from '../interpreter/visit.ts';
import { leaveAtOnce } from '../interpreter/visit.ts';

/** Leaves by every open flow; as a join it waits until no token can arrive by an empty flow any more. */
export const inclusiveGateway: Behaviour<'inclusiveGateway'> = {
  enter(visit) {
    // The decision needs all other tokens at rest, so a join is left to the end of the agenda.
    if (visit.node.incoming.length > 1) visit.run.executions.change(visit.execution.id, { joining: true });
    else leaveAtOnce(visit);
  },
  choose: openFlows,
};
