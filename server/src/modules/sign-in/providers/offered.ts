import { identityProvider } from '@policy/shared/contract/entities/sign-in/identity-provider.ts';
import type { OfferedProvider } from '@policy/shared/contract/sign-in/sign-on.ts';
import { and, eq, inArray } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { withRights } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Services } from '../../../kit/services/services.ts';
import type { Client } from '../clients/clients.ts';
import { isSimulated } from './settings.ts';
import type { ProviderRow } from './settings.ts';
import { identityProviderTable } from './tables.ts';

const most = 20;

/** The providers of the tenant: which there are is no matter of how far the roles of whoever signs on reach. */
export const providersOf = (context: Context) =>
  repositoryOf(identityProvider, withRights(context, { scopes: new Map() }));

const everybody = ['applicant', 'officer', 'both'] as const;

/** Whom an application admits, or what somebody is: 1 an officer, 2 an applicant, 0 either. */
interface Admitting {
  userType: number;
}

/** Whom the people of an application may sign on with. */
function audiencesOf(client: Admitting | null): readonly (typeof everybody)[number][] {
  if (client?.userType === 1) return ['officer', 'both'];
  return client?.userType === 2 ? ['applicant', 'both'] : everybody;
}

/** Whether a provider is on, and one that this installation believes. */
export const mayBeUsed = (row: ProviderRow, { localProvider }: Services['config']): boolean =>
  row.status === 1 && (!isSimulated(row) || localProvider !== undefined);

/** Whether a provider is for the people of an application. */
export const isOfferedTo = (row: ProviderRow, client: Admitting | null): boolean =>
  audiencesOf(client).includes(row.audience);

/** The providers that a sign-in page of an application shows, in their order. */
export async function offeredProviders(
  context: Context,
  client: Admitting | null,
  config: Services['config'],
): Promise<OfferedProvider[]> {
  const { status, audience } = identityProviderTable;
  const offered = and(eq(status, 1), inArray(audience, [...audiencesOf(client)]));
  const rows = await providersOf(context).all(offered, most);
  return rows
    .filter((row) => mayBeUsed(row, config))
    .map((row) => ({
      code: row.code,
      name: (context.locale === 'en' && row.nameEn) || row.name,
      isSimulated: isSimulated(row),
    }));
}

/** The provider that a sign-on is over, by its code or its id; refuses one that is off, or for others. */
export async function usedProvider(
  context: Context,
  by: { code: string } | { id: string },
  { client, config }: { client: Client; config: Services['config'] },
): Promise<ProviderRow> {
  const { code, id } = identityProviderTable;
  const row = await providersOf(context).first('code' in by ? eq(code, by.code) : eq(id, by.id));
  if (!row) throw new Refusal('signOn.unknown');
  if (!mayBeUsed(row, config) || !isOfferedTo(row, client)) throw new Refusal('signOn.off');
  return row;
}
