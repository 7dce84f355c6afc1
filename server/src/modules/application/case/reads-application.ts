import { application } from '@policy/shared/contract/entities/application/application.ts';

import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { readable } from '../../../kit/access/scope.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { may } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';

/** Whether somebody may read one application: by what he was granted, and by how far that reaches. */
export async function readsApplication(context: Context, id: string): Promise<boolean> {
  if (!may(context, `${application.permissionBase}_view`)) return false;
  return (await repositoryOf(application, context).find(id)) !== null;
}

/** The ids of all applications that somebody may read in this way, as texts. */
export function readableApplications(context: Context): SQL {
  if (!may(context, `${application.permissionBase}_view`)) return sql`(select null::text where false)`;
  const table = tableOf(application);
  return sql`(select ${table.id}::text from ${table} where ${readable(application, context).where})`;
}
