import { keptDecision, mostKept } from '@policy/shared/contract/workflow/kept-decision.ts';
import { besideInput } from '@policy/shared/contract/workflow/remarks.ts';
import { z } from 'zod';

import { describedOnly, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { ownUploads } from '../files/beside-comment.ts';
import { isMine } from '../form-seen.ts';
import type { TaskDetail } from '../form-seen.ts';

const asked = keptDecision.extend({ taskId: z.uuid(), attachments: besideInput.attachments });
const answered = z.object({ keptTime: z.string() });

/** Keeps what the handler of a task has begun to decide, until he goes on with it; it decides nothing. */
export const keepDecisionModule =
  (workflow: Workflow): Module =>
  (app) => {
    const schema = { tags: ['workflow'], body: asked, response: { 200: answered } };
    const options = { config: { guard: 'signedIn' as const }, schema, validatorCompiler: describedOnly };
    app.post('/blade-workflow/process/keepDecision', options, (request) => {
      const said = readParameters(request, asked);
      return writeOnce(request, (context) => keep(context, workflow, said));
    });
  };

async function keep(
  context: Context,
  workflow: Workflow,
  { taskId, attachments: ids, ...said }: z.output<typeof asked>,
): Promise<z.output<typeof answered>> {
  if (JSON.stringify(said).length > mostKept) throw new Refusal('workflow.keptTooLarge');
  await workflow.lockTask(context, taskId);
  const detail = await workflow.taskDetail(context, taskId);
  if (detail.task.endTime !== null) throw new Refusal('workflow.taskHandled');
  if (!isMine(detail)) throw new Refusal('workflow.notYourTask');
  const attachments = await ownUploads(context, found(context.actor).userId, ids);
  return { keptTime: wireTime(await workflow.keepDecision(context, taskId, { ...said, attachments })) };
}

/** What the reader of a task has kept of his decision, where he may still take it. */
export async function keptOf(
  context: Context,
  workflow: Workflow,
  { detail, isTheirs }: { detail: TaskDetail | null; isTheirs: boolean },
) {
  const kept = detail && isTheirs ? await workflow.keptDecision(context, detail.task.taskId) : null;
  return kept && { ...kept.said, keptTime: wireTime(kept.keptAt) };
}
