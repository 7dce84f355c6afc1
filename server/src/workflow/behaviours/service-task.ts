import { valueOf } from '../expressions/template.ts';
import { openFlows } from '../interpreter/choose-flows.ts';
import type { Behaviour } from '../interpreter/visit.ts';
import { leaveAtOnce } from '../interpreter/visit.ts';
import { labelOf } from '../model/definition.ts';

/** Evaluates its expression and keeps the value where the model says. */
export const serviceTask: Behaviour<'serviceTask'> = {
  enter(visit) {
    const { node, names } = visit;
    const value = valueOf(node.expression, names, labelOf(node));
    if (node.resultVariable !== null) names.set(node.resultVariable, value);
    leaveAtOnce(visit);
  },
  choose: openFlows,
};
