import { and, eq } from 'drizzle-orm';

import { thirdPartyLogins } from '../../../src/accounts/tables.ts';
import type { Context } from '../../../src/kit/runtime/context.ts';
import { localPersons } from '../../../src/local-provider/persons.ts';
import { seedSignOn } from '../../../src/seeds/demo/sign-on.ts';
import { addClerk, addCompany, addMember } from '../../companies.ts';

/** The simulated provider of the demonstration, and accounts behind some of the clerks that it knows. */
export async function seedClerks(context: Context, accounts: readonly string[]): Promise<void> {
  await seedSignOn(context);
  for (const account of accounts) {
    const { companyName = account, creditCode = '' } =
      localPersons.find((person) => person.account === account) ?? {};
    const companyId = await addCompany(context, { companyName, creditCode });
    const userId = await addClerk(context, account);
    await addMember(context, { account, companyId });
    const login = and(eq(thirdPartyLogins.tenantId, context.tenantId), eq(thirdPartyLogins.openId, account));
    await context.db.update(thirdPartyLogins).set({ userId }).where(login);
  }
}
