import { user } from '@policy/shared/contract/entities/people/user.ts';
import { and, inArray, ne } from 'drizzle-orm';

import { userTable } from '../../accounts/tables.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { duplicate } from '../../kit/sql/duplicate.ts';

/** Whoever has a phone signs in with it: refuses phones that somebody else than the person has. */
export async function assertPhonesFree(context: Context, phones: readonly string[], personId?: string) {
  if (phones.length === 0) return;
  const others = personId === undefined ? undefined : ne(userTable.id, personId);
  const taken = await repositoryOf(user, context).count(and(inArray(userTable.phone, [...phones]), others));
  if (taken > 0) throw duplicate(user, context, 'phone');
}
