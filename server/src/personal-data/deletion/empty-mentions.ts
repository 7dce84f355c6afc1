import { deletedPerson } from '@policy/shared/contract/people/deleted-person.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { FieldChange } from '../../kit/history/change-history.ts';
import type { Context } from '../../kit/runtime/context.ts';
import type { Departing } from './departing.ts';
import { named, withoutMentions } from './empty-rows.ts';
import { mentionedIn } from './fates.ts';

/** Replaces his name, phones and addresses where others may have written of him. */
export async function emptyMentions(context: Context, person: Departing): Promise<void> {
  await emptySearches(context, person);
  if (person.mentions.length === 0) return;
  for (const [table, columns] of Object.entries(mentionedIn)) {
    const sets = columns.map((column) => sql`${named(column)} = ${rewritten(column, person)}`);
    const isThere = columns.flatMap((column) => person.mentions.map((said) => says(named(column), said)));
    await context.db.execute(sql`update ${sql.identifier(table)} set ${sql.join(sets, sql`, `)}
      where tenant_id = ${context.tenantId} and (${sql.join(isThere, sql` or `)})`);
  }
  await emptyChanges(context, person);
}

const says = (column: SQL, said: string): SQL => sql`position(${said}::text in ${column}) > 0`;

const rewritten = (column: string, person: Departing): SQL =>
  withoutMentions(named(column), person, column.endsWith('En') ? deletedPerson.en : deletedPerson.zh);

/** As a value stands inside a JSON text. */
const inJson = (said: string) => JSON.stringify(said).slice(1, -1);

/** Under what the calls of the house look for an account. */
const accountKeys = ['account', 'username', 'createBy'];

/** What others looked for goes from the log of calls, where they looked for him. */
async function emptySearches({ db, tenantId }: Context, { account, mentions }: Departing): Promise<void> {
  const params = named('params');
  // Whole, and where an account is said: anybody may choose one that is part of every call, and logs are kept from people.
  const byAccount = accountKeys.map((key) => says(params, `"${key}":${JSON.stringify(account)}`));
  const isThere = [...byAccount, ...mentions.map((said) => says(params, inJson(said)))];
  await db.execute(sql`update api_log set params = null
    where tenant_id = ${tenantId} and params is not null and (${sql.join(isThere, sql` or `)})`);
}

const changesAtOnce = 500;
type Change = Record<'id' | 'at', string> & { changes: FieldChange[] };

/** The same within the changes of rows: values are looked through, and never what says which field it was. */
async function emptyChanges({ db, tenantId }: Context, person: Departing): Promise<void> {
  const isThere = person.mentions.map((said) => says(sql`changes::text`, inJson(said)));
  let after: Pick<Change, 'id' | 'at'> | undefined;
  for (;;) {
    const since = after ? sql`and (at, id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
    const { rows } = await db.execute<Change>(sql`select id::text, at::text, changes from change_record
      where tenant_id = ${tenantId} and (${sql.join(isThere, sql` or `)}) ${since} order by at, id limit ${changesAtOnce}`);
    for (const { id, at, changes } of rows) {
      const told = JSON.stringify(changes.map((change) => withoutSaid(change, person)));
      await db.execute(sql`update change_record set changes = ${told}::jsonb
        where id = ${id}::uuid and at = ${at}::timestamptz`);
    }
    after = rows.at(-1);
    if (rows.length < changesAtOnce) return;
  }
}

const withoutSaid = (change: FieldChange, { mentions }: Departing): FieldChange => ({
  ...change,
  before: replaced(change.before, mentions),
  after: replaced(change.after, mentions),
});

function replaced(value: unknown, mentions: readonly string[]): unknown {
  if (typeof value === 'string')
    return mentions.reduce((text, said) => text.replaceAll(said, deletedPerson.zh), value);
  if (Array.isArray(value)) return value.map((one) => replaced(one, mentions));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner, mentions)]));
}
