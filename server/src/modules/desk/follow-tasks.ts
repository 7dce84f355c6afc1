import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { casePath } from '@policy/shared/contract/workflow/case-path.ts';

import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { emit } from '../../kit/transaction/domain-events.ts';
import type { Workflow, WorkflowEvent } from '../../workflow/index.ts';
import { deliver } from './deliver.ts';

type CaseCopied = Extract<WorkflowEvent, { type: 'caseCopied' }>;
type TaskCreated = Extract<WorkflowEvent, { type: 'taskCreated' }>;

const isGiven = (event: WorkflowEvent): event is TaskCreated & { assigneeId: string } =>
  event.type === 'taskCreated' && event.assigneeId !== null;

interface Told {
  name:
    | 'task.assigned'
    | 'task.transferred'
    | 'task.delegated'
    | 'task.resolved'
    | 'task.recalled'
    | 'task.copied'
    | 'task.reminded'
    | 'task.urged';
  taskId: string;
  to: readonly string[];
  comment: string;
  path: string | null;
}

type ToHolder = Extract<WorkflowEvent, { type: 'taskReminded' | 'taskUrged' }>;

const isToHolder = (event: WorkflowEvent): event is ToHolder =>
  event.type === 'taskReminded' || event.type === 'taskUrged';

/** A reminder goes to whoever holds the task; where nobody does, to everybody to whom it is offered. */
async function toldHolder(workflow: Workflow, event: ToHolder, context: Context): Promise<Told> {
  const { taskId, assigneeId } = event;
  const said =
    event.type === 'taskUrged'
      ? ({ name: 'task.urged', comment: event.comment } as const)
      : ({ name: 'task.reminded', comment: '' } as const);
  if (assigneeId !== null) return { taskId, ...said, to: [assigneeId], path: '/process/todo' };
  const offered = await workflow.offeredPeople(context, { taskId, process: event });
  const to = offered.filter((id) => id !== context.actor?.userId);
  // Who urges learns that nobody hears him; a timer has told nobody, and goes on.
  if (to.length === 0 && event.type === 'taskUrged') throw new Refusal('workflow.nobodyToTell');
  return { taskId, ...said, to, path: '/process/claim' };
}

/** What an act with a task tells whom; nothing of the others. */
function toldOf(event: WorkflowEvent): Told | null {
  if (event.type === 'taskCopied')
    return { ...event, name: 'task.copied', to: event.userIds, comment: '', path: '/process/copy' };
  if (event.type === 'taskHandedOver')
    return { ...event, name: `task.${event.how}`, to: [event.otherId], path: pathOf(event.how) };
  return null;
}

/** Who has a task no longer finds it among what he has handled. */
const pathOf = (how: string) => (how === 'recalled' ? null : '/process/todo');

async function tellOfAct(workflow: Workflow, event: WorkflowEvent, context: Context): Promise<void> {
  if (event.type === 'caseCopied') return tellOfCopies(event, context);
  const told = isToHolder(event) ? await toldHolder(workflow, event, context) : toldOf(event);
  if (!told) return;
  const { title, name: step, duties } = await workflow.taskName(context, told.taskId);
  const { name, comment } = told;
  const path = isOfOffice(duties) ? told.path : null;
  for (const recipientId of told.to)
    await emit(context, { name, facts: { title, step, comment }, to: { recipientId, duties }, path });
}

/** A task of an office is done in the back-office; one for duties of a company on the portal. */
const isOfOffice = (duties: readonly Duty[]) => duties.length === 0;

/** The turn of whom the process belongs to, and what a company decides, is done on the portal. */
const pathOfNew = ({ isOwners }: TaskCreated, duties: readonly Duty[]) =>
  isOwners || !isOfOffice(duties) ? null : '/process/todo';

type Mentioned = Extract<WorkflowEvent, { type: 'taskMentioned' }>;

/** Tells whom a comment mentions of it, with the way to the case. */
async function tellOfMention(workflow: Workflow, event: Mentioned, context: Context): Promise<void> {
  const { taskId, instanceId: processInstanceId, comment, userIds } = event;
  const { title, name: step } = await workflow.taskName(context, taskId);
  const facts = { title, step, comment, by: context.actor?.name ?? '' };
  const path = casePath({ taskId, processInstanceId });
  for (const recipientId of userIds)
    await emit(context, { name: 'task.mentioned', facts, to: { recipientId }, path });
}

/** A copy that the process itself gave, at one of its steps. */
async function tellOfCopies(event: CaseCopied, context: Context): Promise<void> {
  const { title, step } = event;
  for (const recipientId of event.userIds)
    await emit(context, {
      ...{ name: 'task.copied', facts: { title, step } },
      ...{ to: { recipientId }, path: '/process/copy' },
    });
}

/** What a step of the process says, in its own words. */
const giveNotice = (
  { title, text, userIds }: Extract<WorkflowEvent, { type: 'noticeGiven' }>,
  context: Context,
): Promise<void> => deliver(context, { title, kind: 'message', content: text }, userIds);

/** Notifies a person whom somebody else gave a task, and the members of a company whose duty one has become; a task that is only offered to a role stands in its list. */
export const followTasks =
  (workflow: Workflow) =>
  async (events: readonly WorkflowEvent[], context: Context): Promise<void> => {
    for (const event of events) {
      await tellOfAct(workflow, event, context);
      if (event.type === 'noticeGiven') await giveNotice(event, context);
      if (event.type === 'taskMentioned') await tellOfMention(workflow, event, context);
    }
    for (const event of events.filter(isGiven)) {
      if (event.assigneeId === context.actor?.userId) continue;
      const { title, name, duties } = await workflow.taskName(context, event.taskId);
      await emit(context, {
        name: 'task.assigned',
        facts: { title, step: name },
        to: { recipientId: event.assigneeId, duties },
        path: pathOfNew(event, duties),
      });
    }
  };
