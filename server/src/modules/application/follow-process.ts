import { applicationTransition } from '@policy/shared/contract/entities/application/application-transition.ts';
import { applicationStates } from '@policy/shared/contract/entities/application/application-states.ts';
import type { ApplicationState } from '@policy/shared/contract/entities/application/application-states.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { moveOf } from '@policy/shared/contract/application/moves.ts';
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
    const step = await stepOf(context, event);
    if (step) await take(context, event.businessKey, { ...step, comment });
  }
}

interface Step {
  to?: ApplicationState;
  facts?: Facts;
}

/** What one event of the process means for its application. */
async function stepOf(context: Context, event: WorkflowEvent): Promise<Step | null> {
  switch (event.type) {
    case 'instanceStarted':
      return { facts: { processInstanceId: event.instanceId } };
    case 'nodeEntered':
      return { facts: { currentNode: event.nodeName } };
    case 'statusReached':
      return { to: asState(event.status) };
    case 'taskClaimed':
      return event.nodeId === 'review' ? { to: 'reviewing' } : null;
    case 'taskClosed':
      return event.outcome === 'resubmitted'
        ? { to: await stateBeforeCorrection(context, event.businessKey ?? '') }
        : null;
    case 'instanceEnded':
      return event.status === 'withdrawn' || event.status === 'terminated' ? { to: event.status } : null;
    default:
      return null;
  }
}

async function take(context: Context, id: string, { to, facts = {}, comment }: Step & { comment: string }) {
  const repository = repositoryOf(application, context);
  const row = found(await repository.first(eq(tableOf(application).id, id)));
  if (!to || to === row.status) {
    if (Object.keys(facts).length > 0) await repository.update(id, facts);
    return;
  }
  const by = moverOf(context, row, to);
  await moveApplication(context, row, { to, by, comment, facts: { ...facts, ...factsOf(context, to) } });
  if (to !== 'supplement')
    await keepComment(context, { applicationId: id, status: to, by, content: comment });
}

/** Times that belong to a status. */
function factsOf(context: Context, to: ApplicationState): Facts {
  const now = wireTime(context.clock.now());
  return to === 'accepted' ? { acceptTime: now } : {};
}

/** In which part the caller makes this move: the applicant, the system, or the first part of the table that he holds. */
function moverOf({ actor }: Context, row: Application, to: ApplicationState): Mover {
  if (!actor) return 'system';
  if (actor.userId === row.userId) return 'applicant';
  const parts = moveOf(row.status, to)?.by ?? [];
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
