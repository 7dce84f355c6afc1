import { identityProvider } from '@policy/shared/contract/entities/sign-in/identity-provider.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { momentOf, wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { actorOf, isApplicant } from '../../../membership/applicant.ts';
import { sessionSignOns } from '../../../sign-on/tables.ts';
import { accessPlace } from './sealed-places.ts';
import { settingsOf } from './settings.ts';
import { identityProviderTable } from './tables.ts';
import type { SignOnPorts } from './visits.ts';

/** How long an act believes what a provider said of a session. */
const believedMs = 60_000;

type Kept = typeof sessionSignOns.$inferSelect;

/** Asks the provider of the caller's session anew, where it was asked longer ago than this; a session without one is left as it is. */
export type AskLevel = (context: Context, olderThanMs: number) => Promise<void>;

/** Asks providers how surely they know the people of sessions now; of several calls of one session at once the first asks for all. */
export function levelAsking(ports: SignOnPorts): AskLevel {
  const underWay = new Map<string, Promise<void>>();
  return async (context, olderThanMs) => {
    const { sessionId } = actorOf(context);
    if (!isUuid(sessionId)) return;
    const asked = underWay.get(sessionId);
    if (asked) return asked;
    const asking = askIfOlder(ports, context, olderThanMs).finally(() => underWay.delete(sessionId));
    underWay.set(sessionId, asking);
    return asking;
  };
}

async function askIfOlder(ports: SignOnPorts, context: Context, olderThanMs: number): Promise<void> {
  const { sessionId } = actorOf(context);
  const [kept] = await context.db.select().from(sessionSignOns).where(eq(sessionSignOns.id, sessionId));
  if (!kept?.providerId) return;
  const now = context.clock.now();
  if (now.getTime() - momentOf(kept.checkedAt).getTime() < olderThanMs) return;
  // A provider that does not answer leaves what it said last, and is left alone for as long as one that did.
  const level = (await toldBy(ports, context, kept)) ?? kept.level;
  const checkedAt = wireTime(now);
  await context.db.update(sessionSignOns).set({ level, checkedAt }).where(eq(sessionSignOns.id, sessionId));
}

/** What the provider says now; null where it is off, tells nothing of this session, or does not answer. */
async function toldBy(
  { services, ask }: SignOnPorts,
  context: Context,
  { id: sessionId, providerId, accessSealed, subject }: Kept,
): Promise<number | null> {
  const row = await repositoryOf(identityProvider, context).first(
    eq(identityProviderTable.id, providerId ?? ''),
  );
  if (row?.status !== 1 || accessSealed === null || subject === null) return null;
  try {
    const settings = await settingsOf(context, services, row);
    const access = services.cipher.open(accessSealed, accessPlace(sessionId));
    return await ask(settings, (provider, call) => provider.level({ access, subject }, call));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Before each call that asks an applicant for a real-name level, and outside of its transaction, his provider is asked. */
export function askBeforeActs(app: FastifyInstance, askLevel: AskLevel) {
  app.addHook('preHandler', async ({ context, routeOptions }) => {
    if (routeOptions.config.asksLevel && isApplicant(context)) await askLevel(context, believedMs);
  });
}
