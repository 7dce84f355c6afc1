import type { ProcessSort } from '@policy/shared/contract/workflow/views.ts';
import { asc, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { InstanceFilters } from './list-filters.ts';
import { wfDeployment, wfInstance } from './tables.ts';
import type { Paged } from './task-lists.ts';

/** Which part of a list of processes is wanted, and in which order; without one, in the list's own. */
export interface InstanceQuery extends Paged, InstanceFilters {
  order?: readonly { by: ProcessSort; descending: boolean }[];
}

/** The order that a list of processes is asked for; `createTime` is the list's own. What has no value comes last. */
export function processOrder(
  { order = [] }: Pick<InstanceQuery, 'order'>,
  { createTime }: { createTime: AnyPgColumn },
): SQL[] {
  const columns: Record<ProcessSort, AnyPgColumn> = {
    createTime,
    endTime: wfInstance.endedAt,
    title: wfInstance.title,
    serialNumber: wfInstance.serialNumber,
    processDefinitionName: wfDeployment.name,
    processStatus: wfInstance.status,
  };
  return order.map(({ by, descending }) =>
    descending ? sql`${columns[by]} desc nulls last` : asc(columns[by]),
  );
}
