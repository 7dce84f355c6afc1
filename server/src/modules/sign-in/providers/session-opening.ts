import type { Services } from '../../../kit/services/services.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import { sessionSignOns } from '../../../sign-on/tables.ts';
import { consumeOpening, keepOpening } from '../../../sign-on/tickets.ts';
import type { SignOnFacts } from '../../../sign-on/tickets.ts';
import type { SessionOpening } from '../tokens/session-tokens.ts';
import { accessPlace, identityPlace } from './sealed-places.ts';

type Ports = Pick<Services, 'database' | 'clock' | 'cipher'>;

const placeOf = ({ database, clock }: Ports, tenantId: string) => ({ db: database.db, clock, tenantId });

/** What a session over a provider begins with, whether it is opened at once or after a code. */
export function sessionOpening(ports: Ports, tenantId: string, facts: SignOnFacts): SessionOpening {
  const { cipher, clock } = ports;
  const { companyId, providerId, level, subject, session, access, identity } = facts;
  return {
    companyId,
    also: async (tx, sessionId) => {
      await tx.insert(sessionSignOns).values({
        ...{ id: sessionId, tenantId, providerId, level, subject, providerSession: session },
        accessSealed: access && cipher.seal(access, accessPlace(sessionId)),
        identitySealed: identity && cipher.seal(identity, identityPlace(sessionId)),
        checkedAt: wireTime(clock.now()),
      });
    },
    keepFor: (ticket) => keepOpening(placeOf(ports, tenantId), cipher, { ticket, facts }),
  };
}

/** The same as it was kept for the second step that a ticket stands for; nothing where no provider vouched. */
export async function keptOpening(
  ports: Ports,
  tenantId: string,
  ticket: string,
): Promise<SessionOpening | undefined> {
  const facts = await consumeOpening(placeOf(ports, tenantId), ports.cipher, ticket);
  return facts ? sessionOpening(ports, tenantId, facts) : undefined;
}
