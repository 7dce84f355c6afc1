import type { HandlingAct } from '@policy/shared/contract/workflow/handling.ts';
import type { RefusalCode } from '@policy/shared/contract/refusals.ts';

import { Refusal } from '../../kit/runtime/errors.ts';
import type { Actor } from '../command.ts';
import type { KnownDefinitions } from '../known-definitions.ts';
import { buttonOf, handlingOf, labelOf, nodeOf } from '../model/definition.ts';
import type { ModelNode } from '../model/definition.ts';
import type { Rejection } from '../rejecting/rejection.ts';
import type { LiveRows, TaskRow } from '../rows.ts';

interface AtNode {
  node: ModelNode;
}

interface Doing {
  actor: Pick<Actor, 'authority'>;
}

const refusals: Record<HandlingAct, RefusalCode> = {
  transfer: 'workflow.mayNotTransfer',
  delegate: 'workflow.mayNotDelegate',
  addSigners: 'workflow.mayNotAddSigners',
  removeSigner: 'workflow.mayNotRemoveSigner',
  copy: 'workflow.mayNotCopy',
  sendBack: 'workflow.mayNotSendBack',
  urge: 'workflow.mayNotUrge',
  withdraw: 'workflow.mayNotWithdraw',
};

/** What a step keeps its people from beside deciding it. */
export const forbiddenAt = (node: ModelNode): readonly HandlingAct[] => handlingOf(node).without;

/** Whether a step lets people do something beside deciding it. */
export const lets = (node: ModelNode, act: HandlingAct): boolean => !forbiddenAt(node).includes(act);

/** The step lets its people do this. Operations staff, who intervene, and areas are not bound by it. */
export const stepLets =
  (act: HandlingAct) =>
  ({ node }: AtNode, { actor }: Doing): void =>
    assertLets(node, act, actor);

/** Refuses what a step keeps its people from. */
export function assertLets(node: ModelNode, act: HandlingAct, { authority }: Doing['actor']): void {
  if (authority === 'own' && !lets(node, act)) throw new Refusal(refusals[act], { node: labelOf(node) });
}

/** Whom a comment mentions gets a copy: where its step gives none, nobody is mentioned. */
export function assertMayMention(
  node: ModelNode | undefined,
  { mentionIds }: { mentionIds: readonly string[] },
  { authority }: Doing['actor'],
): void {
  if (authority === 'own' && node && mentionIds.length > 0 && !lets(node, 'copy'))
    throw new Refusal('workflow.mayNotMention', { node: labelOf(node) });
}

interface Returning extends AtNode {
  isOwners: boolean;
  ruled: Rejection | null;
}

/**
 * The step lets its holder send it back; its rule and its own button are its author's word for it. Where its author names the
 * steps that it goes back to, whom the process belongs to is none of them, whoever returns it.
 */
export function returnIsLet({ node, isOwners, ruled }: Returning, { actor }: Doing): void {
  if (ruled !== null || (isOwners && buttonOf(node, 'returned'))) return;
  if (isOwners && handlingOf(node).backTo !== null)
    throw new Refusal('workflow.mayNotReturn', { node: labelOf(node) });
  assertLets(node, 'sendBack', actor);
}

interface Waiting {
  rows: Pick<LiveRows, 'instances'>;
  tasks: readonly TaskRow[];
  definitions: KnownDefinitions;
}

/** Every step that the process waits at lets it be taken back; whoever has his own turn is asked nothing. */
export function stepsLetWithdraw({ rows, tasks, definitions }: Waiting, { actor }: Doing): void {
  for (const { instanceId, nodeId } of tasks.filter(isWaitedFor)) {
    const instance = rows.instances.find(({ id }) => id === instanceId);
    if (instance) assertLets(nodeOf(definitions.byId(instance.deploymentId), nodeId), 'withdraw', actor);
  }
}

const isWaitedFor = ({ endedAt, isOwners }: TaskRow): boolean => endedAt === null && !isOwners;
