/**
 * Whom a lockout keeps out of an account: an address, all addresses together (`account`), the devices that the person
 * has signed in from before, or the person in his own session; the same for codes of the second step.
 */
export const lockoutKinds = [
  'address',
  'account',
  'device',
  'person',
  'codeAddress',
  'codeAccount',
  'codeDevice',
] as const;
export type LockoutKind = (typeof lockoutKinds)[number];
