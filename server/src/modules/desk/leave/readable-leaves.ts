import { leave } from '@policy/shared/contract/entities/desk/leave.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { readable } from '../../../kit/access/scope.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';

/** The ids of all leaves that somebody may read by what he was granted, and of his own, as texts. */
export function readableLeaves(context: Context): SQL {
  const table = tableOf(leave);
  return sql`(select ${table.id}::text from ${table} where ${readable(leave, context).where})`;
}
