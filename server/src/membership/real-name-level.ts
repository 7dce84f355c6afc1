import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { lackingFor, phoneLevel } from '@policy/shared/contract/sign-in/sign-on.ts';
import type { LevelPurpose } from '@policy/shared/contract/sign-in/sign-on.ts';
import { and, eq, max } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import { momentOf } from '../kit/runtime/clock.ts';
import type { Context } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import { tableOf } from '../kit/table/table.ts';
import { sessionSignOns } from '../sign-on/tables.ts';
import { actorOf, isApplicant } from './applicant.ts';
import { actingMembers } from './membership.ts';

const members = tableOf(companyMember);

/**
 * Refuses an applicant's act for which his session's real-name level is too low, by what is kept of it at this moment: nobody
 * outside is asked inside a transaction. Officers are known to the house, and are not asked.
 */
export async function assertLevel(context: Context, purpose: LevelPurpose): Promise<void> {
  if (!isApplicant(context)) return;
  const [lack] = lackingFor(await sessionLevel(context), purpose).missing;
  if (lack) throw new Refusal(`level.${lack}`, {}, `level.${lack}`);
}

/** The real-name level that the caller's session is worth, by what is kept of it. */
export async function sessionLevel(context: Context): Promise<number> {
  const { sessionId } = actorOf(context);
  const [kept] = isUuid(sessionId)
    ? await context.db.select().from(sessionSignOns).where(eq(sessionSignOns.id, sessionId))
    : [];
  const level = kept?.providerId ? kept.level : await registeredLevel(context);
  const isProved = kept?.phoneUntil && momentOf(kept.phoneUntil) > context.clock.now();
  return isProved ? Math.max(level, phoneLevel) : level;
}

/** What a person without a provider is worth: a real-name level is his own, whichever of his memberships he got it by. */
async function registeredLevel(context: Context): Promise<number> {
  const { db, tenantId, clock } = context;
  const [row] = await db
    .select({ level: max(members.authLevel) })
    .from(members)
    .where(
      and(
        ...[eq(members.tenantId, tenantId), eq(members.uid, actorOf(context).userId)],
        actingMembers(clock.now()),
      ),
    );
  return row?.level ?? 0;
}
