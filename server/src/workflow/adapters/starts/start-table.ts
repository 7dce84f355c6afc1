import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { keys, moment } from '../columns.ts';
import { timerTries, wfDeployment } from '../tables.ts';

/** What deployments wait for to begin a process; like a job, a row is deleted by the command that runs it. */
export const wfStart = pgTable(
  'wf_start',
  {
    ...keys(),
    deploymentId: uuid('deployment_id')
      .notNull()
      .references(() => wfDeployment.id, { onDelete: 'cascade' }),
    nodeId: text('node_id').notNull(),
    kind: text('kind', { enum: ['timer', 'signal', 'message', 'delivery'] }).notNull(),
    name: text('name'),
    dueAt: moment('due_at'),
    every: text('every'),
    times: integer('times').notNull().default(1),
    hops: integer('hops').notNull().default(0),
    retries: integer('retries').notNull().default(timerTries),
    lockedUntil: moment('locked_until'),
    error: text('error'),
  },
  (table) => [
    index('wf_start_deployment').on(table.deploymentId),
    index('wf_start_name').on(table.tenantId, table.kind, table.name, table.id),
    index('wf_start_due')
      .on(table.dueAt)
      .where(sql`${table.retries} > 0`),
  ],
);
