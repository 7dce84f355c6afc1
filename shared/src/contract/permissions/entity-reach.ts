import { z } from 'zod';

/** What one person would see of an entity. */
export const entityReach = z.object({
  /** 0 where he may read none of it. */
  isAllowed: z.union([z.literal(0), z.literal(1)]),
  total: z.int(),
  /** The first rows that he would see; without a name where the asker does not read them himself. */
  rows: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
  /** The data scopes that narrow what he sees, with the roles that give them; the rules of the entity hold besides. */
  scopes: z.array(z.object({ scopeName: z.string(), roles: z.array(z.string()) })),
  /** The fields that he would see; none where he sees all. */
  fields: z.array(z.string()),
});
export type EntityReach = z.output<typeof entityReach>;
