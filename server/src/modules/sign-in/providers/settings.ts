import type { identityProvider } from '@policy/shared/contract/entities/sign-in/identity-provider.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { eq } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Services } from '../../../kit/services/services.ts';
import { localClient } from '../../../local-provider/local-client.ts';
import { claimNames } from './claims.ts';
import type { ClaimNames } from './claims.ts';
import { identityProviderTable } from './tables.ts';

export type ProviderRow = RowOf<typeof identityProvider>;

/** What an adapter has to know of a provider. */
export interface ProviderSettings {
  id: string;
  version: number;
  protocol: 'oidc' | 'oauth2';
  issuer: string;
  authorizeUrl: string;
  tokenUrl: string;
  userInfoUrl: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  claims: ClaimNames;
  /** Plain http will do: outside production, and for an address that says so. */
  isInsecure: boolean;
}

/** Where in the tables the secret of a provider is sealed. */
export const providerSecretPlace = (id: string) => `identityProvider.secretKey:${id}`;

/** Whether a provider only pretends to vouch for people. */
export const isSimulated = ({ kind }: Pick<ProviderRow, 'kind'>): boolean => kind === 'local';

const usualScope = { oidc: 'openid profile phone', oauth2: '' };

/** How a provider is asked, with its secret opened; the one of the box is where this server expects it. */
export async function settingsOf(
  { db }: Pick<Context, 'db'>,
  { cipher, config }: Pick<Services, 'cipher' | 'config'>,
  row: ProviderRow,
): Promise<ProviderSettings> {
  const { id, version } = row;
  if (isSimulated(row)) return { ...localSettings(config), id, version };
  return {
    ...writtenSettings(row),
    clientSecret: await secretOf({ db, cipher, id }),
    isInsecure: isOpen(config),
  };
}

const isOpen = ({ mode }: Services['config']): boolean => mode !== 'production';

async function secretOf({
  db,
  cipher,
  id,
}: Pick<Context, 'db'> & Pick<Services, 'cipher'> & { id: string }): Promise<string> {
  const [kept] = await db
    .select({ sealed: identityProviderTable.secretKey })
    .from(identityProviderTable)
    .where(eq(identityProviderTable.id, id));
  return typeof kept?.sealed === 'string' ? cipher.open(kept.sealed, providerSecretPlace(id)) : '';
}

const said = (text: string | null): string => text ?? '';

function writtenSettings(row: ProviderRow): Omit<ProviderSettings, 'clientSecret' | 'isInsecure'> {
  const { id, version, kind, scope, claims } = row;
  const protocol = kind === 'oidc' ? 'oidc' : 'oauth2';
  return {
    ...{ id, version, protocol, issuer: said(row.issuer), authorizeUrl: said(row.authorizeUrl) },
    ...{ tokenUrl: said(row.tokenUrl), userInfoUrl: said(row.userInfoUrl), clientId: said(row.clientId) },
    scope: scope ?? usualScope[protocol],
    claims: claimNames(claims),
  };
}

function localSettings({ localProvider }: Services['config']): Omit<ProviderSettings, 'id' | 'version'> {
  if (localProvider === undefined) throw new Refusal('signOn.local');
  return {
    ...{ protocol: 'oidc', issuer: localProvider, authorizeUrl: '', tokenUrl: '', userInfoUrl: '' },
    ...{ clientId: localClient.id, clientSecret: localClient.secret, scope: localClient.scope },
    ...{ claims: claimNames(null), isInsecure: true },
  };
}
