import { evaluate } from '../expressions/evaluate.ts';
import { openFlows } from '../interpreter/choose-flows.ts';
import type { Behaviour } from '../interpreter/visit.ts';
import { leaveAtOnce } from '../interpreter/visit.ts';
import { labelOf } from '../model/definition.ts';

/** Makes its assignments one after the other. */
export const scriptTask: Behaviour<'scriptTask'> = {
  enter(visit) {
    for (const statement of visit.node.statements) evaluate(statement, visit.names, labelOf(visit.node));
    leaveAtOnce(visit);
  },
  choose: openFlows,
};
