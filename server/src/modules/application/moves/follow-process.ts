import { applicationTransition } from '@policy/shared/contract/entities/application/application-transition.ts';
import { applicationStates } from '@policy/shared/contract/entities/application/application-states.ts';
import type { ApplicationState } from '@policy/shared/contract/entities/application/application-states.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { applicationMoves, refusalStates } from '@policy/shared/contract/application/moves.ts';
import type { DraftOf, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, desc, eq } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { WorkflowEvent } from '../../../workflow/index.ts';
import { moverOf, partOf } from './mover.ts';
import { caseRow } from '../effects/case-row.ts';
import { moveApplication } from './move-application.ts';
import { keepComment } from './officer-comment.ts';
import { putStatusBack } from './put-status-back.ts';

type Application = RowOf<typeof application>;
type Facts = Partial<DraftOf<typeof application>>;

const transitions = tableOf(applicationTransition);

/** Moves applications as their processes go on, in the transaction of the command that moved the process. */
export async function followProcess(events: readonly WorkflowEvent[], context: Context) {
  let comment = '';
  for (const event of events) {
    if (event.businessKey === null) continue;
    if (event.type === 'taskClosed') comment = event.comment;
    if (event.type === 'decisionWithdrawn') await putStatusBack(context, event.businessKey, event);
    for (const meaning of meanings)
      await take(context, event, { ...(await meaning(context, event)), comment });
  }
}

interface ApplicationChange {
  to?: ApplicationState;
  facts?: Facts;
}

type Meaning = (context: Context, event: WorkflowEvent) => ApplicationChange | Promise<ApplicationChange>;

/** What an event of the process means for its application; the others mean nothing. */
const meanings: readonly Meaning[] = [
  (_, event) => (event.type === 'instanceStarted' ? { facts: { processInstanceId: event.instanceId } } : {}),
  (_, event) => (event.type === 'nodeEntered' ? { facts: { currentNode: event.nodeName } } : {}),
  (_, event) => (event.type === 'statusReached' ? { to: asState(event.status) } : {}),
  async (context, event) =>
    event.type === 'taskClosed' && event.outcome === 'resubmitted'
      ? { to: await stateBeforeCorrection(context, event.businessKey ?? '') }
      : {},
  (_, event) =>
    event.type === 'instanceEnded' && (event.status === 'withdrawn' || event.status === 'terminated')
      ? { to: event.status }
      : {},
];

async function take(
  context: Context,
  { businessKey, actedAs }: WorkflowEvent,
  { to, facts, comment }: ApplicationChange & { comment: string },
) {
  if (businessKey === null || (!to && !facts)) return;
  const row = await caseRow(context, businessKey);
  if (to && to !== row.status) await move(context, row, { to, comment, actedAs });
  else if (facts) await repositoryOf(application, context).update(row.id, facts);
}

async function move(
  context: Context,
  row: Application,
  { to, comment, actedAs }: { to: ApplicationState; comment: string; actedAs: string | null },
) {
  const by = moverOf(context, row, applicationMoves.find(row.status, to));
  if (by === 'officer' && refusalStates.includes(to) && comment === '')
    throw new Refusal('workflow.commentRequired');
  const part = await partOf(context, by, actedAs);
  await moveApplication(context, row, { to, by, part, comment, facts: factsOf(context, to) });
  // What a correction asks for is kept by whoever asks for it, with its deadline.
  if (to !== 'supplement')
    await keepComment(context, { applicationId: row.id, status: to, part, content: comment });
}

/** Times that belong to a status. */
function factsOf(context: Context, to: ApplicationState): Facts {
  const now = wireTime(context.clock.now());
  return to === 'accepted' ? { acceptTime: now } : {};
}

function asState(status: string): ApplicationState {
  const state = applicationStates.find((known) => known === status);
  if (!state)
    throw new Error(`A deployed process names the status ${status}, which applications do not have`);
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
