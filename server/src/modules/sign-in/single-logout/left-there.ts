import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { parametersOf } from '../../../kit/routes/route.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Services } from '../../../kit/services/services.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { sessionSignOns } from '../../../sign-on/tables.ts';
import { localClient } from '../../../local-provider/local-client.ts';
import { senderOf } from '../providers/logout-message.ts';
import { mayBeUsed, providersOf } from '../providers/offered.ts';
import type { LeftThere } from '../providers/port.ts';
import { settingsOf } from '../providers/settings.ts';
import type { ProviderRow } from '../providers/settings.ts';
import { identityProviderTable, providerLogouts } from '../providers/tables.ts';
import type { SignOnPorts } from '../providers/visits.ts';
import type { SignInServices } from '../sign-in-services.ts';

const sent = z.object({ logout_token: z.string().max(20_000).default('') });
/** How long a message is known to have been heard; it is too old to be heard long before. */
const knownMs = 3_600_000;
const most = 50;

/** The call by which a provider tells that somebody left there; he is signed out here too, in every tenant that trusts it. */
export function addProviderLogout(app: FastifyInstance, signIn: SignInServices, ports: SignOnPorts) {
  const schema = {
    ...{ tags: ['signOn'], response: { 200: z.object({ success: z.literal(true) }) } },
    ...{ querystring: sent.partial(), body: sent.partial().nullish() },
  };
  // A provider has no header of an application of ours: its signature is what it is known by.
  const config = { guard: 'public', asksClient: true, flat: true, perMinute: 300 } as const;
  app.post('/policy/gdgovesso/backchannellogout', { config, schema }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    await hear(signIn, ports, request);
    return { success: true as const };
  });
}

async function hear(signIn: SignInServices, ports: SignOnPorts, request: FastifyRequest): Promise<void> {
  const read = sent.safeParse(parametersOf(request));
  if (!read.success) throw new Refusal('signOn.logout');
  const { logout_token: message } = read.data;
  const { context } = request;
  const rows = await providersSaying(context, ports.services, senderOf(message));
  const [first] = rows;
  if (!first) throw new Refusal('signOn.logout');
  const settings = await settingsOf(context, ports.services, first);
  const left = await ports.ask(settings, (provider, call) => provider.left(message, call));
  await inTransaction(context, (inside) =>
    endSessions(signIn, inside, { left, providerIds: rows.map(({ id }) => id) }),
  );
}

/** The providers of all tenants that go by an issuer and know us by an audience. */
async function providersSaying(
  context: Context,
  { config }: Services,
  { issuer, audiences }: ReturnType<typeof senderOf>,
) {
  const { id, tenantId, kind, status, isDeleted } = identityProviderTable;
  const isOurs = config.localProvider === issuer && audiences.includes(localClient.id);
  const written = and(
    ...[eq(kind, 'oidc'), eq(identityProviderTable.issuer, issuer)],
    inArray(identityProviderTable.clientId, [...audiences]),
  );
  const named = await context.db
    .select({ id, tenantId })
    .from(identityProviderTable)
    .where(and(isOurs ? eq(kind, 'local') : written, eq(status, 1), eq(isDeleted, 0)))
    .limit(most);
  const rows: ProviderRow[] = [];
  for (const one of named) {
    const row = await providersOf({ ...context, tenantId: one.tenantId }).first(eq(id, one.id));
    if (row && mayBeUsed(row, config)) rows.push(row);
  }
  return rows;
}

interface Left {
  left: LeftThere;
  providerIds: readonly string[];
}

/** Ends what was opened by that login; a message that was heard before is refused, and counts again where this is rolled back. */
async function endSessions(
  signIn: SignInServices,
  context: Context,
  { left: { subject, session, message }, providerIds }: Left,
): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  await db.delete(providerLogouts).where(lt(providerLogouts.expiresAt, wireTime(now)));
  const heard = await db
    .insert(providerLogouts)
    .values({ hash: message, expiresAt: wireTime(new Date(now.getTime() + knownMs)) })
    .onConflictDoNothing()
    .returning({ hash: providerLogouts.hash });
  if (heard.length === 0) throw new Refusal('signOn.logout');
  const rows = await db
    .select({ id: sessionSignOns.id })
    .from(sessionSignOns)
    .where(
      and(
        inArray(sessionSignOns.providerId, [...providerIds]),
        subject === null ? undefined : eq(sessionSignOns.subject, subject),
        session === null ? undefined : inSession(session, subject),
      ),
    );
  if (rows.length > 0)
    await signIn.sessions.endTheseWithin(
      context,
      rows.map(({ id }) => id),
      'logout',
    );
}

/** Of whom the provider named both, his sessions of which it never told what it calls them end as well: it may be any of them. */
function inSession(session: string, subject: string | null) {
  const { providerSession } = sessionSignOns;
  const isThis = eq(providerSession, session);
  return subject === null ? isThis : or(isThis, isNull(providerSession));
}
