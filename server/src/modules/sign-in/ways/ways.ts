import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { and, asc, count, eq } from 'drizzle-orm';

import { thirdPartyLogins, userTable } from '../../../accounts/tables.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import type { Services } from '../../../kit/services/services.ts';
import { passkeys } from '../passkeys/tables.ts';
import { isOfferedTo, mayBeUsed, providersOf } from '../providers/offered.ts';
import { sourceOf } from '../third-party/stored-login.ts';
import { isPartyOn } from '../third-party/third-parties.ts';
import { hasPassword } from './has-password.ts';

type Config = Services['config'];

/** Nobody has more logins elsewhere than fit on a page. */
export const mostLogins = 10;

/** A login elsewhere that signs a person in here. */
interface BoundLogin {
  id: string;
  /** Who vouches, in the reader's language. */
  name: string;
  /** What the person is called there. */
  nickName: string;
  /** False while whoever vouches is switched off: it is no way in then. */
  isUsable: boolean;
}

/** The logins that are tied to a person, oldest first. */
export async function boundLogins(
  context: Context,
  config: Config,
  { userId, userType }: { userId: string; userType: number },
): Promise<BoundLogin[]> {
  const { db, tenantId, locale } = context;
  const rows = await db
    .select()
    .from(thirdPartyLogins)
    .where(and(eq(thirdPartyLogins.tenantId, tenantId), eq(thirdPartyLogins.userId, userId)))
    .orderBy(asc(thirdPartyLogins.createTime), asc(thirdPartyLogins.id));
  if (rows.length === 0) return [];
  const providers = new Map(
    (await providersOf(context).all(undefined)).map((row) => [sourceOf(row.id), row]),
  );
  return rows.map(({ id, source, nickName }) => {
    const row = providers.get(source);
    const words = catalogue(locale).signInWays;
    const name = row ? (locale === 'en' && row.nameEn) || row.name : words.party;
    const isUsable = row
      ? mayBeUsed(row, config) && isOfferedTo(row, { userType })
      : isPartyOn(source, config);
    return { id, name, nickName, isUsable };
  });
}

/**
 * Refuses to go on where a person could not sign in any more; to be called in the transaction that took a way from him, after
 * it did. Whoever takes two ways from one person at once waits here for the other.
 */
export async function assertWayLeft(context: Context, config: Config): Promise<void> {
  const { userId, userType } = found(context.actor);
  await lockPerson(context, userId);
  if (await hasPassword(context, userId)) return;
  const logins = await boundLogins(context, config, { userId, userType });
  if (logins.some(({ isUsable }) => isUsable)) return;
  const [kept] = await context.db.select({ left: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  if ((kept?.left ?? 0) === 0) throw new Refusal('signInWay.last');
}

/** Whoever changes how a person signs in does so one after the other. */
export const lockPerson = ({ db }: Context, userId: string) =>
  db.select({ id: userTable.id }).from(userTable).where(eq(userTable.id, userId)).for('update');
