import { isOwnAccount } from '@policy/shared/contract/application/account-holder.ts';

/** What an account is asked for, in its order; the reason and its proof only where it is another's. */
export const accountFields = [
  'accountName',
  'accountReason',
  'accountProofId',
  'bankName',
  'bankAccount',
] as const;
export type AccountField = (typeof accountFields)[number];

/** What has been answered so far. */
export type AccountValues = Partial<Record<string, unknown>>;

/** What is known of an account besides what is being written. */
export interface KnownAccount {
  /** Who applies. */
  applicant: string;
  /** The number that the server has, as far as it is told. */
  masked: string | null;
}

interface AccountProblem {
  field: AccountField;
  kind: 'needed' | 'number' | 'missing';
}

/** The number of an account as it may be sent; nothing while it is not one yet. */
export const accountNumber = (typed: unknown): string | undefined => {
  const digits = textIn(typed).replaceAll(/\s/g, '');
  return /^\d{8,30}$/.test(digits) ? digits : undefined;
};

/** Whether the account is somebody else's, so that it has to be explained. */
export const isOthers = ({ accountName }: AccountValues, { applicant }: KnownAccount): boolean =>
  !isOwnAccount({ accountName: textIn(accountName) }, applicant);

/** What is still wrong with an account: left empty, or a number that is none; a number the server has may stay. */
export function accountProblems(values: AccountValues, known: KnownAccount): AccountProblem[] {
  return accountFields.flatMap((field) => {
    const kind = problemOf(field, values, known);
    return kind ? [{ field, kind }] : [];
  });
}

function problemOf(field: AccountField, values: AccountValues, known: KnownAccount) {
  if (field === 'bankAccount') return numberProblem(values.bankAccount, known.masked);
  const isAsked = field === 'accountName' || field === 'bankName' || isOthers(values, known);
  const isWrong = isAsked && textProblem(values[field]) !== null;
  if (!isWrong) return null;
  return field === 'accountProofId' ? 'missing' : 'needed';
}

const textProblem = (typed: unknown) => (textIn(typed).trim() === '' ? 'needed' : null);

function numberProblem(typed: unknown, masked: string | null): AccountProblem['kind'] | null {
  if (textProblem(typed)) return masked ? null : 'needed';
  return accountNumber(typed) ? null : 'number';
}

/** An answer as a text; nothing while there is none. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
