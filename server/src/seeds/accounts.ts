import { user } from '@policy/shared/contract/entities/people/user.ts';
import { eq } from 'drizzle-orm';

import { storedForm } from '../accounts/passwords.ts';
import { userTable } from '../accounts/tables.ts';
import type { Context } from '../kit/runtime/context.ts';
import { demonstrationAccounts } from '../modules/sign-in/tables.ts';
import { insertMissing } from './insert-missing.ts';
import { roleSlug } from './reference/roles.ts';
import type { RoleAlias } from './reference/roles.ts';
import { idOf } from './slug-id.ts';

/** A person of a seed. */
export interface AccountSeed {
  /** Slug that the person's id is made of. */
  id: string;
  account: string;
  password: string;
  realName: string;
  /** 1 back-office, 2 portal. */
  userType: 1 | 2;
  roles: readonly RoleAlias[];
  /** Slugs of departments. */
  departments?: readonly string[];
  phone?: string;
  /** 1 makes the person replace the password before anything else. */
  mustChangePassword?: 0 | 1;
}

/** Adds a person who can sign in, unless this database has had him; answers whether he was added. */
export async function addAccount(context: Context, seed: AccountSeed): Promise<boolean> {
  const {
    id,
    account,
    password,
    realName,
    userType,
    roles,
    departments = [],
    phone,
    mustChangePassword = 0,
  } = seed;
  const links = { roleId: roles.map(roleSlug), deptId: departments };
  const added = await insertMissing(user, context, [
    { id, account, name: realName, realName, userType, phone, ...links },
  ]);
  if (added.length === 0) return false;
  const passwordHash = await storedForm(password);
  await context.db
    .update(userTable)
    .set({ passwordHash, mustChangePassword })
    .where(eq(userTable.id, idOf(id)));
  return true;
}

/** The same for an account of the demonstration, whose password the sign-in pages tell in the order of `sort`. */
export async function addDemonstrationAccount(
  context: Context,
  seed: AccountSeed,
  sort: number,
): Promise<void> {
  if (!(await addAccount(context, seed))) return;
  const told = { userId: idOf(seed.id), password: seed.password, sort };
  await context.db.insert(demonstrationAccounts).values(told).onConflictDoNothing();
}
