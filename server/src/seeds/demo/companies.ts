import { duties } from '@policy/shared/contract/companies/duties.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import { eq } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { addDemonstrationAccount } from '../accounts.ts';
import { registrationTable } from '../../modules/people/tables.ts';
import { insertMissing } from '../insert-missing.ts';
import { idOf } from '../slug-id.ts';
import companies from './data/company.json' with { type: 'json' };

/** Sign-in pages tell the companies after the officers. */
const firstPlace = 101;

/**
 * The demonstration's companies with an account each, `yunlan-c001` and so on, whose password is the account;
 * one still waits to be approved. Safe to repeat.
 */
export const seedCompanies = (context: Context): Promise<void> =>
  inTransaction(context, async (inside) => {
    for (const [index, { id, account, companyName, contactPhone }] of companies.entries())
      await addDemonstrationAccount(
        inside,
        {
          id,
          account,
          password: account,
          realName: companyName,
          phone: contactPhone,
          userType: 2,
          roles: ['applicant'],
        },
        firstPlace + index,
      );
    await insertMissing(company, inside, companyRows);
    await insertMissing(companyMember, inside, memberRows);
    const asked = await insertMissing(registration, inside, waitingRows);
    for (const slug of asked)
      await inside.db
        .update(registrationTable)
        .set({ memberId: idOf(slug) })
        .where(eq(registrationTable.id, idOf(slug)));
  });

/** What is known of each company; the clerk of its account is a row of its own. */
const companyRows = companies.map(
  ({ id, account: _account, contactName: _name, contactPhone: _phone, email: _email, ...facts }) => {
    const { authLevel: _level, accountStatus: _status, ...known } = facts;
    return { ...known, id: `company:${id}` };
  },
);

/** The clerk behind each account, who has all duties since the company was registered. */
const memberRows = companies.map(
  ({ id, contactName, contactPhone, email, authLevel, accountStatus, regDate }) => ({
    ...{ id: `company:${id}`, uid: id, companyId: `company:${id}` },
    ...{ memberName: contactName, contactPhone, email, authLevel, accountStatus, duties, fromDate: regDate },
  }),
);

/** The request of whoever still waits, under the id of his place, as the rows of before it had requests were given one. */
const waitingRows = companies
  .filter(({ accountStatus }) => accountStatus === 'pending')
  .map(
    ({ id, account, companyName, creditCode, legalPersonMasked, contactName, contactPhone, authLevel }) => ({
      ...{ id: `company:${id}`, companyId: `company:${id}`, userId: id, kind: 'portal', aim: 'create' },
      ...{ applicantType: 'enterprise', account, companyName, creditCode, legalPerson: legalPersonMasked },
      ...{
        name: contactName,
        nickName: contactName,
        phone: contactPhone,
        level: authLevel,
        source: 'portal',
      },
      status: 'pending',
    }),
  );
