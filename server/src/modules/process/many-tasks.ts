import { rowResult } from '@policy/shared/contract/kit/shapes.ts';
import { mostClaims, taskRevs } from '@policy/shared/contract/workflow/inbox.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { idLists, idsNamed } from '../../kit/routes/id-list.ts';
import { describedOnly, readParameters } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { eachAlone } from '../../kit/transaction/each-alone.ts';
import { comment } from '../../workflow/index.ts';
import type { Workflow } from '../../workflow/index.ts';
import { assertFinds, assertMayDecide } from './members-tasks.ts';

/** The state in which each of the tasks was read, by its id; what was not read is taken as it is. */
const seen = z.looseObject({ revs: taskRevs });
const said = seen.extend({ comment });

/** Claiming or approving many tasks in one go: what somebody else has taken or changed by then says so, and the others are done. */
export const manyTasksModule =
  (workflow: Workflow): Module =>
  (app) => {
    const { querystring } = idLists('taskIds');
    const optionsOf = (form: typeof seen, asksLevel = false) => ({
      config: { guard: 'signedIn' as const, asksLevel },
      schema: {
        ...{ tags: ['workflow'], querystring, body: form.extend(querystring.shape).nullish() },
        response: { 200: z.array(rowResult) },
      },
      validatorCompiler: describedOnly,
    });
    app.post('/blade-workflow/process/claimTasks', optionsOf(seen), (request) => {
      const { revs } = readParameters(request, seen);
      return eachAlone(request.context, tasksNamed(request), async (inside, taskId) => {
        await assertFinds(inside, workflow, taskId);
        return workflow.claim(inside, { taskId, rev: revs[taskId] });
      });
    });
    app.post('/blade-workflow/process/approveTasks', optionsOf(said, true), (request) => {
      const { comment: words, revs } = readParameters(request, said);
      return eachAlone(request.context, tasksNamed(request), async (inside, taskId) => {
        await assertMayDecide(inside, workflow, taskId);
        await assertPlain(inside, workflow, taskId);
        return workflow.complete(inside, {
          ...{ taskId, outcome: 'approved', comment: words, rev: revs[taskId] },
        });
      });
    });
  };

function tasksNamed(request: FastifyRequest): string[] {
  const ids = idsNamed(request, 'taskIds');
  if (ids.length === 0) throw new Refusal('row.notFound');
  if (ids.length > mostClaims) throw new Refusal('workflow.tooMany', { most: mostClaims });
  return ids;
}

/** Refuses a task whose node asks for more than a yes: it is decided by itself. */
async function assertPlain(context: Context, workflow: Workflow, taskId: string): Promise<void> {
  const { task } = await workflow.taskDetail(context, taskId);
  const plain = await workflow.plainlyApproved(context, [task]);
  if (!plain.has(taskId)) throw new Refusal('workflow.notPlain');
}
