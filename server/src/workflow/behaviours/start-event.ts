import { openFlows } from '../interpreter/choose-flows.ts';
import type { Behaviour } from '../interpreter/visit.ts';
import { leaveAtOnce } from '../interpreter/visit.ts';

/** Names the starter, where the model asks for it, and goes on; a variable given at the start stays. */
export const startEvent: Behaviour<'startEvent'> = {
  enter(visit) {
    const { run, execution, node, names } = visit;
    if (node.initiator !== null && !names.has(node.initiator))
      names.set(node.initiator, run.instances.get(execution.instanceId).ownerId);
    leaveAtOnce(visit);
  },
  choose: openFlows,
};
