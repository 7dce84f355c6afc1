import { Refusal } from '../kit/runtime/errors.ts';
import type { ReturnTarget } from './inputs.ts';
import { fits, holds, principalAmong } from './candidates.ts';
import type { Call } from './command.ts';
import { assertFilledIn, assertMayFillIn, fieldsOf } from './field-rules.ts';
import type { ModelNode } from './model/definition.ts';
import { buttonOf, buttonsOf, handlingOf, labelOf, outcomesOf } from './model/definition.ts';
import type { CandidateRow, InstanceRow, TaskRow, Variables } from './rows.ts';

interface OfInstance {
  instance: InstanceRow;
}
interface OfTask {
  task: TaskRow;
}
interface OfCandidates {
  /** Whom the task is offered to, or whose duty it is. */
  candidates: readonly CandidateRow[];
}
interface AtNode {
  node: ModelNode;
}

/** The process goes on: it is neither suspended nor over. */
export function instanceIsRunning({ instance }: OfInstance): void {
  if (instance.status === 'suspended') throw new Refusal('workflow.instanceSuspended');
  if (instance.status !== 'running') throw new Refusal('workflow.instanceEnded');
}

/** Nobody has closed the task yet. */
export function taskIsOpen({ task }: OfTask): void {
  if (task.endedAt !== null) throw new Refusal('workflow.taskHandled');
}

/** The caller decided on what he saw; if the task has changed since, he must look again. */
export function taskIsAsSeen({ task }: OfTask, { input }: Call<{ rev?: number | undefined }>): void {
  if (input.rev !== undefined && input.rev !== task.rev) throw new Refusal('row.stale');
}

/** The task by which operations staff act on a process has not been done or changed since it was seen. */
export function taskStands(
  { rows }: WithTasks,
  { input: { taskId, rev: seen } }: Call<{ taskId?: string | undefined; rev?: number | undefined }>,
): void {
  if (taskId === undefined) return;
  const task = rows.tasks.find(({ id }) => id === taskId);
  if (!task) throw new Refusal('workflow.taskHandled');
  if (seen !== undefined && seen !== task.rev) throw new Refusal('row.stale');
}

function taskIsWork({ task }: OfTask): void {
  if (task.isOwners) throw new Refusal('workflow.withApplicant');
}

/** The task is the work of an office: whom the process belongs to hands nothing on, and is not urged as an officer is. */
export function taskIsOfOffice({ task, instance }: OfTask & OfInstance): void {
  if (task.isOwners || task.assigneeId === instance.ownerId) throw new Refusal('workflow.withApplicant');
}

/** The task is the turn of whom the process belongs to. */
export function taskIsOwners({ task }: OfTask): void {
  if (!task.isOwners) throw new Refusal('workflow.notWithApplicant');
}

/** Asked before anything is told of a task: a stranger does not learn whether it is open, taken or handled. */
export function actorIsConcerned({ task, candidates }: OfTask & OfCandidates, { actor }: Call): void {
  const isConcerned =
    actor.authority !== 'own' ||
    holds(task, candidates, actor) ||
    candidates.some((candidate) => fits(candidate, actor));
  if (!isConcerned) throw new Refusal('workflow.notYourTask');
}

/** The caller holds the task; one that nobody holds has to be claimed first. */
export function actorHoldsTask({ task, candidates }: OfTask & OfCandidates, { actor }: Call): void {
  if (actor.authority !== 'own' || holds(task, candidates, actor)) return;
  throw new Refusal(task.assigneeId === null ? 'workflow.claimFirst' : 'workflow.notYourTask');
}

/** Who works on a task for its owner gives it back: he neither decides it nor hands it on, so that no delegation goes round. */
export function taskIsNotDelegated({ task }: OfTask, { actor }: Call): void {
  if (actor.authority === 'own' && task.delegation === 'pending') throw new Refusal('workflow.delegated');
}

