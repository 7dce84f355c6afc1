import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a key as people type it (RFC 4648). */
function bytesOf(key: string): Buffer {
  const bits = Array.from(key, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/\d{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** The code that an authenticator app shows now (RFC 6238), worked out without the server's library. */
export function codeNow(key: string): string {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', bytesOf(key)).update(step).digest();
  const at = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(at) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
