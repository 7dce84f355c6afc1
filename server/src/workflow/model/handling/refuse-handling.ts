import { Refusal } from '../../../kit/runtime/errors.ts';
import { mayGoBack } from '../branches.ts';
import { labelOf } from '../definition.ts';
import type { Definition, StartEvent, UserTask } from '../definition.ts';
import type { Faults } from '../faults/faults.ts';

/** The user tasks from which a case may have come to a step and to which it may go back. */
export const stepsBefore = (definition: Definition, { id }: { id: string }): readonly string[] =>
  [...definition.nodes.values()]
    .filter((one) => one.type === 'userTask' && mayGoBack(definition, id, one.id))
    .map((one) => one.id);

/**
 * Refuses a step that may be returned to what is none, or to where nothing can go back from it; and one whose handler is
 * chosen beforehand though several do it, it is given to somebody by name, or members of a company have to; and a start that
 * forbids what nobody does there.
 */
export function refuseHandling(definition: Definition, faults: Faults): void {
  for (const node of definition.nodes.values()) {
    if (node.type === 'startEvent') faults.look(node.id, () => refuseAtStart(node));
    if (node.type !== 'userTask') continue;
    faults.look(node.id, () => refuseBackSteps(definition, node));
    faults.look(node.id, () => {
      if (node.handling.isChosen && !isOfferedToOne(node))
        throw new Refusal('workflow.chosenAlone', { node: labelOf(node) });
    });
  }
}

/** A start is nobody's task: copies are all that can be forbidden there. */
function refuseAtStart(node: StartEvent): void {
  const { without, backTo, isChosen } = node.handling;
  if (without.some((act) => act !== 'copy') || backTo !== null || isChosen)
    throw new Refusal('workflow.handlingAtStart', { node: labelOf(node) });
}

function refuseBackSteps(definition: Definition, node: UserTask): void {
  const before = node.handling.backTo === null ? [] : stepsBefore(definition, node);
  const odd = node.handling.backTo?.find((id) => !before.includes(id));
  if (odd === undefined) return;
  const meant = definition.nodes.get(odd);
  throw new Refusal('workflow.handlingBackTo', { node: labelOf(node), to: meant ? labelOf(meant) : odd });
}

const isOfferedToOne = ({ loop, assignee, candidates }: UserTask): boolean =>
  loop === null && assignee === null && candidates.every(({ duty }) => duty === null);
