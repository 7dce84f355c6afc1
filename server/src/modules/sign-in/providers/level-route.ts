import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { identityProvider } from '@policy/shared/contract/entities/sign-in/identity-provider.ts';
import {
  levelAnswer,
  levelPurposes,
  phoneLevel,
  requiredLevels,
} from '@policy/shared/contract/sign-in/sign-on.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { queryOf } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { momentOf, wireTime } from '../../../kit/runtime/clock.ts';
import type { Actor, Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { actorOf } from '../../../membership/applicant.ts';
import { sessionSignOns } from '../../../sign-on/tables.ts';
import { accessPlace } from './sealed-places.ts';
import { settingsOf } from './settings.ts';
import { identityProviderTable } from './tables.ts';
import type { SignOnPorts } from './visits.ts';

const query = z.object({ purpose: z.enum(levelPurposes).default('apply') });

/** The call that tells the real-name level of a session, and what it lacks for what its person wants to do. */
export function addLevel(app: FastifyInstance, ports: SignOnPorts) {
  const schema = { tags: ['signOn'], querystring: query.partial(), response: { 200: levelAnswer } };
  const config = { guard: 'signedIn', perMinute: 60 } as const;
  app.get('/policy/gdgovesso/chekLevel', { config, schema }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const required = requiredLevels[query.parse(queryOf(request)).purpose];
    return lacking(await levelNow(ports, request.context), required);
  });
}

function lacking(level: number, required: number): z.output<typeof levelAnswer> {
  if (level >= required) return { level, required, missing: [], next: 'none' };
  // A proved phone is worth a level of its own, and no more than that.
  const byPhone = required <= phoneLevel;
  return { level, required, missing: [byPhone ? 'phone' : 'realName'], next: byPhone ? 'sms' : 'provider' };
}

type Kept = typeof sessionSignOns.$inferSelect;

/** The level of the caller's session at this moment: as the provider sees him now, or as he was registered. */
async function levelNow(ports: SignOnPorts, context: Context): Promise<number> {
  const actor = actorOf(context);
  const [kept] = await context.db.select().from(sessionSignOns).where(eq(sessionSignOns.id, actor.sessionId));
  const level = kept?.providerId
    ? await askedAgain(ports, context, kept)
    : await registeredLevel(context, actor);
  const isProved = kept?.phoneUntil && momentOf(kept.phoneUntil) > context.clock.now();
  return isProved ? Math.max(level, phoneLevel) : level;
}

/** What the provider says now; a provider that does not answer leaves what it said last. */
async function askedAgain(
  { services, ask }: SignOnPorts,
  context: Context,
  { id: sessionId, providerId, accessSealed, subject, level: last }: Kept,
): Promise<number> {
  const row = await repositoryOf(identityProvider, context).first(
    eq(identityProviderTable.id, providerId ?? ''),
  );
  if (row?.status !== 1 || accessSealed === null || subject === null) return last;
  try {
    const settings = await settingsOf(context, services, row);
    const access = services.cipher.open(accessSealed, accessPlace(sessionId));
    const level = await ask(settings, (provider, call) => provider.level({ access, subject }, call));
    const checkedAt = wireTime(context.clock.now());
    await context.db.update(sessionSignOns).set({ level, checkedAt }).where(eq(sessionSignOns.id, sessionId));
    return level;
  } catch (error) {
    if (error instanceof Refusal) return last;
    throw error;
  }
}

/** The level that the person was registered with, for the company that he acts for or for himself. */
async function registeredLevel(context: Context, { userId, companyId }: Actor): Promise<number> {
  const table = tableOf(companyMember);
  const acting = companyId === null ? isNull(table.companyId) : eq(table.companyId, companyId);
  const row = await repositoryOf(companyMember, context).first(and(eq(table.uid, userId), acting));
  return row?.authLevel ?? 0;
}
