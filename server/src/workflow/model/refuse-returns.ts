import { Refusal } from '../../kit/runtime/errors.ts';
import { buttonOf, labelOf } from './definition.ts';
import type { Faults } from './faults/faults.ts';
import type { Definition, RejectRule } from './definition.ts';

/**
 * Refuses a deadline that returns a task by itself where nobody could answer that or the application would not know of it:
 * without a case, or without a button that returns and has no effect, which somebody would have to fill in.
 */
export function refuseUnreturnable({ nodes, caseType }: Definition, faults: Faults): void {
  for (const node of nodes.values()) {
    if (node.type !== 'userTask' || node.deadlines.every(({ act }) => act !== 'return')) continue;
    faults.look(node.id, () => {
      if (caseType === null || buttonOf(node, 'returned')?.effect !== null || !maySendBack(node.reject))
        throw new Refusal('workflow.returnsByItself', { node: labelOf(node) });
    });
  }
}

/** A rule of where the task is returned to holds for its deadline as well, which asks its owner for a correction. */
const maySendBack = (rule: RejectRule | null): boolean =>
  rule === null || rule.to === 'end' || (['owner', 'any'].includes(rule.to) && rule.then !== 'again');