/** Somebody works on the task for its owner. */
export function taskIsDelegated({ task }: OfTask): void {
  if (task.delegation !== 'pending') throw new Refusal('workflow.notDelegated');
}

/** The caller may have the task back from whoever works on it; a stranger learns nothing of it. */
export function actorMayRecall({ task }: OfTask, { actor }: Call): void {
  const mayHave = [task.ownerId, task.proxyForId].some((id) => id !== null && actor.ownIds.includes(id));
  if (actor.authority === 'own' && !mayHave) throw new Refusal('workflow.notYourTask');
}

/** Somebody works on the task for its owner, or holds it for whoever it is. */
export function taskIsForAnother({ task }: OfTask): void {
  if (task.delegation !== 'pending' && task.proxyForId === null) throw new Refusal('workflow.notDelegated');
}

/** Somebody holds the task. */
export function taskIsHeld({ task }: OfTask): void {
  if (task.assigneeId === null) throw new Refusal('workflow.nobodyHolds');
}

/** The caller urges somebody else. */
export function actorIsNotHolder({ task, candidates }: OfTask & OfCandidates, { actor }: Call): void {
  if (holds(task, candidates, actor)) throw new Refusal('workflow.urgeSelf');
}

/** The task goes to somebody who has it not yet, and to nobody whose own case it is. */
export function targetIsAnother(
  { task, instance }: OfTask & OfInstance,
  { actor, input }: Call<{ assignee: string }>,
): void {
  if (input.assignee === task.assigneeId || input.assignee === actor.userId)
    throw new Refusal('workflow.targetSelf');
  if (input.assignee === instance.ownerId) throw new Refusal('workflow.targetOwner');
}

/** Nobody gets a copy from himself. */
export function copyIsForOthers(_: object, { actor, input }: Call<{ copyUserIds: readonly string[] }>): void {
  if (input.copyUserIds.includes(actor.userId)) throw new Refusal('workflow.copySelf');
}

/** Nobody holds the task yet. */
export function taskIsUnclaimed({ task }: OfTask): void {
  if (task.assigneeId !== null) throw new Refusal('workflow.taskHandled');
}

/** Its holder has claimed the task; one that was given to him goes back to nobody. */
export function taskWasClaimed({ task }: OfTask): void {
  if (task.claimedAt === null) throw new Refusal('workflow.notClaimed');
}

/** The task is offered to the caller, or to somebody whose tasks he does. */
export function actorIsCandidate({ candidates, instance }: OfCandidates & OfInstance, { actor }: Call): void {
  if (actor.authority !== 'own' || candidates.some((candidate) => fits(candidate, actor))) return;
  if (!principalAmong(candidates, instance, actor)) throw new Refusal('workflow.notCandidate');
}

/** What every act on a task by its handler asks first, in the order in which it may be told. */
export const handlerPreconditions = [
  actorIsConcerned,
  taskIsOpen,
  instanceIsRunning,
  taskIsWork,
  actorHoldsTask,
  taskIsNotDelegated,
  taskIsAsSeen,
];

interface WithTasks {
  rows: { tasks: readonly TaskRow[] };
}

/** The task is its holder's own, and not one that he signs for another. */
export function taskIsNoSigners({ task }: OfTask): void {
  if (task.signs !== null) throw new Refusal('workflow.signerSigns');
}

/** The task is somebody's who signs besides its holder. */
export function taskIsSigners({ task }: OfTask): void {
  if (task.signs === null) throw new Refusal('workflow.noSigner');
}

/** The caller has added the signer, or holds what is signed now; a stranger learns nothing of it. */
export function actorAddedSigner(
  { task, signed }: OfTask & { signed: TaskRow | undefined },
  { actor }: Call,
): void {
  const hasAdded = task.signs !== null && task.ownerId !== null && actor.ownIds.includes(task.ownerId);
  // What is for a duty nobody is asked to sign besides.
  const isHolder = signed !== undefined && signed.delegation !== 'pending' && holds(signed, [], actor);
  if (actor.authority === 'own' && !hasAdded && !isHolder) throw new Refusal('workflow.notYourTask');
}

