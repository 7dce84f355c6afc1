import type { ScopeType } from '@policy/shared/contract/process-design/scope.ts';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { readLinks } from '../../../kit/table/links.ts';
import { wfScope } from './scope-table.ts';

/** Who may start a process by its form: everybody, or those whom some ids of one type mean. */
export interface ProcessScope {
  type: ScopeType;
  ids: readonly string[];
}

const ofProcess = ({ tenantId }: Context, key: string) =>
  and(eq(wfScope.tenantId, tenantId), eq(wfScope.processKey, key));

/** Who may start a process; everybody where nothing was said. */
export async function scopeOf(context: Context, key: string): Promise<ProcessScope> {
  const rows = await context.db
    .select({ kind: wfScope.kind, id: wfScope.subjectId })
    .from(wfScope)
    .where(ofProcess(context, key))
    .orderBy(wfScope.subjectId);
  return { type: rows[0]?.kind ?? 'all', ids: rows.map(({ id }) => id) };
}

/** The same for whoever writes it next: until his transaction ends nobody else does. */
export async function lockScope(context: Context, key: string): Promise<ProcessScope> {
  const name = `scope:${context.tenantId}:${key}`;
  await context.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  return scopeOf(context, key);
}

/** Says it anew. */
export async function writeScope(context: Context, key: string, { type, ids }: ProcessScope): Promise<void> {
  const { db, tenantId } = context;
  await db.delete(wfScope).where(ofProcess(context, key));
  if (type === 'all' || ids.length === 0) return;
  const named = [...new Set(ids)];
  await db
    .insert(wfScope)
    .values(named.map((subjectId) => ({ tenantId, processKey: key, kind: type, subjectId })));
}

/** The processes whose scope leaves the caller out, and those whose scope means him by his duty in the company that he acts for. */
export async function scopesFor(
  context: Context,
): Promise<Record<'leftOut' | 'byDuty', ReadonlySet<string>>> {
  const rows = await context.db
    .select({
      key: wfScope.processKey,
      isMeant: sql<boolean>`bool_or(${await meansCaller(context)})`,
      isByDuty: sql<boolean>`bool_or(${eq(wfScope.kind, 'duty')})`,
    })
    .from(wfScope)
    .where(eq(wfScope.tenantId, context.tenantId))
    .groupBy(wfScope.processKey);
  const keys = (which: readonly { key: string }[]) => new Set(which.map(({ key }) => key));
  return {
    leftOut: keys(rows.filter(({ isMeant }) => !isMeant)),
    byDuty: keys(rows.filter(({ isMeant, isByDuty }) => isMeant && isByDuty)),
  };
}

/** Whether a row of a scope means the caller: himself, a role or a post of his, his department or one above it, a duty of his in the company that he acts for. */
async function meansCaller({ db, actor }: Context): Promise<SQL> {
  if (!actor) return sql`false`;
  const { userId, roleIds, deptIdsAbove, companyId, duties } = actor;
  const posts = (await readLinks(db, [userId])).get(userId)?.['user.postId'] ?? [];
  // Whoever acts for himself has every duty there is, and none in a company.
  const ofCompany = companyId === null ? [] : duties;
  const meant = {
    ...{ user: [userId], role: roleIds, department: deptIdsAbove, post: posts },
    duty: ofCompany,
  } as const;
  const rows = (['user', 'role', 'department', 'post', 'duty'] as const).map((kind) =>
    meant[kind].length === 0
      ? undefined
      : and(eq(wfScope.kind, kind), inArray(wfScope.subjectId, [...meant[kind]])),
  );
  return or(...rows) ?? sql`false`;
}
