import { z } from 'zod';

import { defineCommand } from '../command.ts';
import { returnIsLet } from '../handling/preconditions.ts';
import { beside, comment, findings, returnTarget, rev } from '../inputs.ts';
import type { ReturnTarget } from '../inputs.ts';
import { loadTask } from '../load.ts';
import { buttonOf } from '../model/definition.ts';
import {
  handlerPreconditions,
  ownerIsToldWhy,
  returnIsOffered,
  targetIsBehind,
  taskIsNoSigners,
} from '../preconditions.ts';
import { returnKeepsRule } from '../rejecting/preconditions.ts';
import { backOf } from '../rejecting/back-of.ts';
import { sendBack } from '../rejecting/send-back.ts';
import type { Store } from '../store.ts';

/**
 * Returns a task: to whom the process belongs, to the node before, or to a node that is named. It comes straight back to
 * who returned it, or everything from there on is done once more. The rule of its step says where it goes, and what comes then.
 */
export const returnTask = defineCommand({
  name: 'returnTask',
  input: z.object({
    taskId: z.string(),
    /** Where nothing is said, it goes where the rule of its step says, else to whom the process belongs. */
    to: returnTarget.optional(),
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
  preconditions: [
    ...[...handlerPreconditions, taskIsNoSigners, returnKeepsRule, returnIsLet, returnIsOffered],
    ...[ownerIsToldWhy, targetIsBehind],
  ],
  // A button that returns means whom the process belongs to; going back a step is none of the node's outcomes.
  reaction: ({ node, isOwners }) => (isOwners ? (buttonOf(node, 'returned') ?? node.on.return) : undefined),
  says: (input) => input,
  interpret: (run, { task, instance, back }, { input: { comment: said, dueAt }, reaction, prepared }) => {
    if (back) sendBack(run, task, { back, comment: said, reaction, prepared, dueAt });
    return instance.id;
  },
});

interface Asked {
  taskId: string;
  to?: ReturnTarget | undefined;
  straightBack?: boolean | undefined;
}

async function loadReturn(input: Asked, store: Store) {
  const state = await loadTask(input, store);
  const { task, instance, node } = state;
  const definition = state.definitions.byId(instance.deploymentId);
  const at = { definition, instance, task, tasks: await store.tasksOf(instance.id) };
  return { ...state, ...backOf(at, node, input) };
}
