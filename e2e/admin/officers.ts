import type { Account } from '../support/sign-in.ts';

const account = (name: string): Account => ({ account: name, password: name });

/** Accounts of the demonstration's back-office; each password is the account's name. */
export const officers = {
  acceptor: account('acceptor'),
  editor: account('editor'),
  publisher: account('publisher'),
} as const;
