import { allFlows, openFlows } from '../interpreter/choose-flows.ts';
import { throwEvent } from '../interpreter/events/throw-event.ts';
import type { Behaviour } from '../interpreter/visit.ts';
import { leaveAtOnce } from '../interpreter/visit.ts';
import { waiterOf, waitFor } from '../interpreter/events/waits.ts';
import { definitionOf } from '../interpreter/run.ts';

/** Waits in the way for what it names. */
export const intermediateCatchEvent: Behaviour<'intermediateCatchEvent'> = {
  enter: (visit) => waitFor(visit.run, waiterOf(visit), visit.node),
  choose: openFlows,
};

/** Tells others something and goes on, unless that ended it. */
export const intermediateThrowEvent: Behaviour<'intermediateThrowEvent' | 'sendTask'> = {
  enter(visit) {
    if (visit.node.throws) throwEvent(visit, visit.node.throws);
    leaveAtOnce(visit);
  },
  choose: openFlows,
};

/** Waits for the first of the events behind it. */
export const eventBasedGateway: Behaviour<'eventBasedGateway'> = {
  enter(visit) {
    const { run, node, execution } = visit;
    const { nodes } = definitionOf(run, execution.instanceId);
    for (const { targetId } of node.outgoing) {
      const event = nodes.get(targetId);
      if (event?.type === 'intermediateCatchEvent') waitFor(run, waiterOf(visit), event);
    }
  },
  choose: allFlows,
};
