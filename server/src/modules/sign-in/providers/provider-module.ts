import { identityProvider } from '@policy/shared/contract/entities/sign-in/identity-provider.ts';
import type { DraftOf, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { testedStep } from '@policy/shared/contract/sign-in/sign-on.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import type { Submitted } from '../../../kit/crud/crud-module.ts';
import { permission, queryOf, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { defineRules } from '../../../kit/rules/rules.ts';
import type { WriteRule } from '../../../kit/rules/rules.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { FieldCipher } from '../../../kit/services/field-cipher.ts';
import type { Outbound } from '../../../kit/services/outbound.ts';
import { claimNames } from './claims.ts';
import { testConnection } from './connection-test.ts';
import {
  assertGiven,
  assertKeys,
  assertPublicKey,
  envelopeDetails,
  keysNeeded,
} from './envelope/envelope-settings.ts';
import { lastOutcomes, outcomeShape } from './outcomes.ts';
import { allowedAddresses, assertAddresses } from './return-address.ts';
import {
  keptKeys,
  noKeys,
  providerSecretPlace,
  settingsOf,
  sm4KeyPlace,
  smPrivateKeyPlace,
} from './settings.ts';
import type { SealedKey } from './settings.ts';
import { identityProviderTable } from './tables.ts';
import type { SignOnPorts } from './visits.ts';

type Provider = typeof identityProvider;
type Draft = Partial<DraftOf<Provider>>;

const named = z.object({ id: z.string() });
const addressed = ['issuer', 'authorizeUrl', 'tokenUrl', 'userInfoUrl'] as const;

/** What a provider's row is held to besides the database. */
export interface ProviderBounds {
  outbound: Outbound;
  isProduction: boolean;
}

/** Its addresses do not lead into the server's own network, and in production nothing is asked in the clear. */
const leadsOutside =
  ({ outbound, isProduction }: ProviderBounds): WriteRule<Provider> =>
  async (values) => {
    for (const field of addressed) {
      const said = values[field];
      if (!said) continue;
      const url = await outbound.assertUrl(said);
      if (isProduction && url.protocol !== 'https:') throw new Refusal('signOn.insecure', {}, field);
    }
  };

/** The provider of the box vouches for whoever comes. */
const isNoPretence =
  ({ isProduction }: ProviderBounds): WriteRule<Provider> =>
  ({ kind, status }, { before }) => {
    const isLocal = (kind ?? before?.kind) === 'local';
    if (isProduction && isLocal && (status ?? before?.status) === 1) throw new Refusal('signOn.local');
  };

const isReadable: WriteRule<Provider> = ({ claims, returnAddresses, smPublicKey, smDetails }) => {
  if (claims) claimNames(claims);
  if (smPublicKey) assertPublicKey(smPublicKey);
  if (smDetails) envelopeDetails(smDetails);
  if (returnAddresses) assertAddresses(returnAddresses);
};

/** What holds for providers whoever writes them. */
export const providerRules = (bounds: ProviderBounds) =>
  defineRules(identityProvider, { beforeWrite: [leadsOutside(bounds), isNoPretence(bounds), isReadable] });

const secretOf = (sent: Submitted<Provider>['sent'], name: SealedKey): string => {
  const said = sent[name];
  return typeof said === 'string' ? said.trim().slice(0, 500) : '';
};

/** OAuth2 tells a token to whoever knows the secret, so that it cannot do without; PKCE alone is enough for OpenID Connect. */
function hasSecret(values: Draft, { before, sent }: Submitted<Provider>): void {
  const kind = values.kind ?? before?.kind;
  if (!before && kind === 'oauth2' && secretOf(sent, 'secretKey') === '')
    throw new Refusal('signOn.secret', {}, 'secretKey');
}

type SmField = 'kind' | 'smCipher' | 'smKeyKind' | 'smSigning' | 'smPublicKey';

/** What a field says once a row is written. */
const saidNow =
  (values: Draft, before: Submitted<Provider>['before']) =>
  <F extends SmField>(field: F) =>
    values[field] === undefined ? (before?.[field] ?? null) : values[field];

/** Whoever encrypts or signs has the keys for it, said now or sealed before. */
async function hasSmKeys(values: Draft, { before, sent, context }: Submitted<Provider>): Promise<void> {
  const said = { sm4Key: secretOf(sent, 'sm4Key'), privateKey: secretOf(sent, 'smPrivateKey') };
  assertKeys(said);
  const now = saidNow(values, before);
  const needed = keysNeeded({
    ...{ kind: now('kind') ?? 'oidc', smCipher: now('smCipher') },
    ...{ smKeyKind: now('smKeyKind'), smSigning: now('smSigning') },
  });
  if (needed.publicKey) assertPublicKey(now('smPublicKey') ?? '');
  const kept = before ? await keptKeys(context, before.id) : noKeys;
  assertGiven(needed, {
    sm4Key: said.sm4Key || kept.sm4Key,
    privateKey: said.privateKey || kept.smPrivateKey,
  });
}

/** What was said of the secret and the keys, sealed; what was left empty stays as it is. */
function sealedOf(cipher: FieldCipher, id: string, sent: Submitted<Provider>['sent']) {
  const secretKey = secretOf(sent, 'secretKey');
  const sm4Key = secretOf(sent, 'sm4Key');
  const smPrivateKey = secretOf(sent, 'smPrivateKey');
  return {
    ...(secretKey && { secretKey: cipher.seal(secretKey, providerSecretPlace(id)) }),
    ...(sm4Key && { sm4Key: cipher.seal(sm4Key, sm4KeyPlace(id)) }),
    ...(smPrivateKey && { smPrivateKey: cipher.seal(smPrivateKey, smPrivateKeyPlace(id)) }),
  };
}

/** Providers; a secret is sealed as it comes in and answered to nobody. */
export const providerModule = (ports: SignOnPorts): Module =>
  crudModule(identityProvider, {
    beforeSubmit: [hasSecret, hasSmKeys],
    afterSubmit: [
      async ({ id }: RowOf<Provider>, { sent, context }) => {
        const sealed = sealedOf(ports.services.cipher, id, sent);
        if (Object.keys(sealed).length === 0) return;
        await context.db.update(identityProviderTable).set(sealed).where(eq(identityProviderTable.id, id));
      },
    ],
    routes: (app) => addLooks(app, ports),
  });

function addLooks(app: FastifyInstance, { services, ask }: SignOnPorts) {
  const tags = [identityProvider.name];
  const seen = { tags, querystring: named, response: { 200: z.array(outcomeShape) } };
  const looking = { guard: permission('identityprovider_view') };
  app.get('/policy/identityprovider/outcomes', { config: looking, schema: seen }, async (request) => {
    const { id } = await repositoryOf(identityProvider, request.context).get(
      queryOf<{ id: string }>(request).id,
    );
    return lastOutcomes(request.context, id);
  });
  const tried = {
    ...{ tags, response: { 200: z.array(testedStep) } },
    ...{ querystring: named.partial(), body: named.partial().nullish() },
  };
  const testing = { guard: permission('identityprovider_test'), perMinute: 30 };
  app.post('/policy/identityprovider/test', { config: testing, schema: tried }, async (request) => {
    const { context } = request;
    const { id } = readParameters(request, named);
    const row = await repositoryOf(identityProvider, context).get(id);
    const settings = await settingsOf(context, services, row);
    const addresses = allowedAddresses(row, services.config);
    return testConnection(ask, { settings, addresses, locale: context.locale });
  });
}
