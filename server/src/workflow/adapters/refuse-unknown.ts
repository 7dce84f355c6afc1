import { may } from '../../kit/runtime/context.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { buttonsOf, labelOf } from '../model/definition.ts';
import type { Faults } from '../model/faults/faults.ts';
import type { Definition, ModelNode, Reaction } from '../model/definition.ts';
import { areaOf } from './area-effects.ts';
import type { CaseArea, Effect } from './case-area.ts';

interface Named extends Reaction {
  node: string;
  /** Nobody is there to fill in anything, or to be refused. */
  byItself: boolean;
}

/** Refuses a process whose case, statuses or effects no area provides, and effects that its deployer may not grant. */
export function refuseUnknown(
  definition: Definition,
  areas: readonly CaseArea[],
  { context, faults }: { context: Context; faults: Faults },
): void {
  const { caseType, key } = definition;
  const area = areaOf(areas, caseType);
  faults.look(key, () => {
    if (caseType !== null && !area)
      throw new Refusal('workflow.modelCase', { process: definition.name || key, type: caseType });
  });
  // Of a kind that nobody knows, no status and no effect is known either.
  if (caseType !== null && !area) return;
  for (const node of definition.nodes.values())
    for (const named of reactionsAt(node)) {
      faults.look(node.id, () => refuseStatus(named, area));
      faults.look(node.id, () => refuseEffect(named, area, context));
    }
}

const reactionsAt = (node: ModelNode): Named[] => [
  ...buttonsOf(node).map(({ status, effect }) => ({ node: labelOf(node), status, effect, byItself: false })),
  ...Object.entries(node.on).map(([occasion, reaction]) => ({
    ...{ node: labelOf(node), ...reaction },
    byItself: occasion === 'enter',
  })),
];

function refuseStatus({ node, status }: Named, area: CaseArea | undefined): void {
  // Without an area nobody follows, and a status is a word that the diagram shows.
  if (area && status !== null && !area.statuses.includes(status))
    throw new Refusal('workflow.modelStatus', { node, status });
}

function refuseEffect(
  { node, effect: name, byItself }: Named,
  area: CaseArea | undefined,
  context: Context,
): void {
  if (name === null) return;
  const effect = area?.effects.find((one) => one.name === name);
  if (!effect) throw new Refusal('workflow.modelEffect', { node, effect: name });
  if (byItself && asksSomebody(effect))
    throw new Refusal('workflow.modelEffectByItself', { node, effect: name });
  if (!mayGrant(context, effect)) throw new Refusal('workflow.modelEffectGrant', { node, effect: name });
}

/** Whether an effect needs somebody who fills something in, or who can be refused. */
const asksSomebody = (effect: Effect): boolean =>
  'prepare' in effect || Object.keys(effect.input.shape).length > 0;

/** Whoever lets others do something has to be allowed to do it himself; seeds act for nobody. */
const mayGrant = (context: Context, { permission }: Effect): boolean =>
  !context.actor || permission === null || may(context, permission);

/** What processes about an area's rows may name: for whoever draws them. */
export const namedIn = ({ type, statuses, effects }: CaseArea) => ({
  ...{ type, statuses: [...statuses] },
  effects: effects.map((effect) => ({
    ...{ name: effect.name, fields: Object.keys(effect.input.shape) },
    needsHandler: asksSomebody(effect),
  })),
});
