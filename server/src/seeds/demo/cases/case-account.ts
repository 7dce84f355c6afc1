import companies from '../data/company.json' with { type: 'json' };
import type { CaseRow } from './case-rows.ts';

/** The account that a case is to be paid into: its company's, with a number that no bank gives out. */
export function caseAccount(row: CaseRow) {
  const company = companies.find(({ id }) => id === row.userId);
  if (!company) throw new Error(`${row.id} belongs to no company of the demonstration`);
  const { accountName, bankName, contactPhone } = company;
  return { accountName, bankName, bankAccount: `00009900${contactPhone}` };
}
