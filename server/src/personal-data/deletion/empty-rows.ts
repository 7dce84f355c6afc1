import { deletedPerson } from '@policy/shared/contract/people/deleted-person.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { snakeCase } from '../../kit/table/table.ts';
import { isAmong } from './departing.ts';
import type { Departing } from './departing.ts';
import { fates } from './fates.ts';
import type { Emptied, Fate } from './fates.ts';

/** A column by its name in the contract. */
export const named = (name: string): SQL => sql`${sql.identifier(snakeCase(name))}`;

/** Does to every table what is said of it. */
export async function emptyRows({ db, tenantId }: Context, person: Departing): Promise<void> {
  for (const [table, said] of Object.entries(fates))
    for (const fate of said) {
      const which = whose(fate, person, tenantId);
      if (which) await db.execute(statementOf(table, fate, { which, person }));
    }
}

/** Which rows; null where he has no value of any kind that is asked for. */
function whose({ whose: said }: Fate, { keys }: Departing, tenantId: string): SQL | null {
  const each = said
    .filter(([key]) => keys[key].length > 0)
    .map(([key, column]) => {
      const isHis = isAmong(named(column), keys[key]);
      // An account or a phone is one person's in one tenant alone; ids are everywhere.
      return key === 'account' || key === 'phones' || key === 'phonePrints'
        ? sql`(${isHis} and tenant_id = ${tenantId})`
        : isHis;
    });
  return each.length === 0 ? null : sql.join(each, sql` or `);
}

function statementOf(
  table: string,
  { goes, emptied = {} }: Fate,
  { which, person }: { which: SQL; person: Departing },
): SQL {
  if (goes) return sql`delete from ${sql.identifier(table)} where ${which}`;
  const sets = Object.entries(emptied).map(
    ([column, how]) => sql`${named(column)} = ${insteadOf(how, named(column), person)}`,
  );
  return sql`update ${sql.identifier(table)} set ${sql.join(sets, sql`, `)} where ${which}`;
}

/** Each field of a change as one of which only the mark is kept. */
const marksOf = (column: SQL): SQL => sql`(select coalesce(jsonb_agg(jsonb_build_object(
  'field', one.change -> 'field', 'before', null, 'after', null, 'marked', true)), '[]'::jsonb)
  from jsonb_array_elements(${column}) one (change))`;

function insteadOf(how: Emptied, column: SQL, person: Departing): SQL {
  const others: Record<Exclude<Emptied, 'marks' | 'mentions'>, SQL> = {
    null: sql`null`,
    name: sql`${deletedPerson.zh}::text`,
    hash: sql`${person.hash}::text`,
    blank: sql`'-'`,
    object: sql`'{}'::jsonb`,
    list: sql`'{}'::text[]`,
    zero: sql`0`,
    longAgo: sql`'2000-01-01 00:00:00+08'::timestamptz`,
  };
  if (how === 'marks') return marksOf(column);
  return how === 'mentions' ? withoutMentions(column, person, deletedPerson.zh) : others[how];
}

/** A text with his name, phones and addresses replaced. */
export const withoutMentions = (column: SQL, { mentions }: Departing, instead: string): SQL =>
  mentions.reduce<SQL>((text, said) => sql`replace(${text}, ${said}::text, ${instead}::text)`, column);
