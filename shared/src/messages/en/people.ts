import type { peopleRefusals } from '../../contract/people/refusals.ts';

/** What the server says in English when it refuses something about people. */
export const people: Record<keyof typeof peopleRefusals, string> = {
  'user.beyondOwn': 'You cannot manage somebody who may do more than you',
  'user.self': 'You cannot do this to yourself',
  'user.ownRoles': 'You cannot change your own roles',
  'user.lastAdministrator': 'At least one active administrator must remain',
  'user.quota': 'The tenant has reached its limit of {limit} accounts',
  'registration.tenant': 'Enter the tenant first',
  'registration.accountMissing': 'Enter an account first',
  'registration.account': 'An account has 2 to 50 letters, digits or . _ @ -',
  'registration.password': 'Enter a password first',
  'registration.login': 'The third-party sign-in is over or registered already, sign in again',
  'registration.role': 'Choose a role',
  'registration.department': 'Choose a department',
  'registration.reason': 'Enter a reason',
  'registration.decided': 'This request has been answered already',
};
