import { randomBytes } from 'node:crypto';
import { z } from 'zod';

import { Refusal } from '../../../../kit/runtime/errors.ts';
import type { EnvelopeSettings } from './envelope-settings.ts';
import {
  isSignedBySm2,
  openBySm4,
  sealBySm4,
  signBySm2,
  unwrapBySm2,
  wrapBySm2,
} from '../../../../kit/services/sm-ciphers.ts';

/** A request in its envelope, and the key that its answer may be under as well. */
interface SealedRequest {
  body: Record<string, string>;
  key: Uint8Array | null;
}

interface Asked {
  clientId: string;
  parameters: Readonly<Record<string, string>>;
  now: Date;
}

const record = z.record(z.string(), z.unknown());
type Message = Readonly<Record<string, unknown>>;
const blockBytes = 16;

/** Puts what is asked into the message that a provider expects: encrypted, with its key wrapped, and signed, as it is set. */
export function sealRequest(envelope: EnvelopeSettings, { clientId, parameters, now }: Asked): SealedRequest {
  const { cipher: mode, details } = envelope;
  const { client, timestamp, nonce, signature } = details;
  const body: Record<string, string> = {
    ...{ [client]: clientId, [timestamp]: String(now.getTime()) },
    [nonce]: randomBytes(blockBytes).toString('hex'),
  };
  const plain = JSON.stringify(parameters);
  const key = mode === null ? null : requestKey(envelope);
  if (mode === null || key === null) body[details.data] = plain;
  else {
    const iv = randomBytes(blockBytes);
    body[details.data] = packed(sealBySm4(plain, { key, mode, iv }), envelope);
    if (mode === 'cbc') body[details.iv] = packed(iv, envelope);
    if (envelope.isKeyWrapped)
      body[details.key] = packed(wrapBySm2(key, envelope.publicKey, details), envelope);
  }
  if (envelope.signsRequests)
    body[signature] = packed(signBySm2(signedText(body, signature), signerOf(envelope, 'ours')), envelope);
  return { body, key };
}

/** What a provider answered, out of its envelope; refuses what is not signed as it has to be, and what does not open. */
export function openAnswer(
  envelope: EnvelopeSettings,
  answered: unknown,
  sentKey: Uint8Array | null,
): Message {
  const message = record.safeParse(answered);
  if (!message.success) throw new Refusal('signOn.refused');
  const { data: answer } = message;
  const data = answer[envelope.details.data];
  // A provider that refuses has nothing to hand over: that needs no proof.
  if (data === undefined || data === null || data === '') throw new Refusal('signOn.refused');
  if (envelope.verifiesAnswers) assertSigned(envelope, answer);
  const told = record.safeParse(plainOf(envelope, { answer, data, sentKey }));
  if (!told.success) throw new Refusal('signOn.decryption');
  return told.data;
}

function assertSigned(envelope: EnvelopeSettings, answer: Message): void {
  const { signature } = envelope.details;
  const said = unpacked(answer[signature], envelope);
  if (!said || !isSignedBySm2(signedText(answer, signature), said, signerOf(envelope, 'theirs')))
    throw new Refusal('signOn.signature');
}

interface Answered {
  answer: Message;
  data: unknown;
  sentKey: Uint8Array | null;
}

function plainOf(envelope: EnvelopeSettings, { answer, data, sentKey }: Answered): unknown {
  const { cipher: mode, details } = envelope;
  try {
    if (mode === null) return typeof data === 'string' ? JSON.parse(data) : data;
    const key = answerKey(envelope, answer[details.key], sentKey);
    const iv = mode === 'cbc' ? needed(unpacked(answer[details.iv], envelope)) : new Uint8Array(blockBytes);
    return JSON.parse(openBySm4(needed(unpacked(data, envelope)), { key, mode, iv }));
  } catch {
    // Whatever does not fit is one thing to whoever sent it: which part it was would tell him about the key.
    throw new Refusal('signOn.decryption');
  }
}

const requestKey = ({ isKeyWrapped, sm4Key }: EnvelopeSettings): Uint8Array =>
  isKeyWrapped ? randomBytes(blockBytes) : Buffer.from(sm4Key, 'hex');

/** The key of an answer: the one that it brings with it, or else that of the request. */
function answerKey(envelope: EnvelopeSettings, said: unknown, sentKey: Uint8Array | null): Uint8Array {
  if (!envelope.isKeyWrapped || said === undefined || said === null || said === '') return needed(sentKey);
  return unwrapBySm2(needed(unpacked(said, envelope)), envelope.privateKey, envelope.details);
}

function needed<T>(value: T | null): T {
  if (value === null) throw new Error('Something is missing');
  return value;
}

const signerOf = ({ details, userId, ...keys }: EnvelopeSettings, whose: 'ours' | 'theirs') => ({
  ...{ userId, form: details.signatureForm },
  key: whose === 'ours' ? keys.privateKey : keys.publicKey,
});

/** What is signed: every other field of the message that says something, by name, as `name=value` with `&` between them. */
function signedText(message: Message, signature: string): string {
  return Object.entries(message)
    .filter(([name, value]) => name !== signature && value !== null && value !== undefined && value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('&');
}

const packed = (bytes: Uint8Array, { details }: EnvelopeSettings): string =>
  Buffer.from(bytes).toString(details.encoding);

const written = { base64: /^[A-Za-z0-9+/]+={0,2}$/, hex: /^(?:[\da-f]{2})+$/i };

/** Bytes of a field; null for what is not written as it was agreed. */
function unpacked(value: unknown, { details: { encoding } }: EnvelopeSettings): Uint8Array | null {
  if (typeof value !== 'string' || !written[encoding].test(value)) return null;
  return Buffer.from(value, encoding);
}
