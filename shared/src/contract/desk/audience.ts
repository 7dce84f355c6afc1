import { z } from 'zod';

/** Whom something is for: everybody in the back-office, some departments with those below, some roles, or single people. */
export const audiences = ['all', 'departments', 'roles', 'people'] as const;
export type AudienceKind = (typeof audiences)[number];

const ids = z.array(z.uuid()).max(500).nullish();

/** An audience with what narrows it; of the lists only the one that its kind names counts. */
export const audienceShape = z.object({
  audience: z.enum(audiences),
  deptIds: ids,
  roleIds: ids,
  userIds: ids,
});
export type Audience = z.output<typeof audienceShape>;
