import { portalUser } from '@policy/shared/contract/entities/application/portal-user.ts';

import type { Context } from '../../kit/runtime/context.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { addDemonstrationAccount } from '../accounts.ts';
import { insertMissing } from '../insert-missing.ts';
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
    await insertMissing(portalUser, inside, companyRows);
  });

/** What is known of each company. */
const companyRows = companies.map(({ id, account: _account, ...facts }) => ({
  ...facts,
  id: `company:${id}`,
  uid: id,
  userType: 'enterprise',
}));
