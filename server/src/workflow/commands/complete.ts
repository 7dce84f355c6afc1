import { z } from 'zod';

import { defineCommand } from '../command.ts';
import {
  commentIsGiven,
  fieldsAreEditable,
  fieldsAreFilledIn,
  handlerPreconditions,
  outcomeIsOffered,
  signerOnlySigns,
  signersHaveSigned,
} from '../preconditions.ts';
import { beside, chosen, comment, findings, outcome, rev, variables } from '../inputs.ts';
import { finishTask } from '../interpreter/finish-task.ts';
import { setVariablesAt } from '../interpreter/names.ts';
import { definitionOf } from '../interpreter/run.ts';
import { afterDecision } from '../interpreter/tasks/signers.ts';
import { loadTask } from '../load.ts';
import { buttonOf } from '../model/definition.ts';
import { outcomeIsShown } from '../rejecting/offered-buttons.ts';
import { outcomeIsNoReturn, rejectionIsReasoned, rejectionLeadsOn } from '../rejecting/preconditions.ts';
import { reactionTo, ruleOf } from '../rejecting/rejection.ts';
import { rejectionAt } from '../rejecting/reject.ts';
import { rejectWork } from '../rejecting/reject-work.ts';
import type { Store } from '../store.ts';

/** Closes a task with one of its node's outcomes and lets the process go on; a rejection does what the rule of its step says. */
export const complete = defineCommand({
  name: 'complete',
  input: z.object({
    taskId: z.string(),
    outcome: outcome.default('approved'),
    comment,
    variables,
    /** What follows from what was filled in, which the node need not let anybody edit. */
    derived: variables,
    /** Fields that this form does not ask for, whatever the node requires. */
    unasked: z.array(z.string()).default([]),
    findings,
    ...chosen,
    ...beside,
    rev,
  }),
  target: ({ taskId }) => taskId,
  load: loadDecision,
  preconditions: [
    ...handlerPreconditions,
    outcomeIsOffered,
    outcomeIsNoReturn,
    outcomeIsShown,
    signersHaveSigned,
    signerOnlySigns,
    rejectionLeadsOn,
    commentIsGiven,
    rejectionIsReasoned,
    fieldsAreEditable,
    fieldsAreFilledIn,
  ],
  reaction: ({ node, task, rejection }, input) => {
    if (task.signs !== null) return undefined;
    return rejection ? reactionTo(node, rejection) : buttonOf(node, input.outcome);
  },
  says: (input) => input,
  interpret: (run, state, { input, reaction, prepared }) => {
    // What a handler of a case typed reaches the process only through its effect, where it was checked.
    const given =
      definitionOf(run, state.instance.id).caseType === null ? { ...input.variables, ...input.derived } : {};
    const { rejection, task } = state;
    const known = rejection?.kind === 'return' ? {} : prepared;
    setVariablesAt(run, state.task, { ...given, ...known });
    if (rejection) rejectWork(run, task, { rejection, comment: input.comment, reaction, prepared });
    else {
      finishTask(run, state, { ...input, reaction });
      afterDecision(run, task, input.outcome);
    }
    return state.instance.id;
  },
});

/** A rejection of a step whose rule says what it does; of what several decide, the rule asks for their vote. */
async function loadDecision(input: { taskId: string; outcome: string }, store: Store) {
  const state = await loadTask(input, store);
  const { node, task } = state;
  const isRuled = ruleOf(node) !== null && node.loop === null && task.signs === null;
  const isRejected = isRuled && input.outcome === 'rejected';
  return { ...state, rejection: isRejected ? await rejectionAt(state, undefined, store) : undefined };
}
