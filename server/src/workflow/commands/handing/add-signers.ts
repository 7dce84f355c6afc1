import { signerPositions } from '@policy/shared/contract/workflow/status.ts';
import { z } from 'zod';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Call } from '../../command.ts';
import { defineCommand } from '../../command.ts';
import { stepLets } from '../../handling/preconditions.ts';
import { beside, comment, rev } from '../../inputs.ts';
import { addComment } from '../../interpreter/finish-task.ts';
import { addSigner, openSigners } from '../../interpreter/tasks/signers.ts';
import type { TaskState } from '../../load.ts';
import { loadTask } from '../../load.ts';
import { buttonsOf, labelOf, outcomesOf } from '../../model/definition.ts';
import {
  handlerPreconditions,
  reasonIsGiven,
  taskIsHeld,
  taskIsNoSigners,
  taskIsOfOffice,
} from '../../preconditions.ts';

/** How many sign one task besides its holder. */
const mostSigners = 20;

const input = z.object({
  taskId: z.string(),
  userIds: z.array(z.string()).min(1).max(mostSigners),
  position: z.enum(signerPositions),
  comment,
  ...beside,
  rev,
});

const saidOf = { before: 'signersBefore', parallel: 'signersParallel', after: 'signersAfter' } as const;

/** Has others sign a task besides its holder: before he decides, at the same time, or after he has approved. */
export const addSigners = defineCommand({
  name: 'addSigners',
  input,
  target: ({ taskId }) => taskId,
  load: loadTask,
  preconditions: [
    ...[...handlerPreconditions, taskIsOfOffice, taskIsHeld, taskIsNoSigners],
    stepLets('addSigners'),
    ...[signersAreOthers, signersAreFew, decisionMayWait, reasonIsGiven],
  ],
  interpret: (run, { task }, { input: { userIds, position, comment: text } }) => {
    const signing = [...task.signersAfter, ...openSigners(run, task).map(({ assigneeId }) => assigneeId)];
    const added = [...new Set(userIds)].filter((id) => !signing.includes(id));
    addComment(run, task, { action: saidOf[position], text, toIds: added });
    if (position === 'after') run.tasks.change(task.id, { signersAfter: [...task.signersAfter, ...added] });
    else for (const userId of added) addSigner(run, task, { userId, position });
    run.tasks.change(task.id, { rev: task.rev + 1 });
    return task.instanceId;
  },
});

type Asked = Call<z.output<typeof input>>;

/** Nobody signs twice what he decides, nor his own case. */
function signersAreOthers({ task, instance }: TaskState, { input: { userIds } }: Asked): void {
  if (userIds.includes(task.assigneeId ?? '')) throw new Refusal('workflow.targetSelf');
  if (userIds.includes(instance.ownerId)) throw new Refusal('workflow.targetOwner');
}

function signersAreFew({ task, rows }: TaskState, { input: { userIds } }: Asked): void {
  const open = rows.tasks.filter(({ signsFor }) => signsFor === task.id).length;
  if (open + task.signersAfter.length + userIds.length > mostSigners)
    throw new Refusal('workflow.tooManySigners', { most: mostSigners });
}

/** What a decision brings about happens with it: where that is more than a choice, nobody can object afterwards. */
function decisionMayWait({ node }: TaskState, { input: { position } }: Asked): void {
  if (position === 'before') return;
  const isPlain = buttonsOf(node).every(({ effect, status }) => effect === null && status === null);
  const keys = outcomesOf(node);
  if (!isPlain || !keys.includes('approved') || !keys.includes('rejected'))
    throw new Refusal('workflow.signersBefore', { node: labelOf(node) });
}
