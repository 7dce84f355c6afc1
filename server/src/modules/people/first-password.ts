import type { user } from '@policy/shared/contract/entities/people/user.ts';

import { assertGood, storedForm } from '../../accounts/passwords.ts';
import { securityOf } from '../../accounts/security-policy.ts';
import type { PersonRow } from '../../accounts/person-bounds.ts';
import { setPassword } from '../../accounts/set-password.ts';
import type { Submitted } from '../../kit/crud/crud-module.ts';
import { atField } from '../../kit/runtime/errors.ts';

/** Whoever chooses a password for somebody else chooses one that must be replaced; without one nobody can sign in yet. */
export async function storeFirstPassword(
  row: PersonRow,
  { before, sent, context }: Submitted<typeof user>,
): Promise<void> {
  const password = typeof sent['password'] === 'string' ? sent['password'] : '';
  if (before || password === '') return;
  const policy = await securityOf(context.db, context.tenantId);
  await atField('password', assertGood(password, row.account, policy));
  const passwordHash = await storedForm(password);
  await setPassword(context, row.id, passwordHash);
}
