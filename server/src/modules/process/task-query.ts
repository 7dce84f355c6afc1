import { instanceStatuses } from '@policy/shared/contract/workflow/status.ts';
import { processSorts, taskSorts } from '@policy/shared/contract/workflow/views.ts';
import { z } from 'zod';

import { pagingOf, pagingQuery } from '../../kit/query/paging.ts';
import { addDays, momentOf } from '../../kit/runtime/clock.ts';
import type { TaskQuery } from '../../workflow/index.ts';

/** A part of a text that is looked for. */
export const words = z
  .string()
  .max(200)
  .optional()
  .transform((text) => text?.trim() || undefined);

const day = z
  .string()
  .regex(/^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])( \d\d:\d\d:\d\d)?$/)
  .optional();

/** What lists of processes may be narrowed to. */
const processQuery = pagingQuery.extend({
  processDefinitionKey: words,
  category: words,
  title: words,
  serialNumber: words,
  keyword: words,
  itemName: words,
  agencyId: words,
  companyName: words,
  startUserId: z.uuid().optional(),
  processStatus: z.enum(instanceStatuses).optional(),
  createTime_datege: day,
  createTime_datele: day,
  endTime_datege: day,
  endTime_datele: day,
});

/** What lists of processes may be narrowed to and sorted by besides; of copies, `createTime` sorts by when they were given. */
export const instanceQuery = processQuery.extend({
  /** 1 for those that began with a form and are about no business row, 0 for the others. */
  isByForm: z.enum(['0', '1']).optional(),
  /** 1 for those that came back to whom they belong, 0 for the others. */
  isReturned: z.enum(['0', '1']).optional(),
  /** Of copies: 1 for those that were read. */
  isRead: z.enum(['0', '1']).optional(),
});

/** What lists of tasks may be narrowed to and sorted by; `createTime` is when the task arrived, `endTime` when it was done. */
export const taskQuery = processQuery.extend({
  taskName: words,
  /** 1 for what should have been done by now, 0 for the rest. */
  isOverdue: z.enum(['0', '1']).optional(),
});

type ProcessQuery = z.output<typeof processQuery>;

/** The conditions and the page that a list of processes is asked for. */
function processesAsked(query: ProcessQuery) {
  const { processDefinitionKey: processKey, category, itemName, agencyId, companyName } = query;
  const text = query.title ?? query.serialNumber ?? query.keyword;
  return {
    ...{ ...pagingOf(query), processKey, category, text, itemName, agencyId, companyName },
    ...{ starterId: query.startUserId, status: query.processStatus },
    endedFrom: fromOf(query.endTime_datege),
    endedBefore: beforeOf(query.endTime_datele),
  };
}

/** The same for a list of processes by itself. */
export function instancesAsked(query: z.output<typeof instanceQuery>) {
  return {
    ...processesAsked(query),
    startedFrom: fromOf(query.createTime_datege),
    startedBefore: beforeOf(query.createTime_datele),
    isByForm: saysYes(query.isByForm),
    isReturned: saysYes(query.isReturned),
    isRead: saysYes(query.isRead),
    order: ordersIn(processSorts, query),
  };
}

/** The same for a list of tasks; `now` says what is overdue. */
export function tasksAsked(query: z.output<typeof taskQuery>, now: Date): TaskQuery {
  const { createTime_datege: from, createTime_datele: until } = query;
  return {
    ...processesAsked(query),
    taskName: query.taskName,
    createdFrom: fromOf(from),
    createdBefore: beforeOf(until),
    dueBefore: query.isOverdue === '1' ? now : undefined,
    notDueBefore: query.isOverdue === '0' ? now : undefined,
    order: ordersIn(taskSorts, query),
  };
}

const saysYes = (flag?: '0' | '1') => (flag === undefined ? undefined : flag === '1');

const fromOf = (day?: string) => (day === undefined ? undefined : momentOf(startOf(day)));
const beforeOf = (day?: string) => (day === undefined ? undefined : endOf(day));

const startOf = (time: string) => (time.length === 10 ? `${time} 00:00:00` : time);

/** The first moment that an end of a range does not include: the next day, or the next second. */
const endOf = (time: string) =>
  time.length === 10 ? momentOf(`${addDays(time, 1)} 00:00:00`) : new Date(momentOf(time).getTime() + 1000);

/** The columns that a list is to be sorted by, as far as it knows them. */
function ordersIn<Sort extends string>(
  known: readonly Sort[],
  { ascs, descs }: { ascs?: string | undefined; descs?: string | undefined },
) {
  const named = (names: string | undefined, descending: boolean) =>
    (names?.split(',') ?? []).flatMap((name) => {
      const by = known.find((one) => one === name);
      return by ? [{ by, descending }] : [];
    });
  return [...named(ascs, false), ...named(descs, true)];
}
