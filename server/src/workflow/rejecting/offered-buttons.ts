import type { ButtonAct } from '@policy/shared/contract/workflow/task-acts.ts';
import type { TaskActions } from '@policy/shared/contract/workflow/views.ts';

import type { BackNode } from '../back-nodes.ts';
import { backNodesOf } from '../back-nodes.ts';
import type { Button } from '../model/definition.ts';
import { buttonsOf, nodeOf } from '../model/definition.ts';
import { standardButtons } from '../model/rejecting/standard-buttons.ts';
import type { AtTask, Rejection } from './rejection.ts';
import { rejectionOf, returnRuleOf, ruleOf } from './rejection.ts';

type Offered = TaskActions['buttons'][number];

/**
 * What a task may be decided by: what its author named, or the standard approval and rejection. What can lead nowhere as
 * things stand is not offered.
 */
export function buttonsOffered(at: AtTask): readonly Offered[] {
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
    .filter(({ key }) => isPossible(at, key, rejection))
    .map((button) => offered(button, { act: actOf(button, rejection), targets }))
    .toSorted((left, right) => left.sort - right.sort);
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
  { key: buttonKey, name, nameEn, sort, commentRequired }: Button,
  { act, targets }: { act: ButtonAct; targets: readonly BackNode[] },
): Offered {
  const isRejection = act === 'reject';
  return {
    ...{ buttonKey, name, nameEn, sort, act },
    commentRequired: commentRequired || isRejection,
    targets: isRejection ? targets.map((one) => ({ nodeId: one.nodeId, nodeName: one.name })) : [],
  };
}
