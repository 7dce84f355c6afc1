import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';

import { hourlyJob } from '../../../kit/routes/recurring-jobs.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Services } from '../../../kit/services/services.ts';
import { accountMessages } from '../account-codes/tables.ts';
import { knownDevices, loginFailures } from '../lockout/tables.ts';
import { sessionSignOns, smsCodes } from '../../../sign-on/tables.ts';
import { forgetOldOutcomes } from '../providers/outcomes.ts';
import { refreshTokens, sessions } from '../tables.ts';

type Ports = Pick<Services, 'database' | 'clock'>;

const keptMs = 30 * 86_400_000;
/** Codes of a day are counted together. */
const phonesMs = 2 * 86_400_000;
/** Codes and links are counted for a day after they were asked for. */
const countedMs = 2 * 86_400_000;

/** Removes sign-ins that have been over for a month, attempts that lock nothing any more and devices that are not known any more. */
export async function removeExpired({ database: { db }, clock }: Ports) {
  const now = clock.now().getTime();
  const before = wireTime(new Date(now - keptMs));
  const old = db.select({ id: sessions.id }).from(sessions).where(lt(sessions.lastSeenAt, before));
  const over = and(lt(refreshTokens.expiresAt, before), inArray(refreshTokens.sessionId, old));
  await db.delete(refreshTokens).where(over);
  const unreachable = sql`not exists (select 1 from ${refreshTokens} where ${refreshTokens.sessionId} = ${sessions.id})`;
  await db.delete(sessions).where(and(lt(sessions.lastSeenAt, before), unreachable));
  await db
    .delete(sessionSignOns)
    .where(sql`not exists (select 1 from ${sessions} where ${sessions.id} = ${sessionSignOns.id})`);
  await db.delete(smsCodes).where(lt(smsCodes.sentAt, wireTime(new Date(now - phonesMs))));
  await forgetOldOutcomes(db, new Date(now));
  await db.delete(accountMessages).where(lt(accountMessages.expiresAt, wireTime(new Date(now - countedMs))));
  await db.delete(knownDevices).where(lt(knownDevices.expiresAt, wireTime(new Date(now))));
  const { attempts } = loginFailures;
  const isOld = sql`${attempts}[cardinality(${attempts})] < ${now - keptMs}`;
  // Empty ones are left by attempts that were taken back.
  await db.delete(loginFailures).where(or(isOld, eq(sql`cardinality(${attempts})`, 0)));
}

/** Removes them once an hour while the server runs. */
export const housekeepingModule = hourlyJob(removeExpired, 'what is left of old sign-ins was not removed');
