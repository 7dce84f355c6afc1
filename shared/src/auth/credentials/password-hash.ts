import { sm3 } from 'sm-crypto-v2';

/** SM3 of a password in hex: what travels at sign-in instead of the password. */
export const hashPassword = (password: string): string => sm3(password);
