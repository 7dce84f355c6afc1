import type { InstanceStatus } from '@policy/shared/contract/workflow/status.ts';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { and, eq, gte, ilike, isNotNull, isNull, like, lt, not, or, sql } from 'drizzle-orm';

import { containing } from '../../kit/sql/like.ts';
import { wfDeployment, wfInstance, wfTask } from './tables.ts';

/** What a list of processes is narrowed to. */
export interface ProcessFilters {
  processKey?: string | undefined;
  category?: string | undefined;
  /** A part of the title or of the serial number. */
  text?: string | undefined;
  /** A part of the item's name, in either language. */
  itemName?: string | undefined;
  agencyId?: string | undefined;
  /** A part of the name. */
  companyName?: string | undefined;
  /** A part of the name that the process has in its version. */
  processName?: string | undefined;
  /** Its version. */
  deploymentId?: string | undefined;
  /** Who started it. */
  starterId?: string | undefined;
  status?: InstanceStatus | undefined;
}

/** What a list of processes is narrowed to besides. */
export interface InstanceFilters extends ProcessFilters {
  /** When it was started. */
  startedFrom?: Date | undefined;
  startedBefore?: Date | undefined;
  endedFrom?: Date | undefined;
  endedBefore?: Date | undefined;
  /** Whether it is about no business row: it began with a form. */
  isByForm?: boolean | undefined;
  /** Whether it came back to whom it belongs, and waits for him. */
  isReturned?: boolean | undefined;
  /** At which steps it waits. */
  waitsAt?: Pick<TaskFilters, 'taskName' | 'assigneeId' | 'dueBefore' | 'notDueBefore'> | undefined;
}

/** What a list of tasks is narrowed to besides. */
export interface TaskFilters extends ProcessFilters {
  /** Who holds it. */
  assigneeId?: string | undefined;
  /** A part of the step's name. */
  taskName?: string | undefined;
  createdFrom?: Date | undefined;
  createdBefore?: Date | undefined;
  /** When it was done. */
  endedFrom?: Date | undefined;
  endedBefore?: Date | undefined;
  /** Only what was due before this moment. */
  dueBefore?: Date | undefined;
  /** Only what was not due before this moment, or never is. */
  notDueBefore?: Date | undefined;
}

/** The times of a task, wherever a list reads them. */
export interface TaskTimes {
  dueAt: SQL;
  createdAt: SQL;
}

const partOf = (value: string | undefined, ...columns: AnyPgColumn[]) =>
  value === undefined ? undefined : or(...columns.map((column) => contains(column, value)));

/** In whatever case; a word without letters that have one, as most are here, is compared as it stands, which costs a fraction. */
const contains = (column: AnyPgColumn, value: string): SQL =>
  value.toLowerCase() === value.toUpperCase()
    ? like(column, containing(value))
    : ilike(column, containing(value));

const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined) =>
  value === undefined ? undefined : condition(value);

/** The conditions that need the process; none where nothing of it is asked for. */
export const onProcess = (filters: ProcessFilters): SQL | undefined =>
  and(
    given(filters.processKey, (key) => eq(wfInstance.processKey, key)),
    given(
      filters.category,
      (category) =>
        sql`${wfInstance.deploymentId} in (select ${wfDeployment.id} from ${wfDeployment} where ${eq(wfDeployment.category, category)})`,
    ),
    partOf(filters.text, wfInstance.title, wfInstance.serialNumber),
    partOf(filters.itemName, wfInstance.itemName, wfInstance.itemNameEn),
    given(filters.agencyId, (id) => eq(wfInstance.agencyId, id)),
    partOf(filters.companyName, wfInstance.companyName),
    given(
      filters.processName,
      (name) =>
        sql`${wfInstance.deploymentId} in (select ${wfDeployment.id} from ${wfDeployment} where ${ilike(wfDeployment.name, containing(name))})`,
    ),
    given(filters.deploymentId, (id) => eq(wfInstance.deploymentId, id)),
    given(filters.starterId, (id) => eq(wfInstance.starterId, id)),
    given(filters.status, (status) => eq(wfInstance.status, status)),
  );

const waitsForOwner = sql`exists (select 1 from ${wfTask} one
  where one.instance_id = ${wfInstance.id} and one.is_owners and one.ended_at is null)`;

/** The conditions that need the task itself. */
export const onTask = ({ taskName, assigneeId, endedFrom, endedBefore }: TaskFilters): SQL | undefined =>
  and(
    partOf(taskName, wfTask.name),
    given(assigneeId, (id) => eq(wfTask.assigneeId, id)),
    given(endedFrom, (from) => gte(wfTask.endedAt, from)),
    given(endedBefore, (before) => lt(wfTask.endedAt, before)),
  );

const hasOpen = (which: SQL | undefined) =>
  sql`exists (select 1 from ${wfTask} where ${and(eq(wfTask.instanceId, wfInstance.id), isNull(wfTask.endedAt), which)})`;

/** One of its open steps is all that is asked for; where what is late is left out, none of them is. */
const waitsAt = ({ taskName, assigneeId, dueBefore, notDueBefore }: TaskFilters): SQL | undefined => {
  const step = and(
    onTask({ taskName, assigneeId }),
    given(dueBefore, (before) => lt(wfTask.dueAt, before)),
  );
  return and(
    step && hasOpen(step),
    given(notDueBefore, (before) => not(hasOpen(lt(wfTask.dueAt, before)))),
  );
};

/** The conditions of a list of processes. */
export const onInstance = (filters: InstanceFilters): SQL | undefined =>
  and(
    onProcess(filters),
    given(filters.startedFrom, (from) => gte(wfInstance.startedAt, from)),
    given(filters.startedBefore, (before) => lt(wfInstance.startedAt, before)),
    given(filters.endedFrom, (from) => gte(wfInstance.endedAt, from)),
    given(filters.endedBefore, (before) => lt(wfInstance.endedAt, before)),
    given(filters.isByForm, (yes) =>
      yes ? isNull(wfInstance.businessKey) : isNotNull(wfInstance.businessKey),
    ),
    given(filters.isReturned, (yes) => (yes ? waitsForOwner : not(waitsForOwner))),
    given(filters.waitsAt, waitsAt),
  );

/** The conditions on a task's times. */
export const onTimes = (
  { createdFrom, createdBefore, dueBefore, notDueBefore }: TaskFilters,
  times: TaskTimes,
) =>
  and(
    given(createdFrom, (from) => gte(times.createdAt, from)),
    given(createdBefore, (before) => lt(times.createdAt, before)),
    given(dueBefore, (before) => and(isNotNull(times.dueAt), lt(times.dueAt, before))),
    given(notDueBefore, (before) => or(isNull(times.dueAt), gte(times.dueAt, before))),
  );
