import { openFlows } from '../interpreter/choose-flows.ts';
import { waiterOf, waitFor } from '../interpreter/events/waits.ts';
import type { Behaviour } from '../interpreter/visit.ts';

/** Waits until its message comes, it is triggered, or something on its border happens. */
export const receiveTask: Behaviour<'receiveTask'> = {
  enter: (visit) => waitFor(visit.run, waiterOf(visit), visit.node),
  choose: openFlows,
};
