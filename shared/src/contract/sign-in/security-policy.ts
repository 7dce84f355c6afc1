/** A rule of security: a whole number within bounds. */
export interface SecurityRule {
  /** The part of the page that it stands in. */
  part: 'password' | 'lockout' | 'session';
  unit: 'characters' | 'kinds' | 'passwords' | 'days' | 'times' | 'minutes' | 'sessions';
  /** What holds where nobody has said anything; 0 for no rule at all, or for what an application says of itself. */
  initial: number;
  min: number;
  max: number;
}

/** The rules that a tenant sets, by the key of the parameter that keeps each. */
export const securityRules = {
  // Passwords that are made up for people have 16 characters of all four kinds.
  'password.minLength': { part: 'password', unit: 'characters', initial: 8, min: 8, max: 16 },
  'password.kinds': { part: 'password', unit: 'kinds', initial: 3, min: 3, max: 4 },
  'password.history': { part: 'password', unit: 'passwords', initial: 5, min: 5, max: 24 },
  'password.maxDays': { part: 'password', unit: 'days', initial: 0, min: 1, max: 9999 },
  'account.failCount': { part: 'lockout', unit: 'times', initial: 5, min: 1, max: 100 },
  'account.lockMinutes': { part: 'lockout', unit: 'minutes', initial: 30, min: 5, max: 1440 },
  // When a session was last used is written once a minute, and a refresh token lives for seven days.
  'session.officeIdleMinutes': { part: 'session', unit: 'minutes', initial: 0, min: 5, max: 1440 },
  'session.portalIdleMinutes': { part: 'session', unit: 'minutes', initial: 0, min: 5, max: 10_080 },
  'session.maxMinutes': { part: 'session', unit: 'minutes', initial: 0, min: 30, max: 43_200 },
  'session.most': { part: 'session', unit: 'sessions', initial: 0, min: 1, max: 50 },
} as const satisfies Record<string, SecurityRule>;

/** The key of the parameter that keeps a rule. */
export type SecurityKey = keyof typeof securityRules;

/** Whether a text is such a key. */
export const isSecurityKey = (key: string): key is SecurityKey => Object.hasOwn(securityRules, key);

/** Every key, in the order of the page. */
export const securityKeys: readonly SecurityKey[] = Object.keys(securityRules).filter(isSecurityKey);

/** The rule of a key. */
export const securityRule = (key: SecurityKey): SecurityRule => securityRules[key];

/** What holds in a tenant. */
export type SecurityPolicy = Readonly<Record<SecurityKey, number>>;

/** Whether a rule can have this value; 0 only where that is what holds unless somebody says otherwise. */
export function isUsable(key: SecurityKey, value: number): boolean {
  const { min, max, initial } = securityRule(key);
  return Number.isInteger(value) && ((value >= min && value <= max) || value === initial);
}
