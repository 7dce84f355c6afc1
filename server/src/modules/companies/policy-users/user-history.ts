import { entities } from '@policy/shared/contract/entities/index.ts';
import type { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { and, count, desc, eq, or } from 'drizzle-orm';
import { z } from 'zod';

import { pagingOf } from '../../../kit/query/paging.ts';
import { changeRecords } from '../../../kit/history/change-history.ts';
import type { FieldChange } from '../../../kit/history/change-history.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';

const value = z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() });

/** One change of a policy user: of his membership, his account or his company, by whom and when. */
export const told = z.object({
  id: z.string(),
  at: z.string(),
  act: z.enum(['added', 'changed', 'removed', 'restored', 'purged']),
  /** What was changed, in words. */
  thing: z.string(),
  userName: z.string().nullable(),
  changes: z.array(value),
});

type Row = RowOf<typeof portalUser>;

/** One page of what became of a policy user, the newest first; contacts are masked as the history keeps them. */
export async function historyPage(context: Context, row: Row, query: Readonly<Record<string, unknown>>) {
  const { current, size } = pagingOf(query);
  const { tenantId, entity, rowId, at, id } = changeRecords;
  const of = (name: string, rowIdOf: string) => and(eq(entity, name), eq(rowId, rowIdOf));
  const where = and(
    eq(tenantId, context.tenantId),
    or(
      of('companyMember', row.id),
      of('user', row.uid),
      row.companyId === null ? undefined : of('company', row.companyId),
    ),
  );
  const records = await context.db
    .select()
    .from(changeRecords)
    .where(where)
    .orderBy(desc(at), desc(id))
    .limit(size)
    .offset((current - 1) * size);
  const [counted] = await context.db.select({ total: count() }).from(changeRecords).where(where);
  const total = counted?.total ?? 0;
  const names = await namesOf(
    context,
    records.flatMap(({ userId }) => userId ?? []),
  );
  return {
    ...{ total, size, current, pages: Math.ceil(total / size) },
    records: records.map((one) => ({
      ...{ id: one.id, at: one.at, act: one.act, thing: catalogue(context.locale).entity(one.entity).title },
      userName: names.get(one.userId ?? '') ?? null,
      changes: one.changes.map((change) => inWords(context, one.entity, change)),
    })),
  };
}

const namesOf = (context: Context, ids: readonly string[]) =>
  ids.length > 0
    ? repositoryOf(user, context).names([...new Set(ids)])
    : Promise.resolve(new Map<string, string>());

/** A change by its label, with the names of choices in the place of their keys. */
function inWords({ locale }: Context, name: string, { field, before, after }: FieldChange) {
  const known = entities.find((one) => one.name === name);
  const texts = known && catalogue(locale).entity(known.name);
  const labels: Readonly<Record<string, string>> = { ...texts?.fields };
  const choices = new Map(Object.entries(texts?.choices ?? {})).get(field);
  const say = (said: unknown): string | null => {
    if (said === null || said === undefined) return null;
    if (Array.isArray(said)) return said.map((one) => say(one) ?? '').join('、');
    const key = typeof said === 'string' || typeof said === 'number' ? String(said) : JSON.stringify(said);
    return new Map(Object.entries(choices ?? {})).get(key) ?? key;
  };
  return { label: labels[field] ?? field, before: say(before), after: say(after) };
}
