import { returnNodeOf } from '../back-nodes.ts';
import { mayGoBack } from '../model/branches.ts';
import type { Definition, ModelNode, Reaction, RejectRule, UserTask } from '../model/definition.ts';
import { buttonOf, nodeOf, outcomesOf, plainStartOf } from '../model/definition.ts';
import { asksForChoice } from '../model/rejecting/asks-for-choice.ts';
import type { InstanceRow, TaskRow } from '../rows.ts';
import { systemId } from '../rows.ts';

/** Where the work of a task goes. */
export interface Back {
  target: string;
  isOwners: boolean;
  isStraight: boolean;
}

/** What rejecting a task does: the process goes on by what its author drew, ends, or is returned. */
export type Rejection = { kind: 'outcome' } | { kind: 'end' } | ({ kind: 'return' } & Back);

/** A task among those of its instance. */
export interface AtTask {
  definition: Definition;
  instance: Pick<InstanceRow, 'id' | 'rootId' | 'ownerId'>;
  task: TaskRow;
  /** Oldest first. */
  tasks: readonly TaskRow[];
  /** The step that whoever rejects has picked. */
  picked?: string | undefined;
}

/** The rule of a user task, if it says what rejecting it does. */
export const ruleOf = (node: ModelNode): RejectRule | null => (node.type === 'userTask' ? node.reject : null);

/** A rule that says to whom the task is returned; one that ends the process says nothing of returns. */
export const returnRuleOf = (node: ModelNode): RejectRule | null => {
  const rule = ruleOf(node);
  return rule?.to === 'end' ? null : rule;
};

/**
 * What rejecting a task does, or null where it can lead nowhere. The rule of its step says; of a step that several do, it is a
 * vote. A step without a rule goes on by what its author drew, or else back: to the step before, or to whom the process belongs.
 */
export function rejectionOf(at: AtTask): Rejection | null {
  const node = nodeOf(at.definition, at.task.nodeId);
  if (node.type !== 'userTask') return null;
  if (node.loop) return outcomesOf(node).includes('rejected') ? { kind: 'outcome' } : null;
  return node.reject ? ruledRejection(at, node.reject) : plainRejection(at, node);
}

/** What a rule makes of a rejection; also of one by a vote. */
export function ruledRejection(at: AtTask, rule: RejectRule): Rejection | null {
  const { to, then, nodeId } = rule;
  if (to === 'end') return { kind: 'end' };
  if (to === 'owner') return toOwner(at, then !== 'again');
  if (to === 'previous') return toStep(at, to, then === 'straight');
  const wanted = to === 'node' ? nodeId : (at.picked ?? null);
  return wanted === null ? null : toStep(at, { nodeId: wanted }, then === 'straight');
}

function plainRejection(at: AtTask, node: UserTask): Rejection | null {
  const isDrawn = node.buttons.length > 0 || asksForChoice(at.definition, node);
  if (isDrawn) return outcomesOf(node).includes('rejected') ? { kind: 'outcome' } : null;
  // Where the author names the steps that it goes back to, whom the process belongs to is none of them.
  const isOwnersToo = node.handling.backTo === null && isAnswerable(at, node);
  return toStep(at, 'previous', false) ?? (isOwnersToo ? toOwner(at, true) : null);
}

function toStep(
  { definition, task, tasks }: AtTask,
  to: Parameters<typeof returnNodeOf>[2],
  isStraight: boolean,
): Rejection | null {
  const target = returnNodeOf(definition, { task, tasks }, to);
  return target === null ? null : { kind: 'return', target, isOwners: false, isStraight };
}

/** Whom the process belongs to answers in place, or has his turn at its start; where a machine began it, nobody is there. */
export function toOwner({ definition, instance, task }: AtTask, isStraight: boolean): Rejection | null {
  if (instance.ownerId === systemId) return null;
  const starts = definition.starts.get('') ?? [];
  const target = isStraight
    ? task.nodeId
    : starts.find(({ id }) => mayGoBack(definition, task.nodeId, id))?.id;
  return target === undefined ? null : { kind: 'return', target, isOwners: true, isStraight };
}

/** Whom the process belongs to corrects the form that it began with; of a case, where its step says what that means. */
function isAnswerable({ definition, instance }: AtTask, node: UserTask): boolean {
  if (definition.caseType !== null) return node.on.return !== undefined;
  return instance.rootId === instance.id && (plainStartOf(definition, '')?.formKey ?? null) !== null;
}

/** What the model makes of a rejection. */
export function reactionTo(node: ModelNode, rejection: Rejection): Reaction | undefined {
  if (rejection.kind !== 'return') return buttonOf(node, 'rejected');
  return rejection.isOwners ? (buttonOf(node, 'returned') ?? node.on.return) : undefined;
}
