import { firstFlow } from '../interpreter/choose-flows.ts';
import type { Behaviour } from '../interpreter/visit.ts';
import { leaveAtOnce } from '../interpreter/visit.ts';

/** Each token that arrives goes on by the first flow that is open. */
export const exclusiveGateway: Behaviour<'exclusiveGateway'> = { enter: leaveAtOnce, choose: firstFlow };
