import { siteKeys, siteOfClient } from '@policy/shared/auth/storage/site.ts';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Services } from '../../../kit/services/services.ts';
import { sessionSignOns } from '../../../sign-on/tables.ts';
import { mayBeUsed, providersOf } from '../providers/offered.ts';
import { returnAddressOf } from '../providers/return-address.ts';
import { identityPlace } from '../providers/sealed-places.ts';
import { settingsOf } from '../providers/settings.ts';
import { identityProviderTable } from '../providers/tables.ts';
import type { SignOnPorts } from '../providers/visits.ts';

/** A session that is being ended. */
interface Over {
  sessionId: string;
  tenantId: string;
  clientId: string;
}

/**
 * The address at the provider that ends the session there by which this one was opened, and leads back to our sign-in page;
 * null where no provider opened it, or it has no such thing or does not answer: nobody is kept from leaving here.
 */
export async function wayOut(
  { services, ask }: SignOnPorts,
  request: FastifyRequest,
  { sessionId, tenantId, clientId }: Over,
): Promise<string | null> {
  const context = { ...request.context, tenantId };
  const opened = await openedBy(context, services, sessionId);
  if (!opened) return null;
  const { row, sealed } = opened;
  const returnAddress = returnAddressOf(request, siteOfClient(clientId) ?? siteKeys.portal, row);
  const identity = services.cipher.open(sealed, identityPlace(sessionId));
  const url = await unlessRefused(async () =>
    ask(await settingsOf(context, services, row), (provider, call) =>
      provider.end({ identity, returnAddress }, call),
    ),
  );
  return url && isPage(url) ? url.href : null;
}

/** The provider by which a session was opened, where it may still be asked, and what names the session there. */
async function openedBy(context: Context, services: Services, sessionId: string) {
  const [kept] = await services.database.db
    .select()
    .from(sessionSignOns)
    .where(eq(sessionSignOns.id, sessionId));
  const sealed = kept?.identitySealed;
  if (!kept?.providerId || !sealed) return null;
  const row = await providersOf(context).first(eq(identityProviderTable.id, kept.providerId));
  return row && mayBeUsed(row, services.config) ? { row, sealed } : null;
}

/** A browser is led there: to a page, and to nothing that a script could be hidden in. */
const isPage = ({ protocol }: URL): boolean => /^https?:$/.test(protocol);

async function unlessRefused<T>(asking: () => Promise<T>): Promise<T | null> {
  try {
    return await asking();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
