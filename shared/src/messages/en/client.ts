import type { clientMessages as zh } from '../zh/client.ts';

/** The English twins of the same codes. */
export const clientMessages: Record<keyof typeof zh, string> = {
  'transport.unknown': 'Unknown error',
  'transport.unavailable': 'The service is unavailable for now',
  'phone.empty': 'Enter a mobile number',
  'phone.length': 'A mobile number has 11 digits',
  'phone.format': 'This is not a valid mobile number',
  'lock.accountPasswordEmpty': 'Enter the password of your account',
  'lock.passwordEmpty': 'Enter a lock password',
  'lock.passwordWrong': 'The lock password is not right',
  'session.incomplete': 'The sign-in answer is incomplete, try again later',
};
