import { openFlows } from '../interpreter/choose-flows.ts';
import type { Behaviour } from '../interpreter/visit.ts';

/** Waits until it is triggered or a timer on its border fires. */
export const receiveTask: Behaviour<'receiveTask'> = { enter: () => undefined, choose: openFlows };
