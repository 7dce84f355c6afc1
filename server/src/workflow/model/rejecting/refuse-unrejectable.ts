import type { RefusalCode } from '@policy/shared/contract/refusals.ts';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Faults } from '../faults/faults.ts';
import { buttonOf, labelOf, plainStartOf } from '../definition.ts';
import type { Button, Definition, RejectRule, UserTask } from '../definition.ts';
import { stepsBefore } from '../handling/refuse-handling.ts';

/** A user task with its rule. */
type Ruled = UserTask & { reject: RejectRule };

const isRuled = (node: { type: string }): node is Ruled =>
  node.type === 'userTask' && 'reject' in node && node.reject !== null;

/** Refuses a rule of what rejecting a task does where nothing could come of it: nobody could get the task, or answer it. */
export function refuseUnrejectable(definition: Definition, told: Faults): void {
  for (const node of definition.nodes.values()) {
    if (!isRuled(node)) continue;
    for (const { code, isSo } of faults)
      told.look(node.id, () => {
        if (isSo(node, definition)) throw new Refusal(code, { node: labelOf(node) });
      });
  }
}

interface Fault {
  code: RefusalCode;
  isSo: (node: Ruled, definition: Definition) => boolean;
}

const faults: readonly Fault[] = [
  {
    // Several have to say how they decide, and nobody of them picks for all.
    code: 'workflow.rejectVote',
    isSo: ({ loop, reject }) => loop !== null && (loop.vote === null || reject.to === 'any'),
  },
  {
    code: 'workflow.rejectNowhere',
    isSo: (node, definition) =>
      ['previous', 'any'].includes(node.reject.to) && stepsBefore(definition, node).length === 0,
  },
  {
    code: 'workflow.rejectTarget',
    isSo: (node, definition) =>
      node.reject.to === 'node' && !stepsBefore(definition, node).includes(node.reject.nodeId ?? ''),
  },
  {
    // Rejecting returns nothing to where the step may not be returned to.
    code: 'workflow.rejectOutside',
    isSo: ({ reject, handling }) =>
      reject.to === 'node' && handling.backTo?.includes(reject.nodeId ?? '') === false,
  },
  {
    code: 'workflow.rejectOwner',
    isSo: (node, definition) => node.reject.to === 'owner' && !isAnswered(definition, node),
  },
  {
    code: 'workflow.rejectCase',
    isSo: (node, { caseType }) => caseType !== null && node.reject.to === 'end' && !tellsCase(node),
  },
  { code: 'workflow.rejectButton', isSo: (node) => hasOtherMeaning(node) },
];

/** Whom the process belongs to can answer: in its form, or in a case that knows of the return. Of a vote, nobody tells the case. */
function isAnswered(definition: Definition, node: Ruled): boolean {
  const { to, then } = node.reject;
  if (definition.caseType === null) return (plainStartOf(definition, '')?.formKey ?? null) !== null;
  const isTold = (buttonOf(node, 'returned') ?? node.on.return) !== undefined;
  // A correction of a case is answered where it is, and comes straight back to who asked for it.
  return to === 'owner' && then !== 'again' && isTold && node.loop === null;
}

/** The case learns that it was rejected by the status of the button; the voters each press it. */
const tellsCase = (node: Ruled): boolean =>
  node.loop === null && (buttonOf(node, 'rejected')?.status ?? null) !== null;

/** A button says that the case is rejected, or corrected by its applicant, where the rule returns the task to somebody else. */
function hasOtherMeaning(node: Ruled): boolean {
  const { to } = node.reject;
  const returned = buttonOf(node, 'returned');
  if (node.loop !== null && returned) return true;
  if (to !== 'end' && meansSomething(buttonOf(node, 'rejected'))) return true;
  return ['previous', 'node'].includes(to) && meansSomething(returned);
}

const meansSomething = (button: Button | undefined): boolean =>
  button !== undefined && (button.effect !== null || button.status !== null);
