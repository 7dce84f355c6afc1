import type { TrialHanding } from '@policy/shared/contract/process-design/trial.ts';
import type { HandlingAct } from '@policy/shared/contract/workflow/handling.ts';
import { trialHandings } from '@policy/shared/contract/process-design/trial.ts';
import type { SignerPosition } from '@policy/shared/contract/workflow/status.ts';
import type { z } from 'zod';

import { Refusal } from '../../kit/runtime/errors.ts';
import type { Command, Loaded } from '../command.ts';
import { addSigners } from '../commands/handing/add-signers.ts';
import { delegate } from '../commands/handing/delegate.ts';
import { resolve } from '../commands/handing/resolve.ts';
import { transfer } from '../commands/handing/transfer.ts';
import { assertLets, lets } from '../handling/preconditions.ts';
import type { ModelNode } from '../model/definition.ts';
import type { TaskRow } from '../rows.ts';

/** What a way to hand a task on is to the step, which may forbid it. */
const actOf: Record<TrialHanding, HandlingAct> = {
  transfer: 'transfer',
  delegate: 'delegate',
  signBefore: 'addSigners',
  signParallel: 'addSigners',
  signAfter: 'addSigners',
};

const positionOf: Record<Exclude<TrialHanding, 'transfer' | 'delegate'>, SignerPosition> = {
  ...{ signBefore: 'before', signParallel: 'parallel', signAfter: 'after' },
};

type Run = <Input extends z.ZodType, State extends Loaded>(
  command: Command<Input, State>,
  input: z.input<Input>,
  userId: string,
) => Promise<unknown>;

interface HandedOn {
  task: TaskRow;
  node: ModelNode;
  how: TrialHanding;
  to: string;
  /** Who hands it on. */
  who: string;
}

/** Somebody works on a task for its owner: he neither decides it nor hands it on. */
export const isDelegated = ({ delegation }: TaskRow): boolean => delegation === 'pending';

/** Gives a task of a trial to somebody else, or has him sign it, as far as its step lets its people. */
export function handOn(run: Run, { task, node, how, to, who }: HandedOn): Promise<unknown> {
  // A trial runs with every authority, and tries what people may do.
  assertLets(node, actOf[how], { authority: 'own' });
  const said = { taskId: task.id, comment: '—' };
  if (how === 'transfer') return run(transfer, { ...said, assignee: to }, who);
  if (how === 'delegate') return run(delegate, { ...said, assignee: to }, who);
  return run(addSigners, { ...said, userIds: [to], position: positionOf[how] }, who);
}

/** Gives a delegated task back to its owner, as whoever works on it. */
export const giveBackDelegated = (run: Run, { id: taskId, assigneeId }: TaskRow): Promise<unknown> => {
  if (assigneeId === null) throw new Refusal('workflow.notDelegated');
  return run(resolve, { taskId, comment: '—' }, assigneeId);
};

/** The ways in which an open task of a trial may be handed on. */
export function handingsAt(task: TaskRow, node: ModelNode): readonly TrialHanding[] {
  if (task.isOwners || task.signs !== null || isDelegated(task)) return [];
  return trialHandings.filter((how) => lets(node, actOf[how]));
}
