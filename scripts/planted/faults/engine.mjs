import { unit } from '../found-by.mjs';

const preconditions = 'server/src/workflow/preconditions.ts';
const claims = unit('server/src/workflow/commands/claim.test.ts');
const completes = unit('server/src/workflow/commands/complete.test.ts');
const corrects = unit('server/src/workflow/commands/correction.test.ts');
const ends = unit('server/src/workflow/commands/end-early.test.ts');
const timers = unit('server/src/workflow/commands/timers.test.ts');
const outcomes = unit('server/src/workflow/scenarios/outcomes.test.ts');
const applications = unit('server/src/workflow/scenarios/application.test.ts');

/** A precondition of the engine that refuses nothing any more, by the condition on which it refuses. */
const withoutPrecondition = (id, breaks, find, ...foundBy) => ({
  id,
  breaks,
  file: preconditions,
  find,
  replace: 'if (Math.max() > 0)',
  foundBy,
});

/** The preconditions of the workflow engine, each without its refusal. */
export const engineFaults = [
  {
    id: 'precondition-holder',
    breaks: 'a candidate decides a task that another officer holds',
    file: preconditions,
    find: 'throw new Refusal(task.assigneeId === null ?',
    replace: 'void (task.assigneeId === null ?',
    foundBy: [completes],
  },
  withoutPrecondition(
    'precondition-suspended',
    'a suspended process is told to be over',
    "if (instance.status === 'suspended')",
    completes,
  ),
  withoutPrecondition(
    'precondition-ended',
    'a process that has ended is acted on',
    "if (instance.status !== 'running')",
    ends,
  ),
  withoutPrecondition(
    'precondition-open',
    'a task is decided a second time',
    'if (task.endedAt !== null)',
    completes,
  ),
  withoutPrecondition(
    'precondition-as-seen',
    'an officer decides on a task that has changed since he saw it',
    'if (input.rev !== undefined && input.rev !== task.rev)',
    completes,
  ),
  withoutPrecondition(
    'precondition-work',
    'an officer decides a task that is with the applicant',
    'if (task.isOwners)',
    completes,
  ),
  withoutPrecondition(
    'precondition-supplement',
    'an applicant answers a correction that nobody asked for',
    'if (!task.isOwners)',
    corrects,
  ),
  withoutPrecondition(
    'precondition-concerned',
    'a stranger learns whether a task is open',
    'if (!isConcerned)',
    claims,
  ),
  withoutPrecondition(
    'precondition-unclaimed',
    'an officer claims a task that another has claimed',
    'if (task.assigneeId !== null)',
    claims,
  ),
  withoutPrecondition(
    'precondition-was-claimed',
    'a task that nobody holds is put back',
    'if (task.claimedAt === null)',
    claims,
  ),
  withoutPrecondition(
    'precondition-candidate',
    'somebody without the role claims a task',
    'if (!principalAmong(candidates, instance, actor))',
    claims,
  ),
  withoutPrecondition(
    'precondition-outcome',
    'a task ends with an outcome that its node does not offer',
    'if (!offered.includes(input.outcome))',
    completes,
  ),
  withoutPrecondition(
    'precondition-return',
    'a case is returned from a node that offers no return',
    "if (buttons.length > 0 && !buttonOf(node, 'returned'))",
    corrects,
  ),
  withoutPrecondition(
    'precondition-comment',
    'an outcome that asks for a comment is taken without one',
    'if (task.signs === null && buttonOf(node, input.outcome)?.commentRequired)',
    completes,
  ),
  withoutPrecondition(
    'precondition-reason',
    'a case is returned without a reason',
    "if (input.comment === '')",
    corrects,
  ),
  {
    id: 'precondition-fields',
    breaks: 'a handler writes what his node does not let him',
    file: 'server/src/workflow/field-rules.ts',
    find: "if (access !== 'edit')",
    replace: 'if (Math.max() > 0)',
    foundBy: [completes, corrects],
  },
  {
    id: 'precondition-required',
    breaks: 'a task is closed while a required field is empty',
    file: 'server/src/workflow/field-rules.ts',
    find: 'if (missing)',
    replace: 'if (Math.max() > 0)',
    foundBy: [completes],
  },
  {
    id: 'outcome-behind-join',
    breaks: 'behind a join the outcome of one branch stands for all',
    file: 'server/src/workflow/interpreter/outcomes.ts',
    find: 'incoming.length > 1',
    replace: 'incoming.length < 1',
    foundBy: [outcomes],
  },
  withoutPrecondition(
    'precondition-starter',
    'somebody else withdraws an application',
    'if (!actor.ownIds.includes(instance.ownerId))',
    ends,
  ),
  withoutPrecondition(
    'precondition-operator',
    'any officer terminates a process',
    "if (call.actor.authority === 'own')",
    ends,
  ),
  withoutPrecondition(
    'precondition-decided',
    'an application is withdrawn after a decision',
    'if (decided)',
    ends,
  ),
  {
    ...withoutPrecondition(
      'precondition-behind',
      'a case is rolled back into the branch beside it',
      'if (back !== null) return;',
      applications,
    ),
    replace: 'if (Math.max() < 1) return;',
  },
  {
    ...withoutPrecondition('precondition-timer', 'a timer that was taken back fires', 'if (!job)', timers),
    file: 'server/src/workflow/commands/fire-timer.ts',
  },
];
