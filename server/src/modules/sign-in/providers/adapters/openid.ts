import {
  // Marked as deprecated by its authors so that it stands out; only outside production.
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  ClientError,
  ClientSecretPost,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  ResponseBodyError,
} from 'openid-client';
import type { CustomFetch, ServerMetadata } from 'openid-client';

import { Refusal } from '../../../../kit/runtime/errors.ts';
import { levelOf, personIn } from '../claims.ts';
import { readLogout } from '../logout-message.ts';
import type { OutboundFetch } from '../outbound-fetch.ts';
import type { Call, IdentityProvider } from '../port.ts';
import type { ProviderSettings } from '../settings.ts';

/** How long what a provider publishes of itself is believed; its keys are asked for anew at every sign-on. */
const knownMs = 5 * 60_000;

/** Standard OpenID Connect: code flow with PKCE, and a signature that is checked against the keys of this moment. */
export function openIdProvider(settings: ProviderSettings, fetch: OutboundFetch): IdentityProvider {
  let known: { metadata: ServerMetadata; until: number } | null = null;
  const auth = settings.clientSecret === '' ? None() : ClientSecretPost(settings.clientSecret);
  const asking =
    (signal: AbortSignal): CustomFetch =>
    (address, { method, headers, body }) =>
      fetch(address, { method, headers, body: textOf(body), signal });

  async function metadataBy({ signal }: Call): Promise<ServerMetadata> {
    if (known && Date.now() < known.until) return known.metadata;
    const found = await discovery(new URL(settings.issuer), settings.clientId, undefined, auth, {
      [customFetch]: asking(signal),
      // oxlint-disable-next-line typescript/no-deprecated
      execute: settings.isInsecure ? [allowInsecureRequests] : [],
    });
    const metadata = found.serverMetadata();
    known = { metadata, until: Date.now() + knownMs };
    return metadata;
  }

  /** A fresh one each time keeps no keys: those that the provider has replaced are gone at once. */
  async function configured(call: Call): Promise<Configuration> {
    const configuration = new Configuration(
      structuredClone({ ...(await metadataBy(call)) }),
      settings.clientId,
      undefined,
      auth,
    );
    configuration[customFetch] = asking(call.signal);
    // oxlint-disable-next-line typescript/no-deprecated
    if (settings.isInsecure) allowInsecureRequests(configuration);
    enableNonRepudiationChecks(configuration);
    return configuration;
  }

  return {
    begin: (visit, call) =>
      judged(async () => {
        const { state, nonce, challenge, returnAddress, locale } = visit;
        const url = buildAuthorizationUrl(await configured(call), {
          ...{ redirect_uri: returnAddress, scope: settings.scope, state, nonce },
          ...{ code_challenge: challenge, code_challenge_method: 'S256' },
          ui_locales: locale === 'en' ? 'en' : 'zh-CN',
        });
        if (!/^https?:$/.test(url.protocol)) throw new Refusal('signOn.unproved');
        return url;
      }),
    finish: (back, call) =>
      judged(async () => {
        const configuration = await configured(call);
        const address = new URL(back.returnAddress);
        address.searchParams.set('code', back.code);
        address.searchParams.set('state', back.state);
        if (back.issuer !== '') address.searchParams.set('iss', back.issuer);
        const tokens = await authorizationCodeGrant(configuration, address, {
          ...{ pkceCodeVerifier: back.verifier, expectedNonce: back.nonce, expectedState: back.state },
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Refusal('signOn.unproved');
        const more = configuration.serverMetadata().userinfo_endpoint
          ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
        const { access_token: access, id_token: identity } = tokens;
        // What was signed says who he is; what comes with it only says more.
        return {
          ...personIn({ ...more, ...claims }, settings.claims),
          ...{ access, identity: identity ?? null },
          session: typeof claims['sid'] === 'string' ? claims['sid'] : null,
        };
      }),
    level: ({ access, subject }, call) =>
      judged(async () =>
        levelOf(await fetchUserInfo(await configured(call), access, subject), settings.claims),
      ),
    end: ({ identity, returnAddress }, call) =>
      judged(async () => {
        const configuration = await configured(call);
        if (!configuration.serverMetadata().end_session_endpoint) return null;
        return buildEndSessionUrl(configuration, {
          ...{ id_token_hint: identity, post_logout_redirect_uri: returnAddress },
        });
      }),
    left: (message, call) =>
      judged(async () => {
        const { issuer, jwks_uri: keys } = await metadataBy(call);
        const headers = { accept: 'application/json' };
        const answer = await fetch(keys ?? '', { method: 'GET', headers, signal: call.signal });
        if (!answer.ok) throw new Error(`The provider answered ${String(answer.status)}`);
        return readLogout(message, { issuer, audience: settings.clientId, keys: await answer.json() });
      }),
  };
}

/** The library sends forms and nothing else. */
const textOf = (body: unknown): string =>
  body instanceof URLSearchParams || typeof body === 'string' ? String(body) : '';

/** Codes of answers that are none: the provider does not work just now. */
const outages = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** What the protocol's library found, told apart: an answer that is refused, and a provider that does not work. */
async function judged<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusalIn(error) ?? error;
  }
}

/** What the provider refused, or cannot be believed in; null where it does not work. */
function refusalIn(error: unknown): Refusal | null {
  if (error instanceof ResponseBodyError) return error.status < 500 ? new Refusal('signOn.refused') : null;
  if (error instanceof AuthorizationResponseError) return new Refusal('signOn.denied');
  if (error instanceof Refusal) return error;
  return error instanceof ClientError ? unproved(error) : null;
}

function unproved(error: ClientError): Refusal | null {
  if (error.cause instanceof Refusal) return error.cause;
  return error.code === undefined || outages.has(error.code) ? null : new Refusal('signOn.unproved');
}
