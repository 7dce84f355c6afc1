import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { verdictReasons } from '@policy/shared/contract/permissions/permission-verdict.ts';
import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { and, eq, or, sql } from 'drizzle-orm';
import { z } from 'zod';

import { userTable } from '../../../accounts/tables.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { nameIn } from '../../../kit/table/fields.ts';
import { linksToAny } from '../../../kit/table/links.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { readCodes } from './facts.ts';
import type { Code } from './facts.ts';
import { obstacleOf } from './verdict.ts';

const roleTable = tableOf(role);
const holder = z.object({
  id: z.string(),
  account: z.string(),
  realName: z.string(),
  because: z.enum(verdictReasons),
  roles: z.array(z.string()),
});

/** Who may use one code, and what keeps everybody else from it. */
export const holdersAnswer = pageOf(holder).extend({
  /** Why nobody but the platform's administrator may; null where roles decide. */
  obstacle: z.enum(verdictReasons).nullable(),
});

type Query = Readonly<Record<string, unknown>>;

/** One page of the people who may use a code. */
export async function explainCode(context: Context, { code, ...query }: Query & { code: string }) {
  const asked = found((await readCodes(context)).find((one) => one.code === code));
  const obstacle = obstacleOf(asked);
  const roles = new Map((await rolesGiving(context, asked)).map((one) => [one.id, one]));
  const ids = [...roles.keys()];
  const holding = ids.length > 0 ? linksToAny(userTable.id, 'user.roleId', ids) : sql`false`;
  const page = await repositoryOf(user, context).page(query, and(eq(userTable.status, 1), holding));
  const records = page.records.map(({ id, account, realName, roleId }) => {
    const giving = (roleId ?? []).flatMap((one) => roles.get(one) ?? []);
    const administrators = giving.filter(isAdministrators);
    const behind = administrators.length > 0 ? administrators : giving;
    const because = administrators.length > 0 ? ('administrator' as const) : ('role' as const);
    return { id, account, realName, because, roles: behind.map((one) => nameIn(context, role, one)) };
  });
  return { ...page, records, obstacle };
}

const isAdministrators = ({ roleAlias }: { roleAlias: string }) => roleAlias === 'administrator';

/** The live roles that give a code: the administrator's, and those that hold it where nothing stands against it. */
function rolesGiving(context: Context, code: Code) {
  const held = obstacleOf(code) ? undefined : linksToAny(roleTable.id, 'role.menuIds', [code.id]);
  const gives = or(eq(roleTable.roleAlias, 'administrator'), held);
  return repositoryOf(role, context).all(and(eq(roleTable.status, 1), gives));
}
