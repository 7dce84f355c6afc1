import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';

import { thirdPartyLogins } from '../../../accounts/tables.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';

export type StoredLogin = typeof thirdPartyLogins.$inferSelect;

/** By what logins over a provider are stored: its row, whatever it is called. */
export const sourceOf = (providerId: string): string => `sso:${providerId}`;

/** The stored login of a person, made at his first visit. */
export async function storedLogin(
  { db, tenantId, clock }: Context,
  { source, openId, nickName }: Pick<StoredLogin, 'source' | 'openId' | 'nickName'>,
): Promise<StoredLogin> {
  const { userId, createTime } = thirdPartyLogins;
  const fresh = { id: uuidv7(), tenantId, createTime: wireTime(clock.now()), source, openId, nickName };
  const [login] = await db
    .insert(thirdPartyLogins)
    .values(fresh)
    .onConflictDoUpdate({
      target: [thirdPartyLogins.tenantId, thirdPartyLogins.source, thirdPartyLogins.openId],
      // Of somebody who has no account here the time is that of his last visit: the row goes thirty days after it.
      set: {
        nickName,
        createTime: sql`case when ${userId} is null then excluded.create_time else ${createTime} end`,
      },
    })
    .returning();
  if (!login) throw new Error(`No login of ${source}`);
  return login;
}

/** The same where he has been here before, and nothing otherwise. */
export async function knownLogin(
  { db, tenantId }: Context,
  { source, openId }: Pick<StoredLogin, 'source' | 'openId'>,
): Promise<StoredLogin | undefined> {
  const own = and(eq(thirdPartyLogins.tenantId, tenantId), eq(thirdPartyLogins.source, source));
  const [login] = await db
    .select()
    .from(thirdPartyLogins)
    .where(and(own, eq(thirdPartyLogins.openId, openId)));
  return login;
}
