import type { companyRefusals } from '../../contract/companies/refusals.ts';

/** What is said in English when something about a company or its members is refused. */
export const companyRefusalTexts: Record<keyof typeof companyRefusals, string> = {
  'company.duty': 'You do not have the duty “{duty}” in this company; ask its administrator',
  'company.creditCode': 'The unified social credit code is not right; check it and enter it again',
  'company.notMember': 'Not a member of this company',
  'company.otherActing':
    'You act for somebody else by now; check whom this is for and send it again, nothing that you wrote is lost',
  'company.lastAdministrator': 'A company needs somebody who manages its members; hand that over first',
  'company.alreadyMember': 'This person is a member of the company already',
  'company.unknownAccount': 'No such account was found; check it and enter it again',
};
