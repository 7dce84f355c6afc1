import type { security as zh } from '../zh/security.ts';

/** The same in English. */
export const security: typeof zh = {
  parts: { password: 'Passwords', lockout: 'Lockouts', session: 'Sessions', factor: 'Second factor' },
  leads: {
    password: 'A new rule holds from the next time a password is set; the age holds from the next action.',
    lockout:
      'Counted apart for each address and for known devices; ten times as many failures within a day lock for a day.',
    session:
      'Times hold for open sessions at once; how many there may be holds from the next sign-in, and those left longest ago end.',
    factor:
      'People of such a role have to set up a second factor before they go on; those who have one are asked for a code at each sign-in.',
  },
  units: {
    characters: 'characters',
    kinds: 'of 4',
    passwords: 'passwords',
    days: 'days',
    times: 'times',
    minutes: 'minutes',
    sessions: 'sessions',
  },
  off: {
    never: 'by default never',
    unlimited: 'by default no limit',
    byApplication: 'by default as the application says',
  },
  labelled: '{label} ({unit})',
  bounds: '{min} to {max}',
  boundsOrOff: '{min} to {max}, or 0',
  initially: 'by default {initial}',
  hint: '{bounds}; {initially}, also when left empty',
  unsaid: 'Not set: the default holds',
  since: 'Holds since {since}',
  sinceBy: 'Holds since {since}, set by {name}',
  role: 'Role',
  requires: 'Requires a second factor',
  requiresOf: '{name} requires a second factor',
  origin: 'Since when, by whom',
  askFor: 'Require a second factor of “{name}”?',
  askNoMore: 'No longer require a second factor of “{name}”?',
  askHint: 'It holds for the people of this role at once.',
};
