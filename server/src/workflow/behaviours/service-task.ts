import { valueOf } from '../expressions/template.ts';
import { askOutside } from '../interpreter/calls/ask-outside.ts';
import { giveNotice } from '../interpreter/calls/give-notice.ts';
import { openFlows } from '../interpreter/choose-flows.ts';
import { askCopies } from '../interpreter/tasks/ask-copies.ts';
import type { Behaviour } from '../interpreter/visit.ts';
import { leaveAtOnce } from '../interpreter/visit.ts';
import { labelOf } from '../model/definition.ts';

/**
 * Evaluates its expression and keeps the value where the model says; gives copies to whom it names, and tells people. Where
 * it asks something outside, it waits until that is answered.
 */
export const serviceTask: Behaviour<'serviceTask'> = {
  enter(visit) {
    const { node, names } = visit;
    const value = node.expression ? valueOf(node.expression, names, labelOf(node)) : null;
    if (node.resultVariable !== null) names.set(node.resultVariable, value);
    if (node.copyTo) askCopies(visit, node.copyTo);
    if (node.notice) giveNotice(visit, node.notice);
    if (node.call) askOutside(visit, node.call);
    else leaveAtOnce(visit);
  },
  choose: openFlows,
};