/** Everybody has signed who was to do so before the task is decided. */
export function signersHaveSigned({ task, rows }: OfTask & WithTasks): void {
  const isOpen = rows.tasks.some(({ signsFor, signs }) => signsFor === task.id && signs === 'before');
  if (isOpen) throw new Refusal('workflow.signersOpen');
}

/** Nobody was asked to sign the task besides its holder. */
export function nobodySigns({ task, rows }: OfTask & WithTasks): void {
  if (rows.tasks.some(({ signsFor }) => signsFor === task.id) || task.signersAfter.length > 0)
    throw new Refusal('workflow.signersOpen');
}

const signersOutcomes: readonly string[] = ['approved', 'rejected'];

/** Who signs says yes or no, and fills in nothing. */
export function signerOnlySigns(
  { task, node }: OfTask & AtNode,
  { input }: Call<{ variables: Variables }>,
): void {
  const [field] = Object.keys(input.variables);
  if (task.signs !== null && field !== undefined)
    throw new Refusal('workflow.fieldReadOnly', { node: labelOf(node), field });
}

/** The node offers the outcome that was chosen. */
export function outcomeIsOffered(
  { node, task }: AtNode & Partial<OfTask>,
  { input }: Call<{ outcome: string }>,
): void {
  const signs = task?.signs ?? null;
  const offered = signs === null ? outcomesOf(node) : signersOutcomes;
  if (!offered.includes(input.outcome))
    throw new Refusal('workflow.outcomeUnknown', { node: labelOf(node), outcome: input.outcome });
}

/** A node that names its outcomes must name this one too, where it is to return to whom the process belongs; or its rule does. */
export function returnIsOffered({ node, isOwners }: AtNode & { isOwners: boolean }): void {
  if (!isOwners || (node.type === 'userTask' && node.reject?.to === 'owner')) return;
  const buttons = buttonsOf(node);
  if (buttons.length > 0 && !buttonOf(node, 'returned'))
    throw new Refusal('workflow.outcomeUnknown', { node: labelOf(node), outcome: 'returned' });
}

/** The comment is there that the chosen outcome requires. */
export function commentIsGiven(
  { node, task }: AtNode & OfTask,
  { input }: Call<{ outcome: string; comment: string }>,
): void {
  if (task.signs === null && buttonOf(node, input.outcome)?.commentRequired) reasonIsGiven({}, { input });
}

/** Whom the process belongs to has to know what to correct. */
export function ownerIsToldWhy(
  { isOwners }: { isOwners: boolean },
  { input }: Call<{ comment: string }>,
): void {
  if (isOwners) reasonIsGiven({}, { input });
}

export function reasonIsGiven(_: object, { input }: { input: { comment: string } }): void {
  if (input.comment === '') throw new Refusal('workflow.commentRequired');
}

/**
 * Every field that was filled in is one that the node lets its handler edit, or that its buttons' effects ask for. Areas
 * act for a process that somebody else drew, and give it what it lacks.
 */
export function fieldsAreEditable(
  { node }: AtNode,
  { actor, input, asked }: Call<{ variables: Variables }>,
): void {
  const { variables } = input;
  if (actor.authority !== 'any') assertMayFillIn(node, { variables, asked, rules: fieldsOf(node) });
}

/** Nothing was filled in but what an effect asks for, and what is the owner's to correct. */
export function onlyAskedIsFilledIn(
  { node }: AtNode,
  { actor, input, asked }: Call<{ variables: Variables; correctable: readonly string[] }>,
): void {
  const { variables, correctable } = input;
  if (actor.authority !== 'any')
    assertMayFillIn(node, { variables, asked: [...asked, ...correctable], rules: [] });
}

