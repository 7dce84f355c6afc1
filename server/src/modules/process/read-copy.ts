import { z } from 'zod';

import { describedOnly, readParameters } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import type { Workflow } from '../../workflow/index.ts';
import { writeOnce } from '../../kit/transaction/idempotency.ts';

const taskAsked = z.object({ taskId: z.uuid() });
/** Most copies that are marked as read in one go: a page of the list. */
const mostRead = 200;
/** One case, or several of which the copies are marked without opening each. */
const asked = z.object({
  processInstanceId: z.uuid().optional(),
  processInstanceIds: z.array(z.uuid()).max(mostRead).optional(),
});

/** Whoever has copies of cases, or holds a task, says that he has opened them. */
export const readCopyModule =
  (workflow: Workflow): Module =>
  (app) => {
    const schema = { tags: ['workflow'], body: asked, response: { 200: z.null() } };
    app.post(
      '/blade-workflow/process/readCopy',
      { config: { guard: 'signedIn' }, schema, validatorCompiler: describedOnly },
      (request) => {
        const { processInstanceId, processInstanceIds = [] } = readParameters(request, asked);
        return writeOnce(request, async (context) => {
          const ids = processInstanceId ? [processInstanceId, ...processInstanceIds] : processInstanceIds;
          if (ids.length === 0) throw new Refusal('row.notFound');
          await workflow.readCopies(context, ids);
          return null;
        });
      },
    );
    app.post(
      '/blade-workflow/process/readTask',
      {
        config: { guard: 'signedIn' },
        schema: { ...schema, body: taskAsked },
        validatorCompiler: describedOnly,
      },
      (request) => {
        const { taskId } = readParameters(request, taskAsked);
        return writeOnce(request, async (context) => {
          await workflow.readTask(context, taskId);
          return null;
        });
      },
    );
  };
