import { eq } from 'drizzle-orm';

import type { Database } from '../../../database/client.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { readLinks } from '../../../kit/table/links.ts';
import { sessions } from '../tables.ts';

/** A wish to act in one department and role; an empty one keeps things as they are. */
interface ActingWish {
  sessionId: string;
  deptId: string;
  roleId: string;
}

/** Narrows a session to one of the person's own departments and roles; what is not his is refused. */
export async function actAs(tx: Database, { sessionId, deptId, roleId }: ActingWish): Promise<void> {
  if (deptId === '' && roleId === '') return;
  const asked = eq(sessions.id, sessionId);
  const [session] = await tx.select({ userId: sessions.userId }).from(sessions).where(asked);
  const own = await readLinks(tx, session ? [session.userId] : []);
  const had = (field: string) => [...own.values()].flatMap((fields) => fields[field] ?? []);
  if (!had('user.deptId').includes(deptId) || !had('user.roleId').includes(roleId))
    throw new Refusal('signIn.acting');
  await tx.update(sessions).set({ deptId, roleId }).where(asked);
}
