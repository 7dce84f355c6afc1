import { generateKeyPairSync, randomUUID } from 'node:crypto';
import Provider, { interactionPolicy } from 'oidc-provider';
import type { Configuration, JWK } from 'oidc-provider';

import type { Laboratory } from './laboratory.ts';
import { localClient } from './local-client.ts';
import { leavingPage } from './pages.ts';
import { localPersons } from './persons.ts';
import type { LocalPerson } from './persons.ts';

/** Where the simulated provider answers, and to which pages it sends people back. */
export interface LocalProviderSettings {
  issuer: string;
  returnAddresses: readonly string[];
  /** Where it tells that somebody left. */
  leftAddress?: string;
}

/** Separates who was chosen from what makes him unknown. */
const unknownMark = '~';

/** A fresh key to sign with, under a name that no other has. */
export const signingKey = (): JWK => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  ...{ kid: randomUUID(), use: 'sig', alg: 'RS256' },
});

/** The person behind a subject; an unknown one tells the same of himself. */
export const personOf = (subject: string): LocalPerson | undefined =>
  localPersons.find(({ account }) => account === subject.split(unknownMark)[0]);

/** The subject of somebody: himself, or somebody whom nobody has seen before. */
export const subjectOf = ({ account }: LocalPerson, { fault }: Laboratory): string =>
  fault === 'unknownUser' ? `${account}${unknownMark}${randomUUID()}` : account;

function claimsOf(subject: string, person: LocalPerson, { level }: Laboratory) {
  const { name, userType, idNumber, phone, companyName, creditCode, legalPerson } = person;
  return {
    ...{ sub: subject, name, user_type: userType, auth_level: level ?? person.level },
    ...{ id_number: idNumber, phone_number: phone },
    ...{ company_name: companyName, credit_code: creditCode, legal_person: legalPerson },
  };
}

/** Whoever comes chooses anew who he is. */
function choosingPolicy() {
  const policy = interactionPolicy.base();
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check(
        'person_chosen',
        'A person is chosen at each sign-on',
        'login_required',
        (ctx) => ctx.oidc.result?.login === undefined,
      ),
    );
  return policy;
}

/** A standard OpenID Connect provider that signs with one key. */
export function openIdProviderWith(
  { issuer, returnAddresses, leftAddress }: LocalProviderSettings,
  laboratory: Laboratory,
  key: JWK,
): Provider {
  const configuration: Configuration = {
    clients: [
      {
        ...{ client_id: localClient.id, client_secret: localClient.secret },
        ...{ redirect_uris: [...returnAddresses], post_logout_redirect_uris: [...returnAddresses] },
        ...{ grant_types: ['authorization_code'], response_types: ['code'] },
        token_endpoint_auth_method: 'client_secret_post',
        ...(leftAddress === undefined
          ? {}
          : { backchannel_logout_uri: leftAddress, backchannel_logout_session_required: true }),
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [randomUUID()] },
    scopes: ['openid', 'profile', 'phone', 'company'],
    claims: {
      openid: ['sub'],
      profile: ['name', 'user_type', 'auth_level', 'id_number'],
      phone: ['phone_number'],
      company: ['company_name', 'credit_code', 'legal_person'],
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = leavingPage(/^en\b/i.test(ctx.get('accept-language')) ? 'en' : 'zh', form);
        },
      },
    },
    pkce: { required: () => true },
    ttl: {
      Interaction: 600,
      Session: 3600,
      Grant: 3600,
      AccessToken: 3600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}`, policy: choosingPolicy() },
    findAccount: (_ctx, subject) => {
      const person = personOf(subject);
      if (!person) return undefined;
      return { accountId: subject, claims: () => Promise.resolve(claimsOf(subject, person, laboratory)) };
    },
    loadExistingGrant: async (ctx) => {
      const grantId = ctx.oidc.result?.consent?.grantId;
      return grantId ? ctx.oidc.provider.Grant.find(grantId) : undefined;
    },
  };
  return new Provider(issuer, configuration);
}
