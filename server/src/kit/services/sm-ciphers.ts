import { sm2, sm3, sm4 } from 'sm-crypto-v2';

/** How SM4 goes from block to block (GB/T 32907). */
interface Sm4Use {
  key: Uint8Array;
  mode: 'cbc' | 'ecb';
  /** The initial vector of CBC; ECB has none. */
  iv: Uint8Array;
}

/** How SM2 writes what it encrypts and signs: the order of its parts, and two numbers side by side or as DER. */
interface Sm2Forms {
  order: 'c1c3c2' | 'c1c2c3';
  signature: 'raw' | 'der';
}

const orders = { c1c2c3: 0, c1c3c2: 1 } as const;
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
/** The mark of a point that is written whole. */
const wholePoint = 0x04;
const rawSignature = 64;
const checkAndPoint = 96;

/** Bytes of a text under SM4, padded as PKCS#7 has it. */
export const sealBySm4 = (plain: string, { key, mode, iv }: Sm4Use): Uint8Array =>
  sm4.encrypt(Buffer.from(plain, 'utf8'), key, { mode, iv, output: 'array' });

/** The text again; throws where the key is another one or something was altered so that it shows. */
export function openBySm4(sealed: Uint8Array, { key, mode, iv }: Sm4Use): string {
  if (sealed.length === 0 || sealed.length % 16 !== 0) throw new Error('Not whole blocks');
  const opened = sm4.decrypt(sealed, key, { mode, iv, output: 'array' });
  return new TextDecoder('utf-8', { fatal: true }).decode(opened);
}

/** Bytes for the holder of a key alone, beginning with the mark of a whole point (GB/T 32918.4). */
export function wrapBySm2(plain: Uint8Array, publicKey: string, { order }: Pick<Sm2Forms, 'order'>) {
  const wrapped = Buffer.from(sm2.doEncrypt(plain, publicKey, orders[order]), 'hex');
  return Buffer.concat([Buffer.from([wholePoint]), wrapped]);
}

/** The bytes again, with or without that mark; throws where they were for somebody else or altered. */
export function unwrapBySm2(wrapped: Uint8Array, privateKey: string, { order }: Pick<Sm2Forms, 'order'>) {
  const isMarked = wrapped[0] === wholePoint;
  // Without the mark, a number may begin with the same byte: what is meant is what opens.
  const readings = isMarked ? [wrapped.subarray(1), wrapped] : [wrapped];
  for (const one of readings) {
    const opened = tried(() => sm2.doDecrypt(hexOf(one), privateKey, orders[order], { output: 'array' }));
    if (one.length > checkAndPoint && opened && opened.length > 0) return Uint8Array.from(opened);
  }
  throw new Error('Not for this key');
}

/** Who signs, and what he is called in the signature. */
interface Signer {
  key: string;
  userId: string;
  form: Sm2Forms['signature'];
}

/** A signature by SM2 over the SM3 of a text and of who signs (GB/T 32918.2). */
export const signBySm2 = (said: string, { key, userId, form }: Signer): Uint8Array =>
  Buffer.from(sm2.doSignature(said, key, { hash: true, der: form === 'der', userId }), 'hex');

/** Whether a signature is of this text, by this key, under this name. */
export function isSignedBySm2(said: string, signature: Uint8Array, { key, userId, form }: Signer): boolean {
  const isRaw = form === 'raw';
  if (isRaw && signature.length !== rawSignature) return false;
  const check = () => sm2.doVerifySignature(said, hexOf(signature), key, { hash: true, der: !isRaw, userId });
  return tried(check) === true;
}

/** The hash of a text by SM3 (GB/T 32905), in hex. */
export const hashBySm3 = (said: string): string => sm3(said);

/** The public key that belongs to a private one, in hex. */
export const publicKeyOf = (privateKey: string): string => sm2.getPublicKeyFromPrivateKey(privateKey);

/** Whether a text is a point of the curve, written whole. */
export const isPublicKey = (hex: string): boolean =>
  /^04[\da-f]{128}$/i.test(hex) && tried(() => sm2.verifyPublicKey(hex)) === true;

/** Whether a text is a private key. */
export const isPrivateKey = (hex: string): boolean =>
  /^[\da-f]{64}$/i.test(hex) && tried(() => publicKeyOf(hex)) !== null;

/** The library throws at what is no point, no number or no DER; to us that is a failure like any other. */
function tried<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
