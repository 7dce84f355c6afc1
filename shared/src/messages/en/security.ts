import type { SecurityKey } from '../../contract/sign-in/security-policy.ts';

/** What the rules of security are called in English. */
export const security: Record<SecurityKey, string> = {
  'password.minLength': 'Shortest password',
  'password.kinds': 'Kinds of characters',
  'password.history': 'Passwords that may not come back',
  'password.maxDays': 'Age of a password',
  'account.failCount': 'Failed attempts before a lockout',
  'account.lockMinutes': 'Length of a lockout',
  'session.officeIdleMinutes': 'Idle time in the back-office',
  'session.portalIdleMinutes': 'Idle time on the portal',
  'session.maxMinutes': 'Longest session',
  'session.most': 'Sessions at once',
};
