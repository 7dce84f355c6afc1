import { openFlows } from '../interpreter/choose-flows.ts';
import type { Behaviour } from '../interpreter/visit.ts';
import { leaveAtOnce } from '../interpreter/visit.ts';

/** A manual or abstract task, or an event that has happened: nothing for the engine to do. */
export const passThrough: Behaviour = { enter: leaveAtOnce, choose: openFlows };
