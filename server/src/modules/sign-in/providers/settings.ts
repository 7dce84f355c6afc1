import type { identityProvider } from '@policy/shared/contract/entities/sign-in/identity-provider.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { eq } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Services } from '../../../kit/services/services.ts';
import { localClient } from '../../../local-provider/local-client.ts';
import { claimNames } from './claims.ts';
import type { ClaimNames } from './claims.ts';
import { envelopeOf } from './envelope/envelope-settings.ts';
import type { EnvelopeSettings } from './envelope/envelope-settings.ts';
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
  /** How messages are encrypted and signed by SM4 and SM2; null where they go in the clear. */
  envelope: EnvelopeSettings | null;
  /** Plain http will do: outside production, and for an address that says so. */
  isInsecure: boolean;
}

/** What is sealed beside the fields of a provider. */
export type SealedKey = 'secretKey' | 'sm4Key' | 'smPrivateKey';

/** Where in the tables the secret and the keys of a provider are sealed. */
export const providerSecretPlace = (id: string) => `identityProvider.secretKey:${id}`;
export const sm4KeyPlace = (id: string) => `identityProvider.sm4Key:${id}`;
export const smPrivateKeyPlace = (id: string) => `identityProvider.smPrivateKey:${id}`;

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
  const { secretKey: clientSecret, sm4Key, smPrivateKey: privateKey } = await openKeys({ db, cipher, id });
  return {
    ...writtenSettings(row),
    ...{ clientSecret, isInsecure: isOpen(config) },
    envelope: envelopeOf(row, { sm4Key, privateKey }),
  };
}

const isOpen = ({ mode }: Services['config']): boolean => mode !== 'production';

/** Nothing sealed. */
export const noKeys = { secretKey: null, sm4Key: null, smPrivateKey: null };

/** The sealed keys of a provider as they stand in its row, without opening them. */
export async function keptKeys({ db }: Pick<Context, 'db'>, id: string) {
  const { secretKey, sm4Key, smPrivateKey } = identityProviderTable;
  const [kept] = await db
    .select({ secretKey, sm4Key, smPrivateKey })
    .from(identityProviderTable)
    .where(eq(identityProviderTable.id, id));
  return kept ?? noKeys;
}

async function openKeys({
  db,
  cipher,
  id,
}: Pick<Context, 'db'> & Pick<Services, 'cipher'> & { id: string }): Promise<Record<SealedKey, string>> {
  const kept = await keptKeys({ db }, id);
  const open = (sealed: unknown, place: string) =>
    typeof sealed === 'string' ? cipher.open(sealed, place) : '';
  return {
    secretKey: open(kept.secretKey, providerSecretPlace(id)),
    sm4Key: open(kept.sm4Key, sm4KeyPlace(id)),
    smPrivateKey: open(kept.smPrivateKey, smPrivateKeyPlace(id)),
  };
}

const said = (text: string | null): string => text ?? '';

function writtenSettings(
  row: ProviderRow,
): Omit<ProviderSettings, 'clientSecret' | 'isInsecure' | 'envelope'> {
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
    ...{ claims: claimNames(null), envelope: null, isInsecure: true },
  };
}