/** Every field is filled in that the node requires, now or before; who rejects leaves them as they are. */
export function fieldsAreFilledIn(
  { node, instance, task }: AtNode & OfInstance & OfTask,
  { input }: Call<{ outcome: string; variables: Variables; unasked: readonly string[] }>,
): void {
  if (input.outcome !== 'rejected' && task.signs === null)
    assertFilledIn(node, { ...instance.variables, ...input.variables }, input.unasked);
}

/** The process belongs to the caller or to the company that he acts for. */
export function ownerOnly({ instance }: OfInstance, { actor }: Call): void {
  if (!actor.ownIds.includes(instance.ownerId)) throw new Refusal('workflow.notStarter');
}

/** The process is the caller's, or he acts with the authority of operations staff. */
export function ownerOrOperator(state: OfInstance, call: Call): void {
  if (call.actor.authority === 'own') ownerOnly(state, call);
}

/** Only operations staff intervene like this. */
export function operatorOnly(_: object, { actor }: Call): void {
  if (actor.authority === 'own') throw new Refusal('workflow.notOperator');
}

/** A called process is a part of another, and goes with it alone. */
export function instanceIsRoot({ instance }: OfInstance): void {
  if (instance.rootId !== instance.id) throw new Refusal('workflow.withdrawCalled');
}

/** Withdrawing is possible until somebody else has decided something. */
export function nothingIsDecided({ instance, tasks }: OfInstance & { tasks: readonly TaskRow[] }): void {
  const decided = tasks.some(
    (task) => task.status === 'done' && task.outcome !== 'returned' && task.assigneeId !== instance.ownerId,
  );
  if (decided) throw new Refusal('workflow.withdrawTooLate');
}

/** The caller has decided the task himself. */
export function actorDecided({ task, candidates }: OfTask & OfCandidates, { actor }: Call): void {
  if (!holds(task, candidates, actor)) throw new Refusal('workflow.notYourTask');
  if (isNotOwn(task)) throw new Refusal('workflow.notDecided');
}

/** It is not done, or was no decision of its holder's. */
const isNotOwn = ({ status, isOwners, signs, delegation }: TaskRow): boolean =>
  status !== 'done' || isOwners || signs !== null || delegation === 'pending';

interface Followed extends OfTask {
  /** The tasks that came of the decision. */
  consequences: readonly TaskRow[];
  /** More has come of it than these. */
  isOver: boolean;
}

/** A decision had an effect outside of the process, has been withdrawn, or somebody has acted on what came of it. */
export function isFollowed(node: ModelNode, { task: { outcome }, consequences, isOver }: Followed): boolean {
  const chosen = outcome ?? '';
  const button = buttonOf(node, chosen);
  const hasEffect = (button?.effect ?? null) !== null;
  const isFinal = isOver || hasEffect || ['returned', 'withdrawn'].includes(chosen);
  const isTouched = ({ endedAt, claimedAt, readAt, rev }: TaskRow) =>
    endedAt !== null || claimedAt !== null || readAt !== null || rev > 1;
  return isFinal || consequences.some(isTouched);
}

/** Nobody has acted on the decision. */
export function decisionCanBeUndone({ node, ...decided }: Followed & AtNode): void {
  if (isFollowed(node, decided)) throw new Refusal('workflow.decisionStands', { node: labelOf(node) });
}

/** The task may go back to the node that was meant; to whom the process belongs it may go from anywhere. */
export function targetIsBehind(
  { node, back }: AtNode & { back: object | null },
  { input }: Call<{ to?: ReturnTarget | undefined }>,
): void {
  if (back !== null) return;
  const to = typeof input.to === 'object' ? input.to.nodeId : (input.to ?? 'previous');
  const code = handlingOf(node).backTo === null ? 'workflow.rollBackTarget' : 'workflow.returnOutside';
  throw new Refusal(code, { from: labelOf(node), to });
}
