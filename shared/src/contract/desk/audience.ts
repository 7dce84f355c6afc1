/** Whom something is for: everybody in the back-office, some departments with those below, some roles, or single people. */
export const audiences = ['all', 'departments', 'roles', 'people'] as const;
export type AudienceKind = (typeof audiences)[number];
