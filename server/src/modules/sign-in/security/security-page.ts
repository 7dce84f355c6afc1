import { param } from '@policy/shared/contract/entities/system/param.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { securityKeys, securityRule } from '@policy/shared/contract/sign-in/security-policy.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';

import { policyOf } from '../../../accounts/security-policy.ts';
import { userTable } from '../../../accounts/tables.ts';
import { changeRecords } from '../../../kit/history/change-history.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';

/** Since when something holds, and who said so; null for what nobody has said, and for what came with the installation. */
const origin = { since: z.string().nullable(), byName: z.string().nullable() };

/** What the page of the security policy tells. */
export const securityPage = z.object({
  rules: z.array(
    z.object({
      key: z.string(),
      value: z.int(),
      /** 1 where the tenant has said it, and 0 where it is the default. */
      isOwn: z.union([z.literal(0), z.literal(1)]),
      ...origin,
    }),
  ),
  roles: z.array(
    z.object({
      ...{ id: z.string(), name: z.string(), version: z.int() },
      requireTotp: z.union([z.literal(0), z.literal(1)]),
      ...origin,
    }),
  ),
});

/** Who did something, and when. */
interface Said {
  at: string;
  userId: string | null;
}

/** What holds in the caller's tenant, and since when and by whom. */
export async function readSecurityPage(context: Context): Promise<z.output<typeof securityPage>> {
  const own = await ownRules(context);
  const roles = await repositoryOf(role, context).all(undefined);
  const asked = await lastAsked(
    context,
    roles.map(({ id }) => id),
  );
  const saidOf = (one: (typeof roles)[number]): Said =>
    asked.get(one.id) ?? { at: one.createTime, userId: one.createUser };
  const names = await namesOf(context, [...own.values(), ...asked.values(), ...roles.map(saidOf)]);
  const told = (said: Said | undefined) => ({
    since: said?.at ?? null,
    byName: (said?.userId && names.get(said.userId)) || null,
  });
  const policy = policyOf(new Map([...own].map(([key, { value }]) => [key, value])));
  return {
    rules: securityKeys.map((key) => ({
      ...{ key, value: policy[key], isOwn: own.has(key) ? 1 : 0, ...told(own.get(key)) },
    })),
    roles: roles.map((one) => ({
      ...{
        id: one.id,
        name: (context.locale === 'en' && one.roleNameEn) || one.roleName,
        version: one.version,
      },
      ...{ requireTotp: one.requireTotp === 1 ? 1 : 0, ...told(saidOf(one)) },
    })),
  };
}

/** Rows of the parameters that keep the rules of the caller's tenant, by key. */
export async function ownRows(context: Context) {
  const rows = await repositoryOf(param, context).all(inArray(tableOf(param).paramKey, [...securityKeys]));
  return new Map(rows.map((row) => [row.paramKey, row]));
}

/** A parameter that says what holds anyway says nothing. */
async function ownRules(context: Context): Promise<Map<string, Said & { value: string }>> {
  const rows = await ownRows(context);
  return new Map(
    securityKeys.flatMap((key) => {
      const row = rows.get(key);
      if (!row || Number(row.paramValue) === securityRule(key).initial) return [];
      return [[key, { value: row.paramValue, at: row.updateTime, userId: row.updateUser }] as const];
    }),
  );
}

/** Who last changed whether a role asks for a second factor, by role; one that was never changed is not told. */
async function lastAsked({ db, tenantId }: Context, roleIds: readonly string[]): Promise<Map<string, Said>> {
  const { rowId, at, userId, entity, changes } = changeRecords;
  const rows = await db
    .selectDistinctOn([rowId], { rowId, at, userId })
    .from(changeRecords)
    .where(
      and(
        eq(changeRecords.tenantId, tenantId),
        eq(entity, role.name),
        inArray(rowId, [...roleIds]),
        sql`${changes} @> '[{"field": "requireTotp"}]'`,
      ),
    )
    .orderBy(rowId, desc(at));
  return new Map(rows.map((row) => [row.rowId, row]));
}

async function namesOf({ db }: Context, said: readonly Said[]): Promise<Map<string, string>> {
  const ids = [...new Set(said.flatMap(({ userId }) => userId ?? []))];
  const { id, realName } = userTable;
  const rows = await db.select({ id, realName }).from(userTable).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row.realName]));
}
