import { listView } from '@policy/shared/contract/entities/desk/list-view.ts';
import { taskCounts, viewCounts } from '@policy/shared/contract/workflow/inbox.ts';
import type { ViewCounts } from '@policy/shared/contract/workflow/inbox.ts';
import { taskLists } from '@policy/shared/contract/workflow/task-lists.ts';
import type { TaskListName } from '@policy/shared/contract/workflow/task-lists.ts';
import { z } from 'zod';

import { asOwner } from '../../kit/access/as-owner.ts';
import { queryOf } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import type { Workflow } from '../../workflow/index.ts';
import { taskQuery, tasksAsked } from './task-query.ts';

const ours = (name: string) => `/blade-workflow/process/${name}`;
const config = { guard: 'signedIn' as const };
const tags = ['workflow'];

/** How much waits for the caller, also by his saved views. */
export const taskCountsModule =
  (workflow: Workflow): Module =>
  (app) => {
    const counts = { config, schema: { tags, response: { 200: taskCounts } } };
    app.get(ours('counts'), counts, async ({ context }) => ({
      ...(await workflow.waitingTasks(context)),
      unreadCopies: await workflow.unreadCopies(context),
    }));
    const asked = z.object({ list: z.enum(taskLists) });
    const schema = { tags, querystring: asked, response: { 200: viewCounts } };
    app.get(ours('viewCounts'), { config, schema }, async (request) => {
      const { list } = queryOf<z.output<typeof asked>>(request);
      const views = repositoryOf(listView, asOwner(request.context));
      const counts: ViewCounts = {};
      for (const { id, filters } of await views.list({ listName: `${list}List` }))
        counts[id] = await totalOf(request.context, workflow, { list, filters });
      return counts;
    });
  };

/** How many tasks of a list some filters leave; null for filters that are no longer understood. */
async function totalOf(
  context: Context,
  workflow: Workflow,
  { list, filters }: { list: TaskListName; filters: Record<string, string> },
): Promise<number | null> {
  const query = taskQuery.safeParse({ ...filters, current: '1', size: '1' });
  if (!query.success) return null;
  const read = { claim: workflow.claimableTasks, todo: workflow.todoTasks, done: workflow.doneTasks }[list];
  return (await read(context, tasksAsked(query.data, context.clock.now()))).total;
}
