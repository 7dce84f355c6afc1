import { unit } from '../found-by.mjs';

const guards = 'server/src/workflow/preconditions.ts';
const claims = unit('server/src/workflow/commands/claim.test.ts');
const completes = unit('server/src/workflow/commands/complete.test.ts');
const corrects = unit('server/src/workflow/commands/correction.test.ts');
const ends = unit('server/src/workflow/commands/end-early.test.ts');
const timers = unit('server/src/workflow/commands/timers.test.ts');
const applications = unit('server/src/workflow/scenarios/application.test.ts');

/** A guard of the engine that refuses nothing any more, by the condition on which it refuses. */
const withoutGuard = (id, breaks, find, ...foundBy) => ({
  id,
  breaks,
  file: guards,
  find,
  replace: 'if (Math.max() > 0)',
  foundBy,
});

/** The guards of the workflow engine, each without its refusal. */
export const engineFaults = [
  {
    id: 'guard-holder',
    breaks: 'a candidate decides a task that another officer holds',
    file: guards,
    find: 'throw new Refusal(task.assigneeId === null ?',
    replace: 'void (task.assigneeId === null ?',
    foundBy: [completes],
  },
  withoutGuard(
    'guard-suspended',
    'a suspended process is told to be over',
    "if (instance.status === 'suspended')",
    completes,
  ),
  withoutGuard(
    'guard-ended',
    'a process that has ended is acted on',
    "if (instance.status !== 'running')",
    ends,
  ),
  withoutGuard('guard-open', 'a task is decided a second time', 'if (task.endedAt !== null)', completes),
  withoutGuard(
    'guard-as-seen',
    'an officer decides on a task that has changed since he saw it',
    'if (input.rev !== undefined && input.rev !== task.rev)',
    completes,
  ),
  withoutGuard(
    'guard-work',
    'an officer decides a task that is with the applicant',
    "if (task.kind === 'supplement')",
    completes,
  ),
  withoutGuard(
    'guard-supplement',
    'an applicant answers a correction that nobody asked for',
    "if (task.kind !== 'supplement')",
    corrects,
  ),
  withoutGuard('guard-concerned', 'a stranger learns whether a task is open', 'if (!isConcerned)', claims),
  withoutGuard(
    'guard-unclaimed',
    'an officer claims a task that another has claimed',
    'if (task.assigneeId !== null)',
    claims,
  ),
  withoutGuard(
    'guard-was-claimed',
    'a task that nobody holds is put back',
    'if (task.claimedAt === null)',
    claims,
  ),
  withoutGuard(
    'guard-candidate',
    'somebody without the role claims a task',
    "if (actor.authority === 'own' && !candidates.some((candidate) => fits(candidate, actor)))",
    claims,
  ),
  withoutGuard(
    'guard-outcome',
    'a task ends with an outcome that its node does not offer',
    'if (!(offered.length > 0 ? offered : plainOutcomes).includes(input.outcome))',
    completes,
  ),
  withoutGuard(
    'guard-return',
    'a case is returned from a node that offers no return',
    "if (buttons.length > 0 && !buttonOf(node, 'returned'))",
    corrects,
  ),
  withoutGuard(
    'guard-comment',
    'an outcome that asks for a comment is taken without one',
    'if (buttonOf(node, input.outcome)?.commentRequired)',
    completes,
  ),
  withoutGuard('guard-reason', 'a case is returned without a reason', "if (input.comment === '')", corrects),
  withoutGuard('guard-fields', 'a field that a node shows for reading is changed', 'if (closed)', completes),
  withoutGuard(
    'guard-starter',
    'somebody else withdraws an application',
    'if (instance.starterId !== actor.userId)',
    ends,
  ),
  withoutGuard(
    'guard-operator',
    'any officer terminates a process',
    "if (call.actor.authority !== 'any')",
    ends,
  ),
  withoutGuard('guard-decided', 'an application is withdrawn after a decision', 'if (decided)', ends),
  withoutGuard(
    'guard-behind',
    'a case is rolled back into the branch beside it',
    'if (!backNodes.some((back) => back.nodeId === input.nodeId))',
    applications,
  ),
  withoutGuard('guard-timer', 'a timer that was taken back fires', 'if (!job)', timers),
];
