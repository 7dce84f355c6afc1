import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import type { ScopeCondition } from '@policy/shared/contract/permissions/scope-condition.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import type { Database } from '../../database/client.ts';
import type { Clock } from './clock.ts';

/** How far a person reaches into the rows of an entity: 1 all, 2 own rows, 3 own department, 4 own department and below, 5 a condition. */
export type ScopeType = 1 | 2 | 3 | 4 | 5;

/** One reach that a role was granted. */
export interface Scope {
  type: ScopeType;
  /** Which rows, for type 5. */
  condition: ScopeCondition | null;
  /** The fields that it shows; null shows all. */
  fields: readonly string[] | null;
}

/** Who is calling, as the server knows him; made at sign-in and refreshed within seconds. */
export interface Actor {
  sessionId: string;
  userId: string;
  account: string;
  name: string;
  userType: number;
  clientId: string;
  roleIds: readonly string[];
  roleAliases: readonly string[];
  deptIds: readonly string[];
  /** Own departments and everything below them. */
  deptIdsBelow: readonly string[];
  /** Own departments and everything above them. */
  deptIdsAbove: readonly string[];
  /** The company that he acts for; null while he acts for himself. */
  companyId: string | null;
  /** What he may do for it; everything while he acts for himself. */
  duties: readonly Duty[];
  permissions: ReadonlySet<string>;
  /** Granted reach by the permission base of an entity; none granted means the whole tenant. */
  scopes: ReadonlyMap<string, readonly Scope[]>;
  /** API scopes granted: the calls that they cover may be made. */
  apiScopeIds: ReadonlySet<string>;
  /** What the person has to do for his account's safety before he may do anything else. */
  heldFor?: 'password' | 'secondFactor';
}

/** A row that somebody was given leave to see, with what hangs below it, before it is public. */
export interface Preview {
  entity: string;
  id: string;
}

/**
 * Everything a read or a write needs to know; made once per request and passed, never global.
 * The kit's rules add what every write is held to (`rules/rules.ts`).
 */
export interface Context {
  db: Database;
  tenantId: string;
  actor: Actor | null;
  locale: Locale;
  clock: Clock;
  /** Key of the caller's own choosing that makes a repeated write answer as the first did. */
  idempotencyKey: string | null;
  /** The row that the caller may see before it is public. */
  preview?: Preview;
  /** Where the call came from; null for what the system does by itself. */
  remoteIp: string | null;
  /** Runs once the transaction of this context has been committed, and never when it was rolled back. */
  afterCommit(effect: () => void): void;
}

/** The context of the system itself, which acts for nobody and belongs to no request. */
export const systemContext = (on: Pick<Context, 'db' | 'tenantId' | 'clock' | 'rules'>): Context => ({
  ...on,
  actor: null,
  locale: 'zh',
  idempotencyKey: null,
  remoteIp: null,
  afterCommit: (effect) => effect(),
});

/** The platform's own administrator may do everything in every tenant he signs in to. */
export const isAdministrator = (actor: Actor | null) => actor?.roleAliases.includes('administrator') ?? false;

/** Whether the caller holds a permission code. */
export function may(context: Context, permission: string): boolean {
  return isAdministrator(context.actor) || (context.actor?.permissions.has(permission) ?? false);
}

/** The context of the same caller with other rights than his roles give him: what is named here takes the place of theirs. */
export function withRights(
  context: Context,
  rights: Partial<Pick<Actor, 'permissions' | 'roleAliases' | 'scopes'>>,
): Context {
  const { actor } = context;
  return { ...context, actor: actor && { ...actor, ...rights } };
}
