import { z } from 'zod';

import { defineCommand } from '../command.ts';
import { beside, comment, findings, rev, variables } from '../inputs.ts';
import { setVariablesAt } from '../interpreter/names.ts';
import { definitionOf } from '../interpreter/run.ts';
import { loadTask } from '../load.ts';
import type { TaskState } from '../load.ts';
import {
  fieldsAreEditable,
  handlerPreconditions,
  reasonIsGiven,
  signersHaveSigned,
  taskIsNoSigners,
} from '../preconditions.ts';
import type { Store } from '../store.ts';
import { rejectionLeadsOn } from './preconditions.ts';
import { reactionTo, rejectionOf } from './rejection.ts';
import type { Rejection } from './rejection.ts';
import { rejectWork } from './reject-work.ts';

/** Rejects a task as the rule of its step says, or else as its author drew it, or back by a step. */
export const reject = defineCommand({
  name: 'reject',
  input: z.object({
    ...{ taskId: z.string(), comment, variables, findings, ...beside, rev },
    /** What follows from what was filled in, which the node need not let anybody edit. */
    derived: variables,
    /** The step that gets it, where the rule lets its handler pick one. */
    nodeId: z.string().max(100).optional(),
  }),
  target: ({ taskId }) => taskId,
  load: loadRejected,
  preconditions: [
    ...[...handlerPreconditions, taskIsNoSigners, signersHaveSigned, rejectionLeadsOn],
    ...[reasonIsGiven, fieldsAreEditable],
  ],
  reaction: ({ node, rejection }) => (rejection ? reactionTo(node, rejection) : undefined),
  says: (input) => input,
  interpret: (run, { task, instance, rejection }, { input, reaction, prepared }) => {
    // What a handler of a case typed reaches the process only through its effect, where it was checked.
    const given =
      definitionOf(run, instance.id).caseType === null ? { ...input.variables, ...input.derived } : {};
    const known = rejection?.kind === 'return' ? {} : prepared;
    setVariablesAt(run, task, { ...given, ...known });
    if (rejection) rejectWork(run, task, { rejection, comment: input.comment, reaction, prepared });
    return instance.id;
  },
});

async function loadRejected(input: { taskId: string; nodeId?: string | undefined }, store: Store) {
  const state = await loadTask(input, store);
  return { ...state, rejection: await rejectionAt(state, input.nodeId, store) };
}

/** What rejecting a task does as things stand. */
export async function rejectionAt(
  { task, instance, definitions }: TaskState,
  picked: string | undefined,
  store: Store,
): Promise<Rejection | null> {
  const definition = definitions.byId(instance.deploymentId);
  const tasks = await store.tasksOf(instance.id);
  return rejectionOf({ definition, instance, task, tasks, picked });
}
