import type { people as zh } from '../zh/people.ts';

/** Texts of people and their units, in English. */
export const people: typeof zh = {
  departments: 'Departments',
  everybody: 'All departments',
  allPlatforms: 'All',
  assignRoles: 'Assign roles',
  reset: 'Reset password',
  resetConfirm: 'Reset the passwords of the chosen accounts? Their sessions end at once.',
  resetDone:
    'The new passwords are shown this once. Hand them over now; they must be changed at first sign-in.',
  resetFactor: 'Reset second factors',
  resetFactorConfirm:
    'Reset the second factors of the accounts chosen? Their sessions end at once, and the next sign-in takes the password alone.',
  unlock: 'Unlock',
  unlockConfirm: 'Unlock the chosen accounts?',
  platform: 'Platform',
  password: 'First password',
  passwordHint: '8 characters or more of three kinds; left empty, nobody can sign in before a reset',
};
