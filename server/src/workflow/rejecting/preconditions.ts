import { Refusal } from '../../kit/runtime/errors.ts';
import type { Call } from '../command.ts';
import { labelOf, outcomesOf } from '../model/definition.ts';
import type { ModelNode, RejectRule } from '../model/definition.ts';
import type { TaskRow } from '../rows.ts';
import type { Back, Rejection } from './rejection.ts';
import { returnRuleOf, ruleOf } from './rejection.ts';

interface AtNode {
  node: ModelNode;
}

/** What a command about a rejection has found out: null where it leads nowhere, nothing where it is none. */
interface Rejecting extends AtNode {
  rejection: Rejection | null | undefined;
}

/** A rejection leads somewhere; whoever may pick the step has done so, and nobody else picks one. */
export function rejectionLeadsOn(
  { node, rejection }: Rejecting,
  { input }: Call<{ taskId: string; nodeId?: string | undefined }>,
): void {
  if (rejection === undefined) return;
  if (!outcomesOf(node).includes('rejected') && returnRuleOf(node) === null)
    throw new Refusal('workflow.outcomeUnknown', { node: labelOf(node), outcome: 'rejected' });
  assertPicked(node, input);
  if (rejection === null) throw new Refusal('workflow.rejectNowhere', { node: labelOf(node) });
  assertSame(node, rejection, input.nodeId);
}

function assertPicked(node: ModelNode, { nodeId }: { nodeId?: string | undefined }): void {
  if (isPicked(node) && nodeId === undefined)
    throw new Refusal('workflow.rejectPick', { node: labelOf(node) });
}

/** The rule of a step that one does lets its handler pick where it goes. */
const isPicked = (node: ModelNode): boolean => node.loop === null && ruleOf(node)?.to === 'any';

/** A step that was named where none is to be picked is the one that it goes to in any case. */
function assertSame(node: ModelNode, rejection: Rejection, nodeId: string | undefined): void {
  if (nodeId === undefined || isPicked(node)) return;
  const isThere = rejection.kind === 'return' && !rejection.isOwners && rejection.target === nodeId;
  if (!isThere) throw new Refusal('workflow.returnRule', { node: labelOf(node) });
}

/** Whoever rejects what goes back or ends by a rule says why. */
export function rejectionIsReasoned({ rejection }: Rejecting, { input }: Call<{ comment: string }>): void {
  if (rejection && input.comment === '') throw new Refusal('workflow.commentRequired');
}

/** What is returned does not go on: `returnTask` says where it goes. */
export function outcomeIsNoReturn({ node }: AtNode, { input }: Call<{ outcome: string }>): void {
  if (input.outcome === 'returned')
    throw new Refusal('workflow.outcomeUnknown', { node: labelOf(node), outcome: input.outcome });
}

interface Returning extends AtNode {
  task: TaskRow;
  back: Back | null;
  /** Where the rule of the step returns to; null where it lets its handler choose, or says nothing. */
  ruled: Rejection | null;
}

/**
 * A return goes where the rule of its step says, in whichever call it is made. Of a step that several vote at, the vote
 * returns, and nobody alone.
 */
export function returnKeepsRule({ node, task, back, ruled }: Returning): void {
  const rule = returnRuleOf(node);
  if (rule === null || task.isOwners) return;
  if (node.loop) throw new Refusal('workflow.returnByVote', { node: labelOf(node) });
  if (back === null) return;
  if (!goesThere(rule, ruled, back) || !comesThen(rule, back))
    throw new Refusal('workflow.returnRule', { node: labelOf(node) });
}

const goesThere = ({ to }: RejectRule, ruled: Rejection | null, back: Back): boolean =>
  to === 'any' || (ruled?.kind === 'return' && isSame(ruled, back));

const comesThen = ({ then }: RejectRule, { isStraight }: Back): boolean =>
  then === null || (then === 'straight') === isStraight;

const isSame = (ruled: Back, back: Back): boolean =>
  ruled.isOwners === back.isOwners && (ruled.isOwners || ruled.target === back.target);
