import { instanceStatuses } from '@policy/shared/contract/workflow/status.ts';
import { z } from 'zod';

import { returnNodeOf } from '../back-nodes.ts';
import { defineCommand } from '../command.ts';
import { beside, comment, findings, returnTarget, rev } from '../inputs.ts';
import type { ReturnTarget } from '../inputs.ts';
import { finishTask } from '../interpreter/finish-task.ts';
import { returnWork } from '../interpreter/returns.ts';
import type { TaskState } from '../load.ts';
import { loadTask } from '../load.ts';
import { mayGoBack } from '../model/branches.ts';
import { buttonOf } from '../model/definition.ts';
import {
  handlerPreconditions,
  ownerIsToldWhy,
  returnIsOffered,
  targetIsBehind,
  taskIsNoSigners,
} from '../preconditions.ts';
import { systemId } from '../rows.ts';
import type { Store } from '../store.ts';

const ending = z.enum(instanceStatuses).exclude(['running', 'suspended']);

/** An effect may say until when the return is to be answered, and how the process ends where it is not. */
const answeredUntil = z.object({
  dueAt: z.coerce.date().optional(),
  overdue: z
    .object({ status: ending, reason: z.string().max(100) })
    .default({ status: 'terminated', reason: 'returnOverdue' }),
});

/**
 * Returns a task: to whom the process belongs, to the node before, or to a node that is named. It comes straight back to
 * who returned it, or everything from there on is done once more.
 */
export const returnTask = defineCommand({
  name: 'returnTask',
  input: z.object({
    taskId: z.string(),
    to: returnTarget,
    /** Where nothing is said, whom the process belongs to answers straight, and a node goes on from itself. */
    straightBack: z.boolean().optional(),
    comment,
    ...beside,
    findings,
    /** Until when it is to be answered, where no effect says so. */
    dueAt: z.coerce.date().nullable().default(null),
    rev,
  }),
  target: ({ taskId }) => taskId,
  load: loadReturn,
  preconditions: [...handlerPreconditions, taskIsNoSigners, returnIsOffered, ownerIsToldWhy, targetIsBehind],
  // A button that returns means whom the process belongs to; going back a step is none of the node's outcomes.
  reaction: ({ node }, { to }) =>
    to === 'owner' ? (buttonOf(node, 'returned') ?? node.on.return) : undefined,
  says: (input) => input,
  interpret: (run, { task, instance, target }, { input, reaction, prepared }) => {
    const { dueAt = input.dueAt, overdue } = answeredUntil.parse(prepared);
    finishTask(run, { task }, { outcome: 'returned', comment: input.comment, reaction });
    returnWork(run, run.executions.get(task.executionId), {
      target: target ?? task.nodeId,
      isOwners: input.to === 'owner',
      isStraight: isStraight(input),
      deadline: dueAt === null ? null : { dueAt, overdue },
    });
    return instance.id;
  },
});

interface Asked {
  taskId: string;
  to: ReturnTarget;
  straightBack?: boolean | undefined;
}

const isStraight = ({ to, straightBack }: Asked): boolean => straightBack ?? to === 'owner';

async function loadReturn(input: Asked, store: Store) {
  const state = await loadTask(input, store);
  return { ...state, target: await targetOf(state, input, store) };
}

/** The node that gets the work, or null where it may not go: whom the process belongs to answers in place, or at its start. */
async function targetOf({ task, instance, definitions }: TaskState, input: Asked, store: Store) {
  const definition = definitions.byId(instance.deploymentId);
  if (input.to !== 'owner')
    return returnNodeOf(definition, { task, tasks: await store.tasksOf(instance.id) }, input.to);
  // Nobody is there to answer.
  if (instance.ownerId === systemId) return null;
  if (isStraight(input)) return task.nodeId;
  const starts = definition.starts.get('') ?? [];
  return starts.find(({ id }) => mayGoBack(definition, task.nodeId, id))?.id ?? null;
}
