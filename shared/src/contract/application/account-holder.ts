/** The answers that tell where the money goes; who may change one of them may change all. */
export const accountFields = ['accountName', 'bankName', 'bankAccount', 'accountReason', 'accountProofId'];

/** What a correction that asks for the account may name: the whole of it or one of its fields. */
export const isAboutAccount = (ref: string): boolean => ref === 'account' || accountFields.includes(ref);

interface Account {
  accountName: string | null;
  accountReason?: string | null | undefined;
  accountProofId?: string | null | undefined;
}

/** Whether the account's holder is the applicant: the same name but for blanks, case and the width of letters and brackets. */
export const isOwnAccount = ({ accountName }: Account, applicant: string): boolean =>
  plain(accountName ?? '') === plain(applicant);

/** Whether the account is the applicant's, or it is told and proven why another's is paid. */
export const isHolderExplained = (account: Account, applicant: string): boolean =>
  isOwnAccount(account, applicant) || Boolean(account.accountReason?.trim() && account.accountProofId);

const plain = (name: string) => name.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
