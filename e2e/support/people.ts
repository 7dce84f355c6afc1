import type { Account } from './sign-in.ts';

const account = (name: string): Account => ({ account: name, password: name });

/** Accounts of the demonstration's back-office; each password is the account's name. */
export const officers = {
  /** Administrator of the platform. */
  admin: account('admin'),
  /** Administrator of one tenant. */
  manager: account('manager'),
  acceptor: account('acceptor'),
  reviewer: account('reviewer'),
  /** A reviewer of the industry bureau alone, whose cases the district's reviewer sees too. */
  bureauReviewer: account('reviewer03'),
  lead: account('lead'),
  clerk: account('clerk'),
  finance: account('finance'),
  editor: account('editor'),
  publisher: account('publisher'),
} as const;

/** A company of the demonstration by its number. */
export const company = (number: string): Account => account(`yunlan-${number}`);
