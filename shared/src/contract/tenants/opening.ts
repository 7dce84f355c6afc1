import { z } from 'zod';

/** What a new tenant may be given from another one, in the order in which it is offered. */
export const initialKinds = [
  'roles',
  'dictionaries',
  'params',
  'templates',
  'topMenus',
  'forms',
  'processes',
] as const;
export type InitialKind = (typeof initialKinds)[number];

/** What every tenant begins with, whatever is copied. */
const ownKinds = ['departments', 'positions', 'people'] as const;

/** Kinds of what is made for a new tenant. */
export const madeKinds = [...ownKinds, ...initialKinds] as const;
export type MadeKind = (typeof madeKinds)[number];

/** How much of each kind a tenant has to copy from. */
export const initialCounts = z.array(z.object({ kind: z.enum(initialKinds), count: z.int() }));

/** What is asked for besides the fields of the tenant and its administrator. */
export const initialChoice = z.looseObject({
  templateTenantId: z.string().max(6),
  copied: z.array(z.enum(initialKinds)).max(initialKinds.length),
});

/** The new tenant, its administrator's account, and what was made by kind. */
export const openedTenant = z.object({
  id: z.string(),
  tenantId: z.string(),
  tenantName: z.string(),
  account: z.string(),
  made: z.array(z.object({ kind: z.enum(madeKinds), count: z.int() })),
});
export type OpenedTenant = z.infer<typeof openedTenant>;
