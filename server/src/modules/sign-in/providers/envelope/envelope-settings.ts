import { z } from 'zod';

import { Refusal } from '../../../../kit/runtime/errors.ts';
import type { ProviderRow } from '../settings.ts';
import { writtenLines } from '../written-lines.ts';
import { isPrivateKey, isPublicKey } from '../../../../kit/services/sm-ciphers.ts';

/** The fields of a message, and how bytes are written in it. */
const usual = {
  client: 'appId',
  data: 'encData',
  key: 'encKey',
  iv: 'iv',
  signature: 'signData',
  timestamp: 'timestamp',
  nonce: 'nonce',
  encoding: 'base64',
  order: 'c1c3c2',
  signatureForm: 'raw',
};
type DetailName = keyof typeof usual;
const forms = {
  encoding: z.enum(['base64', 'hex']),
  order: z.enum(['c1c3c2', 'c1c2c3']),
  signatureForm: z.enum(['raw', 'der']),
};
const isForm = (name: DetailName): name is keyof typeof forms => Object.hasOwn(forms, name);
const details = z.looseObject(forms);

type Details = Readonly<Record<Exclude<DetailName, keyof typeof forms>, string> & z.output<typeof details>>;

/** How messages to a provider are written, with the keys for them opened. */
export interface EnvelopeSettings {
  cipher: 'cbc' | 'ecb' | null;
  isKeyWrapped: boolean;
  signsRequests: boolean;
  verifiesAnswers: boolean;
  userId: string;
  publicKey: string;
  details: Details;
  sm4Key: string;
  privateKey: string;
}

/** The identity that the standard names where the two sides agreed on none. */
const usualUserId = '1234567812345678';

/** Reads what was written about messages; refuses a line that says nothing of them, and two fields of one name. */
export function envelopeDetails(written: string | null): Details {
  const read = writtenLines(written, {
    ...{ usual, refuse: (line) => new Refusal('signOn.envelope', { line }, 'smDetails') },
    accepts: (name, said) =>
      isForm(name) ? forms[name].safeParse(said).success : /^[A-Za-z_][\w-]{0,39}$/.test(said),
  });
  const { encoding, order, signatureForm, ...names } = read;
  const said = Object.values(names);
  if (new Set(said).size < said.length) throw new Refusal('signOn.envelopeTwice', {}, 'smDetails');
  return { ...names, ...details.parse({ encoding, order, signatureForm }) };
}

type Said = Pick<ProviderRow, 'kind' | 'smCipher' | 'smKeyKind' | 'smSigning'>;

/** Which keys a provider takes. */
export function keysNeeded({ kind, smCipher, smKeyKind, smSigning }: Said) {
  const isOurs = kind === 'oauth2';
  const isWrapped = isOurs && smCipher !== null && smKeyKind === 'wrapped';
  const signs = (whose: 'request' | 'answer') => isOurs && (smSigning === whose || smSigning === 'both');
  return {
    sm4Key: isOurs && smCipher !== null && smKeyKind === 'fixed',
    privateKey: isWrapped || signs('request'),
    publicKey: isWrapped || signs('answer'),
  };
}

interface Keys {
  sm4Key: string;
  privateKey: string;
}

/** What is to be done about messages of a provider; null for one that neither encrypts nor signs. */
export function envelopeOf(row: ProviderRow, { sm4Key, privateKey }: Keys): EnvelopeSettings | null {
  const { kind, smCipher, smKeyKind, smSigning, smPublicKey, smUserId, smDetails } = row;
  if (kind !== 'oauth2' || (smCipher === null && smSigning === null)) return null;
  return {
    ...{ cipher: smCipher, isKeyWrapped: smKeyKind === 'wrapped', sm4Key, privateKey },
    signsRequests: smSigning === 'request' || smSigning === 'both',
    verifiesAnswers: smSigning === 'answer' || smSigning === 'both',
    userId: smUserId ?? usualUserId,
    publicKey: smPublicKey ?? '',
    details: envelopeDetails(smDetails),
  };
}

/** Refuses a key that is none. */
export function assertPublicKey(key: string): void {
  if (!isPublicKey(key)) throw new Refusal('signOn.smPublicKey', {}, 'smPublicKey');
}

/** Refuses to go on without a key that is needed. */
export function assertGiven(
  needed: Pick<ReturnType<typeof keysNeeded>, keyof Keys>,
  given: Record<keyof Keys, unknown>,
): void {
  if (needed.sm4Key && !given.sm4Key) throw new Refusal('signOn.sm4Key', {}, 'sm4Key');
  if (needed.privateKey && !given.privateKey) throw new Refusal('signOn.smPrivateKey', {}, 'smPrivateKey');
}

/** Refuses keys that are none; an empty one was not said. */
export function assertKeys({ sm4Key, privateKey }: Keys): void {
  if (sm4Key !== '' && !/^[\da-f]{32}$/i.test(sm4Key)) throw new Refusal('signOn.sm4Key', {}, 'sm4Key');
  if (privateKey !== '' && !isPrivateKey(privateKey))
    throw new Refusal('signOn.smPrivateKey', {}, 'smPrivateKey');
}
