import { client } from '@policy/shared/contract/entities/sign-in/client.ts';
import { and, eq } from 'drizzle-orm';

import { userTable } from '../accounts/tables.ts';
import type { Context } from '../kit/runtime/context.ts';
import { tableOf } from '../kit/table/table.ts';
import { demonstrationAccounts } from '../modules/sign-in/tables.ts';

/** The other systems' client of the demonstration, whose secret stands in its sources. */
const demonstrationClient = 'integration';

/** Refuses a database in which people or programs could sign in with what the demonstration tells everybody. */
export async function refuseDemonstration({ db }: Context): Promise<void> {
  const accounts = await db
    .select({ account: userTable.account })
    .from(demonstrationAccounts)
    .innerJoin(userTable, eq(userTable.id, demonstrationAccounts.userId))
    .where(eq(userTable.isDeleted, 0))
    .orderBy(demonstrationAccounts.sort);
  const table = tableOf(client);
  const clients = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.clientId, demonstrationClient), eq(table.isDeleted, 0)));
  const found = [
    ...(accounts.length > 0
      ? [`${accounts.length} accounts of the demonstration (${firstOf(accounts)})`]
      : []),
    ...(clients.length > 0 ? [`the client ${demonstrationClient}`] : []),
  ];
  if (found.length === 0) return;
  throw new Error(
    `production does not start on a database with ${found.join(' and ')}, whose passwords are public; ` +
      'give it a database of its own, or remove them as docs/operations.md says under "Production mode"',
  );
}

const firstOf = (accounts: readonly { account: string | null }[]) => {
  const named = accounts.slice(0, 3).map(({ account }) => account);
  return accounts.length > named.length ? `${named.join(', ')} …` : named.join(', ');
};
