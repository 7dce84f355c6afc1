import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { keys, moment } from '../columns.ts';

/** One row for each command that succeeded: who did what to which process, and when. */
export const wfCommand = pgTable(
  'wf_command',
  {
    ...keys(),
    actorId: text('actor_id').notNull(),
    onBehalfOf: text('on_behalf_of'),
    name: text('name').notNull(),
    instanceId: uuid('instance_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('wf_command_instance').on(table.instanceId)],
);
