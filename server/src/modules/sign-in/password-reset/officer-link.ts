import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';

import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import {
  codeExpiry,
  codeMinutes,
  newToken,
  personState,
  secretHash,
} from '../account-codes/account-codes.ts';
import type { TellPorts } from '../account-codes/account-deliverer.ts';
import { accountMessages, resetPurposes } from '../account-codes/tables.ts';

/** Whom an officer gives a new start, and where he is reached. */
export interface LinkedPerson {
  userId: string;
  phone: string;
}

/**
 * Sends a portal user the link of a forgotten password at an officer's word, in the officer's open transaction. Every code
 * and link that he had before is over with it. False where nobody knows the address of his portal.
 */
export async function sendResetLink(
  context: Context,
  { userId, phone }: LinkedPerson,
  { services, messengers }: TellPorts,
): Promise<boolean> {
  const address = await services.portalOf(context);
  if (address === null) return false;
  const { db, tenantId, locale, clock } = context;
  const now = wireTime(clock.now());
  await db
    .update(accountMessages)
    .set({ usedAt: now })
    .where(
      and(
        ...[eq(accountMessages.userId, userId), inArray(accountMessages.purpose, [...resetPurposes])],
        isNull(accountMessages.usedAt),
      ),
    );
  const [id, token] = [randomUUID(), newToken()];
  await db.insert(accountMessages).values({
    ...{ id, tenantId, locale, userId, purpose: 'resetByOfficer' as const },
    secretHash: secretHash(services.cipher, id, token),
    stateHash: await personState(db, userId),
    ...{ createTime: now, expiresAt: codeExpiry(clock.now()) },
  });
  // What stands behind the # is sent to no server, and stands in no log.
  const params = { link: `${address}/login/reset#${id}.${token}`, minutes: String(codeMinutes) };
  await messengers.sms(context, { phone, template: 'password-link', params });
  return true;
}
