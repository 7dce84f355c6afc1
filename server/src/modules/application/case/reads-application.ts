import { application } from '@policy/shared/contract/entities/application/application.ts';

import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

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

/** People per statement: each has a condition of his own there. */
const peopleAtOnce = 100;

/** Those of some people who may read one application in this way, in a statement for each hundred of them. */
export async function readersOfApplication(people: readonly Context[], id: string): Promise<Context[]> {
  const holders = people.filter((one) => may(one, `${application.permissionBase}_view`));
  const [first] = holders;
  if (!first || !isUuid(id)) return [];
  const table = tableOf(application);
  const readers: Context[] = [];
  for (let done = 0; done < holders.length; done += peopleAtOnce) {
    const asked = holders.slice(done, done + peopleAtOnce);
    const reads: Record<string, SQL.Aliased<boolean>> = Object.fromEntries(
      asked.map((one, at): [string, SQL.Aliased<boolean>] => [nameAt(at), readsIt(one).as(nameAt(at))]),
    );
    const [row] = await first.db.select(reads).from(table).where(eq(table.id, id));
    readers.push(...asked.filter((_, at) => row?.[nameAt(at)] === true));
  }
  return readers;
}

const nameAt = (at: number) => `reads_${String(at)}`;

const readsIt = (person: Context) =>
  sql<boolean>`coalesce(${readable(application, person).where ?? sql`true`}, false)`;

/** The ids of all applications that somebody may read in this way, as texts. */
export function readableApplications(context: Context): SQL {
  if (!may(context, `${application.permissionBase}_view`)) return sql`(select null::text where false)`;
  const table = tableOf(application);
  return sql`(select ${table.id}::text from ${table} where ${readable(application, context).where})`;
}
