import { taskSorts } from '@policy/shared/contract/workflow/views.ts';
import type { TaskSort } from '@policy/shared/contract/workflow/views.ts';
import { z } from 'zod';

import { pagingOf, pagingQuery } from '../../kit/query/paging.ts';
import { addDays, momentOf } from '../../kit/runtime/clock.ts';
import type { TaskQuery } from '../../workflow/index.ts';

const words = z
  .string()
  .max(200)
  .optional()
  .transform((text) => text?.trim() || undefined);

const day = z
  .string()
  .regex(/^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])( \d\d:\d\d:\d\d)?$/)
  .optional();

/** What lists of processes may be narrowed to. */
export const processQuery = pagingQuery.extend({
  processDefinitionKey: words,
  category: words,
  title: words,
  serialNumber: words,
  keyword: words,
  itemName: words,
  agencyId: words,
  companyName: words,
});

/** What lists of tasks may be narrowed to and sorted by; `createTime` is when the task arrived. */
export const taskQuery = processQuery.extend({
  taskName: words,
  createTime_datege: day,
  createTime_datele: day,
  /** 1 for what should have been done by now. */
  isOverdue: z.enum(['0', '1']).optional(),
});

type ProcessQuery = z.output<typeof processQuery>;

/** The conditions and the page that a list of processes is asked for. */
export function processesAsked(query: ProcessQuery) {
  const { processDefinitionKey: processKey, category, itemName, agencyId, companyName } = query;
  const text = query.title ?? query.serialNumber ?? query.keyword;
  return { ...pagingOf(query), processKey, category, text, itemName, agencyId, companyName };
}

/** The same for a list of tasks; `now` says what is overdue. */
export function tasksAsked(query: z.output<typeof taskQuery>, now: Date): TaskQuery {
  const { createTime_datege: from, createTime_datele: until } = query;
  return {
    ...processesAsked(query),
    taskName: query.taskName,
    createdFrom: from === undefined ? undefined : momentOf(startOf(from)),
    createdBefore: until === undefined ? undefined : endOf(until),
    dueBefore: query.isOverdue === '1' ? now : undefined,
    order: [...sortsIn(query.ascs, false), ...sortsIn(query.descs, true)],
  };
}

const startOf = (time: string) => (time.length === 10 ? `${time} 00:00:00` : time);

/** The first moment that an end of a range does not include: the next day, or the next second. */
const endOf = (time: string) =>
  time.length === 10 ? momentOf(`${addDays(time, 1)} 00:00:00`) : new Date(momentOf(time).getTime() + 1000);

const sortsIn = (names: string | undefined, descending: boolean) =>
  (names?.split(',') ?? []).flatMap((name) => {
    const by = taskSorts.find((known): known is TaskSort => known === name);
    return by ? [{ by, descending }] : [];
  });
