import type { ButtonAct } from '@policy/shared/contract/workflow/task-acts.ts';
import type { TaskActions } from '@policy/shared/contract/workflow/views.ts';

import { Refusal } from '../../kit/runtime/errors.ts';
import type { BackNode } from '../back-nodes.ts';
import { backNodesOf } from '../back-nodes.ts';
import type { Call } from '../command.ts';
import type { Button, ModelNode } from '../model/definition.ts';
import { buttonOf, buttonsOf, labelOf, nodeOf } from '../model/definition.ts';
import { isShown } from '../model/rejecting/shown-buttons.ts';
import type { InstanceRow, TaskRow, Variables } from '../rows.ts';
import { standardButtons } from '../model/rejecting/standard-buttons.ts';
import type { AtTask, Rejection } from './rejection.ts';
import { rejectionOf, returnRuleOf, ruleOf } from './rejection.ts';

type Offered = TaskActions['buttons'][number];

/**
 * What a task may be decided by: what its author named, or the standard approval and rejection. What can lead nowhere as
 * things stand is not offered, nor what its author offers under a condition that does not hold of these variables.
 */
export function buttonsOffered(at: AtTask, variables: Variables = {}): readonly Offered[] {
  const node = nodeOf(at.definition, at.task.nodeId);
  if (node.type !== 'userTask') return [];
  const targets = targetsOf(at);
  const [picked] = targets;
  const rejection = rejectionOf({ ...at, picked: picked?.nodeId });
  const named = buttonsOf(node);
  const isUnnamed = !named.some(({ key }) => key === 'rejected' || key === 'returned');
  const added = named.length === 0 || (ruleOf(node) !== null && isUnnamed) ? [standardButtons.rejected] : [];
  const all = [...(named.length === 0 ? [standardButtons.approved] : named), ...added];
  return all
    .filter((button) => isPossible(at, button.key, rejection) && isShown(button, variables, node))
    .map((button) => offered(button, { act: actOf(button, rejection), targets }))
    .toSorted((left, right) => left.sort - right.sort);
}

interface Decided {
  node: ModelNode;
  instance: Pick<InstanceRow, 'variables'>;
  task: Pick<TaskRow, 'signs'>;
}

/** The outcome is one that its node offers as things stand; those who sign say yes or no, whatever it offers. */
export function outcomeIsShown(
  { node, instance, task }: Decided,
  { input }: Call<{ outcome: string }>,
): void {
  const button = task.signs === null ? buttonOf(node, input.outcome) : undefined;
  if (button && !isShown(button, instance.variables, node))
    throw new Refusal('workflow.outcomeHidden', { node: labelOf(node), outcome: button.name });
}

/** The steps among which its handler picks, where the rule lets him. */
function targetsOf({ definition, task, tasks }: AtTask): readonly BackNode[] {
  const node = nodeOf(definition, task.nodeId);
  const isPicked = ruleOf(node)?.to === 'any' && node.loop === null;
  return isPicked ? backNodesOf(definition, task, tasks) : [];
}

/** A rejection leads somewhere, and so does a return where a rule says to whom; every other outcome does. */
function isPossible({ definition, task }: AtTask, key: string, rejection: Rejection | null): boolean {
  const rule = returnRuleOf(nodeOf(definition, task.nodeId));
  const isReturn = key === 'returned' && rule !== null && rule.to !== 'any';
  return rejection !== null || !(key === 'rejected' || isReturn);
}

/** What goes back or ends by a rule, or for lack of anything drawn, is no outcome that the process goes on by. */
const actOf = ({ key }: Button, rejection: Rejection | null): ButtonAct =>
  key === 'rejected' && rejection !== null && rejection.kind !== 'outcome' ? 'reject' : 'complete';

function offered(
  { key: buttonKey, name, nameEn, sort, commentRequired, confirm, confirmEn }: Button,
  { act, targets }: { act: ButtonAct; targets: readonly BackNode[] },
): Offered {
  const isRejection = act === 'reject';
  return {
    ...{ buttonKey, name, nameEn, sort, act, confirm, confirmEn },
    commentRequired: commentRequired || isRejection,
    targets: isRejection ? targets.map((one) => ({ nodeId: one.nodeId, nodeName: one.name })) : [],
  };
}
