import { valueOf } from '../expressions/template.ts';
import { openFlows } from '../interpreter/choose-flows.ts';
import { askCopies } from '../interpreter/tasks/ask-copies.ts';
import type { Behaviour } from '../interpreter/visit.ts';
import { leaveAtOnce } from '../interpreter/visit.ts';
import { labelOf } from '../model/definition.ts';

/** Evaluates its expression and keeps the value where the model says; gives copies to whom it names. */
export const serviceTask: Behaviour<'serviceTask'> = {
  enter(visit) {
    const { node, names } = visit;
    const value = node.expression ? valueOf(node.expression, names, labelOf(node)) : null;
    if (node.resultVariable !== null) names.set(node.resultVariable, value);
    if (node.copyTo) askCopies(visit, node.copyTo);
    leaveAtOnce(visit);
  },
  choose: openFlows,
};
