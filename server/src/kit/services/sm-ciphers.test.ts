import { createCipheriv } from 'node:crypto';
import { sm4 } from 'sm-crypto-v2';
import { describe, expect, it } from 'vitest';

import {
  hashBySm3,
  isPrivateKey,
  isPublicKey,
  isSignedBySm2,
  openBySm4,
  publicKeyOf,
  sealBySm4,
  signBySm2,
  unwrapBySm2,
  wrapBySm2,
} from './sm-ciphers.ts';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const hexOf = (data: Uint8Array) => Buffer.from(data).toString('hex');

it('SM3 is that of GB/T 32905, annex A', () => {
  expect(hashBySm3('abc')).toBe('66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0');
});

describe('SM4, as GB/T 32907 computes it', () => {
  const key = bytes('0123456789abcdeffedcba9876543210');
  const iv = bytes('000102030405060708090a0b0c0d0e0f');
  const none = new Uint8Array(16);

  it('one block of annex A', () => {
    // The annex encrypts the key itself, which is no text: asked of the library that ours rests on.
    const annex = bytes('681edf34d206965e86b3e94f536e4246');
    const block = sm4.decrypt(annex, key, { mode: 'ecb', padding: 'none', output: 'array' });
    expect(hexOf(block)).toBe(hexOf(key));
  });

  it('the same as the cipher of Node', () => {
    const text = 'a text of some length，以及汉字';
    for (const mode of ['ecb', 'cbc'] as const) {
      const theirs = createCipheriv(`sm4-${mode}`, key, mode === 'cbc' ? iv : null);
      const whole = Buffer.concat([theirs.update(text, 'utf8'), theirs.final()]);
      const use = { key, mode, iv: mode === 'cbc' ? iv : none };
      expect(hexOf(sealBySm4(text, use))).toBe(hexOf(whole));
      expect(openBySm4(whole, use)).toBe(text);
    }
  });

  it.each(['ecb', 'cbc'] as const)('%s under another key or cut off does not open', (mode) => {
    const use = { key, mode, iv };
    const sealed = sealBySm4('{"sub":"s-1"}', use);
    const other = { ...use, key: bytes('00000000000000000000000000000000') };
    expect(() => openBySm4(sealed, other)).toThrow();
    expect(() => openBySm4(sealed.slice(0, 9), use)).toThrow();
    expect(() => openBySm4(new Uint8Array(), use)).toThrow();
  });
});

/** The keys of the examples of GB/T 32918.5, annex A. */
const privateKey = '3945208f7b2144b13f36e38ac6d39f95889393692860b51a42fb81ef4df7c5b8';
const publicKey =
  '0409f9df311e5421a150dd7d161e4bc5c672179fad1833fc076bb08ff356f35020' +
  'ccea490ce26775a52dc6ea718cc1aa600aed05fbf35e084a6632f6072da9ad13';
const userId = '1234567812345678';

describe('SM2, as GB/T 32918.5 computes it', () => {
  it('knows a key by its point', () => {
    expect(publicKeyOf(privateKey)).toBe(publicKey);
    expect([isPublicKey(publicKey), isPrivateKey(privateKey)]).toEqual([true, true]);
    expect(isPublicKey(`${publicKey.slice(0, -1)}4`)).toBe(false);
    expect(isPrivateKey('f'.repeat(64))).toBe(false);
    expect(isPrivateKey('0'.repeat(64))).toBe(false);
  });

  const signature = bytes(
    'f5a03b0648d2c4630eeac513e1bb81a15944da3827d5b74143ac7eaceee720b3' +
      'b1b6aa29df212fd8763182bc0d421ca1bb9038fd1f7f42d4840b69c485bbc1aa',
  );

  it('the signature of the example verifies, and nothing else does', () => {
    const by = { key: publicKey, userId, form: 'raw' } as const;
    expect(isSignedBySm2('message digest', signature, by)).toBe(true);
    expect(isSignedBySm2('message digesT', signature, by)).toBe(false);
    expect(isSignedBySm2('message digest', signature, { ...by, userId: 'ALICE123@YAHOO.COM' })).toBe(false);
    expect(isSignedBySm2('message digest', signature.slice(1), by)).toBe(false);
    expect(isSignedBySm2('message digest', new Uint8Array(64), by)).toBe(false);
    expect(isSignedBySm2('message digest', signature, { ...by, form: 'der' })).toBe(false);
  });

  it.each(['raw', 'der'] as const)('signs so that it verifies (%s)', (form) => {
    const said = signBySm2('甲=1&乙=2', { key: privateKey, userId, form });
    expect(isSignedBySm2('甲=1&乙=2', said, { key: publicKey, userId, form })).toBe(true);
  });

  const c1 =
    '04ebfc718e8d1798620432268e77feb6415e2ede0e073c0f4f640ecd2e149a73e8' +
    '58f9d81e5430a57b36daab8f950a3c64e6ee6a63094d99283aff767e124df0';
  const c3 = '59983c18f809e262923c53aec295d30383b54e39d609d160afcb1908d0bd8766';
  const c2 = '21886ca989ca9c7d58087307ca93092d651efa';

  it.each([
    ['c1c3c2', c1 + c3 + c2],
    ['c1c2c3', c1 + c2 + c3],
  ] as const)('the ciphertext of the example opens in the order %s', (order, whole) => {
    // The point of the example begins with the byte that marks a point: with the mark and without it, the same is meant.
    for (const written of [whole, `04${whole}`])
      expect(Buffer.from(unwrapBySm2(bytes(written), privateKey, { order })).toString()).toBe(
        'encryption standard',
      );
  });

  it.each(['c1c3c2', 'c1c2c3'] as const)('wraps for one key alone (%s)', (order) => {
    const key = bytes('0123456789abcdeffedcba9876543210');
    const wrapped = wrapBySm2(key, publicKey, { order });
    expect(hexOf(unwrapBySm2(wrapped, privateKey, { order }))).toBe(hexOf(key));
    expect(() => unwrapBySm2(wrapped, `1${privateKey.slice(1)}`, { order })).toThrow();
    wrapped[wrapped.length - 1] = (wrapped.at(-1) ?? 0) ^ 1;
    expect(() => unwrapBySm2(wrapped, privateKey, { order })).toThrow();
    expect(() => unwrapBySm2(new Uint8Array(20), privateKey, { order })).toThrow();
  });
});
