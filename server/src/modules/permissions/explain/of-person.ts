import { user } from '@policy/shared/contract/entities/people/user.ts';
import { verdictReasons } from '@policy/shared/contract/permissions/permission-verdict.ts';
import { z } from 'zod';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { packageOf, readCodes, readRoles } from './facts.ts';
import type { Code, ExplainedRole } from './facts.ts';
import { verdictOf } from './verdict.ts';

const verdict = z.object({
  code: z.string(),
  granted: z.union([z.literal(0), z.literal(1)]),
  because: z.enum(verdictReasons),
  /** Names of the roles behind it. */
  roles: z.array(z.string()),
  /** Names of the data scopes that narrow it; none where it reaches the whole tenant. */
  scopes: z.array(z.string()),
});

/** What one person may do, code by code. */
export const personAnswer = z.object({
  userId: z.string(),
  account: z.string(),
  realName: z.string(),
  status: z.int(),
  roles: z.array(z.object({ id: z.string(), roleName: z.string(), status: z.int() })),
  packageName: z.string().nullable(),
  verdicts: z.array(verdict),
});

/** Explains every code for one person within the caller's reach. */
export async function explainPerson(
  context: Context,
  userId: string,
): Promise<z.output<typeof personAnswer>> {
  const person = await repositoryOf(user, context).get(userId);
  const roles = await readRoles(context, person.roleId ?? []);
  const codes = await readCodes(context);
  const who = { isOn: person.status === 1, roles };
  return {
    ...{ userId, account: person.account, realName: person.realName, status: person.status },
    roles: roles.map(({ id, roleName, isOn }) => ({ id, roleName, status: isOn ? 1 : 0 })),
    packageName: await packageOf(context),
    verdicts: codes.map((code) => {
      const { granted, because, roles: names } = verdictOf(who, code);
      const scopes = because === 'role' ? scopesOf(roles, code) : [];
      return { code: code.code, granted: granted ? 1 : 0, because, roles: [...names], scopes };
    }),
  };
}

/** The scopes of a person's live roles that narrow what a button acts on. */
function scopesOf(roles: readonly ExplainedRole[], { code, category }: Code): string[] {
  if (category === 1) return [];
  const narrowing = roles
    .filter(({ isOn }) => isOn)
    .flatMap(({ scopes }) => scopes)
    .filter(({ permissionBase }) => code.startsWith(`${permissionBase}_`));
  return [...new Set(narrowing.map(({ scopeName }) => scopeName))];
}
