import { apiScope } from '@policy/shared/contract/entities/permissions/api-scope.ts';
import { and, eq } from 'drizzle-orm';

import type { Database } from '../database/client.ts';
import type { Call } from '../kit/runtime/sessions.ts';
import { tableOf } from '../kit/table/table.ts';

/** Calls that one API scope covers. */
export interface ScopedCall {
  id: string;
  method: 'any' | 'get' | 'post';
  path: string;
}

const table = tableOf(apiScope);
const segment = String.raw`(?:[\w:.-]+|\*)`;
const wellFormed = new RegExp(`^/${segment}(?:/${segment})*(?:/\\*\\*)?$|^/\\*\\*$`);

/** A path as scopes keep it, without the prefix that every call has; null for one that could not cover any. */
export function scopedPath(typed: string): string | null {
  const path = `/${typed.trim().replace(/^\/+/, '')}`.replace(/^\/api(?=\/)/, '');
  return wellFormed.test(path) ? path : null;
}

/** Every live API scope. */
export const readScopedCalls = (db: Database): Promise<ScopedCall[]> =>
  db
    .select({ id: table.id, method: table.scopeMethod, path: table.scopePath })
    .from(table)
    .where(and(eq(table.isDeleted, 0), eq(table.status, 1)));

/** The scopes that cover a call. */
export const idsCovering = (scoped: readonly ScopedCall[], call: Call): string[] =>
  scoped
    .filter(({ method, path }) => coversMethod(method, call.method) && coversPath(path, call.path))
    .map(({ id }) => id);

const coversMethod = (scoped: ScopedCall['method'], method: string) =>
  scoped === 'any' || scoped === method.toLowerCase();

/** `*` stands for one segment, a final `**` for any that follow. */
function coversPath(scoped: string, path: string): boolean {
  const [wanted, given] = [scoped.split('/'), path.split('/')];
  const isOpen = wanted.at(-1) === '**';
  const fixed = isOpen ? wanted.slice(0, -1) : wanted;
  if (isOpen ? given.length <= fixed.length : given.length !== fixed.length) return false;
  return fixed.every((part, at) => part === '*' || part === given[at]);
}
