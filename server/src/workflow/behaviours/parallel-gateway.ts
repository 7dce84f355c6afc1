import { allFlows } from '../interpreter/choose-flows.ts';
import { arrivals, merge, waitingWith } from '../interpreter/join.ts';
import type { Behaviour } from '../interpreter/visit.ts';

/** Waits for a token on every incoming flow, then leaves by every outgoing one. */
export const parallelGateway: Behaviour<'parallelGateway'> = {
  enter({ run, execution, node }) {
    const token = run.executions.change(execution.id, { joining: true });
    const { filled, empty, jumped } = arrivals(node.incoming, waitingWith(run, token));
    if (jumped.length >= empty.length)
      merge(run, [...filled, ...jumped.slice(0, Math.max(empty.length, filled.length === 0 ? 1 : 0))]);
  },
  choose: allFlows,
};
