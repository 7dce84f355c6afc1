import { applicationTransition } from '@policy/shared/contract/entities/application/application-transition.ts';
import { applicationStates } from '@policy/shared/contract/entities/application/application-states.ts';
import type { ApplicationState } from '@policy/shared/contract/entities/application/application-states.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { applicationMoves } from '@policy/shared/contract/application/moves.ts';
import type { Mover } from '@policy/shared/contract/application/moves.ts';
import type { DraftOf, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, desc, eq } from 'drizzle-orm';

import { wireTime } from '../../kit/clock.ts';
import { isAdministrator } from '../../kit/context.ts';
import type { Context } from '../../kit/context.ts';
import { found } from '../../kit/errors.ts';
import { repositoryOf } from '../../kit/repository.ts';
import { tableOf } from '../../kit/table.ts';
import type { WorkflowEvent } from '../../workflow/index.ts';
import { moveApplication } from './move-application.ts';
import { keepComment } from './officer-comment.ts';
import { applicationTable } from './tables.ts';

type Application = RowOf<typeof application>;
type Facts = Partial<DraftOf<typeof application>>;

/** Processes that drive applications. */
export const applicationProcesses = ['wf_apply_standard', 'wf_apply_review'];

const transitions = tableOf(applicationTransition);

/** Moves applications as their processes go on, in the transaction of the command that moved the process. */
export async function followProcess(events: readonly WorkflowEvent[], context: Context) {
  let comment = '';
  for (const event of events) {
    if (!applicationProcesses.includes(event.processKey) || event.businessKey === null) continue;
    if (event.type === 'taskClosed') comment = event.comment;
    for (const meaning of meanings)
      await take(context, event.businessKey, { ...(await meaning(context, event)), comment });
  }
}

interface Step {
  to?: ApplicationState;
  facts?: Facts;
}

type Meaning = (context: Context, event: WorkflowEvent) => Step | Promise<Step>;

/** What an event of the process means for its application; the others mean nothing. */
const meanings: readonly Meaning[] = [
  (_, event) => (event.type === 'instanceStarted' ? { facts: { processInstanceId: event.instanceId } } : {}),
  (_, event) => (event.type === 'nodeEntered' ? { facts: { currentNode: event.nodeName } } : {}),
  (_, event) => (event.type === 'statusReached' ? { to: asState(event.status) } : {}),
  (_, event) => (event.type === 'taskClaimed' && event.nodeId === 'review' ? { to: 'reviewing' } : {}),
  async (context, event) =>
    event.type === 'taskClosed' && event.outcome === 'resubmitted'
      ? { to: await stateBeforeCorrection(context, event.businessKey ?? '') }
      : {},
  (_, event) =>
    event.type === 'instanceEnded' && (event.status === 'withdrawn' || event.status === 'terminated')
      ? { to: event.status }
      : {},
];

async function take(context: Context, id: string, { to, facts, comment }: Step & { comment: string }) {
  if (!to && !facts) return;
  const row = found(await repositoryOf(application, context).first(eq(applicationTable.id, id)));
  if (to && to !== row.status) await move(context, row, { to, comment });
  else if (facts) await repositoryOf(application, context).update(id, facts);
}

async function move(
  context: Context,
  row: Application,
  { to, comment }: { to: ApplicationState; comment: string },
) {
  const by = moverOf(context, row, to);
  await moveApplication(context, row, { to, by, comment, facts: factsOf(context, to) });
  if (to !== 'supplement')
    await keepComment(context, { applicationId: row.id, status: to, by, content: comment });
}

/** Times that belong to a status. */
function factsOf(context: Context, to: ApplicationState): Facts {
  const now = wireTime(context.clock.now());
  return to === 'accepted' ? { acceptTime: now } : {};
}

/** In which part the caller makes this move: the applicant, the system, or the first part of the table that he holds. */
function moverOf({ actor }: Context, row: Application, to: ApplicationState): Mover {
  const parts = applicationMoves.find(row.status, to)?.by ?? [];
  if (!actor || parts.every((part) => part === 'system')) return 'system';
  if (actor.userId === row.userId) return 'applicant';
  const held = isAdministrator(actor) ? parts[0] : parts.find((part) => actor.roleAliases.includes(part));
  return held ?? 'applicant';
}

function asState(status: string): ApplicationState {
  const state = applicationStates.find((known) => known === status);
  if (!state) throw new Error(`A process names the status ${status}, which applications do not have`);
  return state;
}

/** A corrected application is again what it was when it was returned. */
async function stateBeforeCorrection(context: Context, id: string): Promise<ApplicationState> {
  const [last] = await context.db
    .select({ from: transitions.fromStatus })
    .from(transitions)
    .where(and(eq(transitions.applicationId, id), eq(transitions.toStatus, 'supplement')))
    .orderBy(desc(transitions.at), desc(transitions.id))
    .limit(1);
  return last?.from ?? 'submitted';
}
