import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { z } from 'zod';

import { pagingOf, pagingQuery } from '../../kit/query/paging.ts';
import { queryOf } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import type { Context } from '../../kit/runtime/context.ts';
import type { Workflow } from '../../workflow/index.ts';
import { instanceRows, taskRow, taskRows } from './task-rows.ts';

type Query = Record<string, unknown>;

const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

function listQuery(query: Query) {
  const { processDefinitionKey, category, title, serialNumber, keyword } = query;
  const text = textOf(title) ?? textOf(serialNumber) ?? textOf(keyword);
  return { ...pagingOf(query), processKey: textOf(processDefinitionKey), category: textOf(category), text };
}

const page = <Row>(query: Query, records: Row[], total: number) => {
  const { current, size } = pagingOf(query);
  return { records, total, size, current, pages: Math.ceil(total / size) };
};

/** What waits for the caller, what he may take, what he has done and started; both spellings of each call. */
export const taskLists =
  (workflow: Workflow): Module =>
  (app) => {
    const config = { guard: 'signedIn' as const };
    const schema = {
      tags: ['workflow'],
      querystring: pagingQuery,
      response: { 200: pageOf(z.looseObject(taskRow.shape)) },
    };
    const tasks = {
      todo: workflow.todoTasks,
      claim: workflow.claimableTasks,
      done: workflow.doneTasks,
    };
    for (const [name, read] of Object.entries(tasks)) {
      const answer = async (context: Context, query: Query) => {
        const { records, total } = await read(context, listQuery(query));
        return page(query, await taskRows(context, records), total);
      };
      for (const path of [`/blade-workflow/process/${name}List`, `/blade-flow/work/${name}-list`]) {
        app.get(path, { config, schema }, (request) => answer(request.context, queryOf(request)));
      }
    }
    const started = async (context: Context, query: Query) => {
      const { records, total } = await workflow.startedInstances(context, listQuery(query));
      return page(query, await instanceRows(context, records), total);
    };
    for (const path of ['/blade-workflow/process/sendList', '/blade-flow/work/send-list']) {
      app.get(path, { config, schema }, (request) => started(request.context, queryOf(request)));
    }
  };
