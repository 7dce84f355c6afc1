import { Refusal } from '../../../kit/runtime/errors.ts';
import { holds } from '../../expressions/template.ts';
import type { Button, Definition, ModelNode } from '../definition.ts';
import { buttonsOf, labelOf } from '../definition.ts';
import type { Faults } from '../faults/faults.ts';
import { namesInside } from '../variable-names.ts';
import type { VariableNames } from '../variable-names.ts';

/** These lead out of a step that cannot be done: whatever calls them asks no button. */
const always: readonly string[] = ['rejected', 'returned'];

/** Refuses conditions of buttons that would be passed over, or that could leave nobody a way to decide. */
export function refuseHiddenButtons({ nodes }: Pick<Definition, 'nodes'>, faults: Faults): void {
  for (const node of nodes.values()) faults.look(node.id, () => refuseHidden(node));
}

function refuseHidden(node: ModelNode): void {
  const buttons = buttonsOf(node);
  const conditional = buttons.filter(({ shownIf }) => shownIf !== null);
  // Nobody presses the buttons of what waits for an act of an area.
  const wrong = conditional.find(({ key }) => node.type !== 'userTask' || always.includes(key));
  if (wrong) throw new Refusal('workflow.buttonAlways', { node: labelOf(node), button: wrong.name });
  if (conditional.length > 0 && conditional.length === buttons.length)
    throw new Refusal('workflow.buttonsHidden', { node: labelOf(node) });
}

/** The variables that the conditions of a node's buttons name. */
export const namesOfConditions = (node: ModelNode): VariableNames =>
  namesInside(buttonsOf(node).map(({ shownIf }) => shownIf));

/** Whether a button is offered with these variables; what cannot be told, because a value is not there yet, is not. */
export function isShown(
  { shownIf }: Pick<Button, 'shownIf'>,
  variables: Readonly<Record<string, unknown>>,
  node: ModelNode,
): boolean {
  if (shownIf === null) return true;
  const names = {
    has: (name: string) => Object.hasOwn(variables, name),
    get: (name: string) => variables[name],
    // A condition that writes has nothing to write to: it is only asked.
    set: () => undefined,
  };
  try {
    return holds(shownIf, names, labelOf(node));
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
