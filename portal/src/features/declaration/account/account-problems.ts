import type { Answers } from '../../../components/schema-form/answers.ts';
import { accountNumber } from '../draft-calls.ts';

/** The fields of the receiving account, in their order. */
export const accountFields = ['accountName', 'bankName', 'bankAccount'] as const;
export type AccountField = (typeof accountFields)[number];

interface AccountProblem {
  field: AccountField;
  kind: 'needed' | 'number';
}

/** What is still wrong with an account: left empty, or a number that is none; a number the server has may stay. */
export function accountProblems(values: Answers, masked: string | null): AccountProblem[] {
  return accountFields.flatMap((field) => {
    const kind =
      field === 'bankAccount' ? numberProblem(values.bankAccount, masked) : textProblem(values[field]);
    return kind ? [{ field, kind }] : [];
  });
}

const textProblem = (typed: unknown) => (typeof typed === 'string' && typed.trim() !== '' ? null : 'needed');

function numberProblem(typed: unknown, masked: string | null): AccountProblem['kind'] | null {
  if (textProblem(typed)) return masked ? null : 'needed';
  return accountNumber(typed) ? null : 'number';
}
