import { finalStates } from '@policy/shared/contract/application/moves.ts';
import { isDeletedName } from '@policy/shared/contract/people/deleted-person.ts';
import { sql } from 'drizzle-orm';

import { wireDate } from '../../kit/runtime/clock.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { countRows } from './count-rows.ts';

const notLive = ['draft', ...finalStates];
const officerType = 1;

/** What keeps a person from being deleted just now, each with what is to be done about it. */
export async function hindrancesOf(context: Context, userId: string): Promise<Refusal[]> {
  const nobody = await refusedAlways(context, userId);
  if (nobody) return [nobody];
  return [...(await ownMatters(context, userId)), ...(await companiesLeftAlone(context, userId))];
}

/** Officers are kept by administrators, and whoever was deleted is gone. */
async function refusedAlways({ db }: Context, userId: string): Promise<Refusal | null> {
  const { rows } = await db.execute<{ type: number; name: string }>(
    sql`select user_type as type, real_name as name from "user" where id = ${userId}`,
  );
  const [person] = rows;
  if (!person || isDeletedName(person.name)) return new Refusal('user.isDeleted');
  return person.type === officerType ? new Refusal('deletion.officer') : null;
}

/** Payments and cases of his own, and tasks in his hands. */
async function ownMatters({ db }: Context, userId: string): Promise<Refusal[]> {
  const his = sql`user_id = ${userId} and company_id is null`;
  const payments = await countRows(
    db,
    sql`payment where result = 'paying' and application_id in (select id from application where ${his})`,
  );
  const cases = await countRows(db, sql`application where ${his} and status not in ${notLive}`);
  const others = await countRows(
    db,
    sql`wf_instance where owner_id = ${userId} and ended_at is null and (business_key is null
      or business_key not in (select id::text from application where user_id = ${userId}))`,
  );
  const live = cases + others;
  // A task of a case of his own ends with the case.
  const tasks =
    live > 0 ? 0 : await countRows(db, sql`wf_task where assignee_id = ${userId} and ended_at is null`);
  const found = [
    ['deletion.payments', payments],
    ['deletion.liveCases', live],
    ['deletion.openTasks', tasks],
  ] as const;
  return found.flatMap(([code, count]) => (count > 0 ? [new Refusal(code, { count })] : []));
}

/** Companies with live matters that nobody would manage any more. */
async function companiesLeftAlone(context: Context, userId: string): Promise<Refusal[]> {
  const today = wireDate(context.clock.now());
  const acts = (member: string) => {
    const of = (name: string) => sql.raw(`${member}.${name}`);
    return sql`'administrator' = any(${of('duties')}) and ${of('is_deleted')} = 0 and ${of('status')} = 1
      and ${of('account_status')} = 'active' and ${of('from_date')} <= ${today}
      and (${of('until_date')} is null or ${of('until_date')} >= ${today})`;
  };
  const { rows } = await context.db.execute<{ name: string }>(sql`
    select company.company_name as name from company_member mine join company on company.id = mine.company_id
    where mine.uid = ${userId} and ${acts('mine')}
    and not exists (select 1 from company_member other join "user" person on person.id = other.uid
      where other.company_id = company.id and other.uid <> ${userId} and ${acts('other')}
      and person.status = 1 and person.is_deleted = 0)
    and (company.disputed_since is not null
      or exists (select 1 from application where company_id = company.id and status not in ${notLive})
      or exists (select 1 from wf_instance where owner_id = company.id::text and ended_at is null)
      or exists (select 1 from payment join application on application.id = payment.application_id
        where application.company_id = company.id and payment.result = 'paying'))
    order by company.id`);
  return rows.map(({ name }) => new Refusal('deletion.lastAdministrator', { company: name }));
}

/** Refuses a deletion by the first thing that stands in its way. */
export async function assertMayBeDeleted(context: Context, userId: string): Promise<void> {
  const [first] = await hindrancesOf(context, userId);
  if (first) throw first;
}
