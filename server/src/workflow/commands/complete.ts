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
import { beside, comment, findings, outcome, rev, variables } from '../inputs.ts';
import { finishTask } from '../interpreter/finish-task.ts';
import { setInstanceVariables } from '../interpreter/names.ts';
import { definitionOf } from '../interpreter/run.ts';
import { afterDecision } from '../interpreter/tasks/signers.ts';
import { loadTask } from '../load.ts';
import { buttonOf } from '../model/definition.ts';

/** Closes a task with one of its node's outcomes and lets the process go on. */
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
    ...beside,
    rev,
  }),
  target: ({ taskId }) => taskId,
  load: loadTask,
  preconditions: [
    ...handlerPreconditions,
    outcomeIsOffered,
    signersHaveSigned,
    signerOnlySigns,
    commentIsGiven,
    fieldsAreEditable,
    fieldsAreFilledIn,
  ],
  reaction: ({ node, task }, input) => (task.signs === null ? buttonOf(node, input.outcome) : undefined),
  says: (input) => input,
  interpret: (run, state, { input, reaction, prepared }) => {
    // What a handler of a case typed reaches the process only through its effect, where it was checked.
    const given =
      definitionOf(run, state.instance.id).caseType === null ? { ...input.variables, ...input.derived } : {};
    setInstanceVariables(run, state.instance.id, { ...given, ...prepared });
    finishTask(run, state, { ...input, reaction });
    afterDecision(run, state.task, input.outcome);
    return state.instance.id;
  },
});
