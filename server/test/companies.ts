import { checkCharacterOf } from '@policy/shared/contract/companies/credit-code.ts';
import { duties } from '@policy/shared/contract/companies/duties.ts';
import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { company } from '@policy/shared/contract/entities/companies/company.ts';
import type { DraftOf } from '@policy/shared/contract/kit/entity.ts';

import { repositoryOf } from '../src/kit/rows/repository.ts';
import type { Context } from '../src/kit/runtime/context.ts';
import { agreementsInForce } from '../src/membership/consents.ts';
import { giveConsents } from '../src/membership/give-consents.ts';
import { addAccount } from '../src/seeds/accounts.ts';
import { idOf } from '../src/seeds/slug-id.ts';

let companies = 0;

/** A credit code with the right check character that no other call answers. */
export function creditCode(): string {
  const start = `91440000MA${String((companies += 1)).padStart(7, '0')}`;
  return start + checkCharacterOf(start);
}

/** Adds a company and answers its id. */
export async function addCompany(
  context: Context,
  facts: Partial<DraftOf<typeof company>> & { companyName: string },
): Promise<string> {
  const row = await repositoryOf(company, context).insert({ creditCode: creditCode(), ...facts });
  return row.id;
}

interface Member {
  account: string;
  /** None for a person who applies for himself. */
  companyId: string | null;
  duties?: readonly Duty[];
  contactPhone?: string;
  email?: string;
}

/** Adds an account of the portal with its password, which is the account; its person has agreed to every text there is. */
export async function addClerk(context: Context, account: string): Promise<string> {
  const id = `user:${account}`;
  const person = { id, account, password: account, realName: account, userType: 2 as const };
  await addAccount(context, { ...person, roles: ['applicant'] });
  await giveConsents(context, idOf(id), [...(await agreementsInForce(context)).values()]);
  return idOf(id);
}

/** Makes an account that is there already a member of a company, of old, with every duty unless said; answers the membership's id. */
export async function addMember(
  context: Context,
  { account, duties: given = duties, ...facts }: Member,
): Promise<string> {
  const row = await repositoryOf(companyMember, context).insert({
    ...{ uid: idOf(`user:${account}`), memberName: account, fromDate: '2000-01-01' },
    ...{ duties: [...given], authLevel: 3, accountStatus: 'active' },
    ...facts,
  });
  return row.id;
}
