import { z } from 'zod';

import { actingDuties } from '../companies/duties.ts';
import { named } from '../kit/named-schema.ts';

/** Whom a process may be started by: everybody, or some people, roles, departments with those below, posts, or members of companies by their duty. */
export const scopeTypes = ['all', 'user', 'role', 'department', 'post', 'duty'] as const;
export type ScopeType = (typeof scopeTypes)[number];

/** So many are looked through; more are better said by a role. */
export const mostInScope = 500;

/** Ids of rows, or duties: those alone of members who act. */
const ids = z.array(z.union([z.uuid(), z.enum(actingDuties)])).max(mostInScope);

const isDuty = (id: string) => actingDuties.some((duty) => duty === id);

/** Who may start the process of a model. */
export const modelScope = named(
  'ModelScope',
  z.object({
    type: z.enum(scopeTypes),
    values: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Stands for what it says now; whoever writes it anew tells by it what he saw. */
    rev: z.string(),
  }),
);
export type ModelScope = z.output<typeof modelScope>;

/** The same to be written; everybody names nobody, and any other type names somebody. */
export const scopeInput = z
  .object({
    modelId: z.string(),
    type: z.enum(scopeTypes),
    ids: ids.default([]),
    rev: z.string().max(64).optional(),
  })
  .refine(({ type, ids: named }) => (type === 'all') === (named.length === 0), { path: ['ids'] })
  .refine(({ type, ids: named }) => named.every((id) => isDuty(id) === (type === 'duty')), { path: ['ids'] });

/** Somebody who is within a scope. */
export const personInScope = named(
  'PersonInScope',
  z.object({ id: z.string(), realName: z.string(), deptName: z.string().nullable() }),
);
export type PersonInScope = z.output<typeof personInScope>;
