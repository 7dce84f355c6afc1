import { z } from 'zod';

import { describedOnly, readParameters } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import type { Workflow } from '../../workflow/index.ts';
import { writeOnce } from '../../kit/transaction/idempotency.ts';

const taskAsked = z.object({ taskId: z.uuid() });
const asked = z.object({ processInstanceId: z.uuid() });

/** Whoever has a copy of a case, or holds a task, says that he has opened it. */
export const readCopyModule =
  (workflow: Workflow): Module =>
  (app) => {
    const schema = { tags: ['workflow'], body: asked, response: { 200: z.null() } };
    app.post(
      '/blade-workflow/process/readCopy',
      { config: { guard: 'signedIn' }, schema, validatorCompiler: describedOnly },
      (request) => {
        const { processInstanceId } = readParameters(request, asked);
        return writeOnce(request, async (context) => {
          await workflow.readCopies(context, processInstanceId);
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
