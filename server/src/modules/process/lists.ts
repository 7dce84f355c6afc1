import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { taskListCalls, taskLists } from '@policy/shared/contract/workflow/task-lists.ts';
import { z } from 'zod';

import type { pagingQuery } from '../../kit/query/paging.ts';
import { pagingOf } from '../../kit/query/paging.ts';
import { queryOf } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import type { Context } from '../../kit/runtime/context.ts';
import type { Workflow } from '../../workflow/index.ts';
import { instanceQuery, instancesAsked, taskQuery, tasksAsked } from './task-query.ts';
import { copyRows } from './copy-rows.ts';
import { withWithdrawals } from './withdraw.ts';
import { withOpenSteps } from './open-steps.ts';
import { instanceRows, taskRow, taskRows } from './task-rows.ts';

type Paged = z.output<typeof pagingQuery>;

/** A page of rows as lists answer it. */
export const page = <Row>(query: Paged, records: Row[], total: number) => {
  const { current, size } = pagingOf(query);
  return { records, total, size, current, pages: Math.ceil(total / size) };
};

const none: ReadonlySet<string> = new Set();

/** What waits for the caller, what he may take, what he has done and started, what has ended; both spellings of calls that have two. */
export const listsModule =
  (workflow: Workflow): Module =>
  (app) => {
    const config = { guard: 'signedIn' as const };
    const said = { tags: ['workflow'], response: { 200: pageOf(z.looseObject(taskRow.shape)) } };
    const reads = { todo: workflow.todoTasks, claim: workflow.claimableTasks, done: workflow.doneTasks };
    for (const name of taskLists) {
      const schema = { ...said, querystring: taskQuery };
      const answer = async (context: Context, query: z.output<typeof taskQuery>) => {
        const { records, total } = await reads[name](context, tasksAsked(query, context.clock.now()));
        const plain = name === 'todo' ? await workflow.plainlyApproved(context, records) : none;
        const open = name === 'done' ? await workflow.withdrawableAmong(context, records) : none;
        const rows = await taskRows(context, records);
        return page(
          query,
          rows.map((row) => ({
            ...row,
            isPlainlyApproved: plain.has(row.taskId),
            mayWithdraw: open.has(row.taskId),
          })),
          total,
        );
      };
      for (const path of [
        `/blade-workflow/process/${taskListCalls[name]}`,
        `/blade-flow/work/${name}-list`,
      ]) {
        app.get(path, { config, schema }, (request) => answer(request.context, queryOf(request)));
      }
    }
    const schema = { ...said, querystring: instanceQuery };
    const started = async (context: Context, query: z.output<typeof instanceQuery>) => {
      const { records, total } = await workflow.startedInstances(context, instancesAsked(query));
      const rows = await withOpenSteps(context, workflow, await instanceRows(context, records));
      return page(query, await withWithdrawals(context, workflow, rows), total);
    };
    const copies = async (context: Context, query: z.output<typeof instanceQuery>) => {
      const { records, total } = await workflow.copies(context, instancesAsked(query));
      return page(query, await copyRows(context, records), total);
    };
    const ended = async (context: Context, query: z.output<typeof instanceQuery>) => {
      const { records, total } = await workflow.endedInstances(context, instancesAsked(query));
      return page(query, await instanceRows(context, records), total);
    };
    app.get('/blade-workflow/process/doneList', { config, schema }, (request) =>
      ended(request.context, queryOf(request)),
    );
    app.get('/blade-workflow/process/copyList', { config, schema }, (request) =>
      copies(request.context, queryOf(request)),
    );
    for (const path of ['/blade-workflow/process/sendList', '/blade-flow/work/send-list']) {
      app.get(path, { config, schema }, (request) => started(request.context, queryOf(request)));
    }
  };
