import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** Seals values of columns that nobody may read in the table itself. */
export interface FieldCipher {
  /** The sealed form, different each time; it opens at the same place (`application.bankAccount`) only. */
  seal(plain: string, place: string): string;
  /** The value; throws when the text was not sealed here, at this place, or was altered. */
  open(sealed: string, place: string): string;
  /** The same for the same value and place: tells equal values without telling which they are. */
  fingerprint(plain: string, place: string): string;
}

const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM under a key derived from the installation's field secret. */
export function createFieldCipher(secret: string): FieldCipher {
  // The secret has 256 bits of its own; hashing only brings any spelling of it to the key's length.
  const key = createHash('sha256').update(secret).digest();
  const printKey = createHmac('sha256', key).update('fingerprint').digest();
  return {
    fingerprint: (plain, place) =>
      createHmac('sha256', printKey).update(`${place}|${plain}`).digest('base64url'),
    seal(plain, place) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(sealed, place) {
      const [known, packed] = sealed.split('.');
      if (known !== version || !packed) throw new Error(`Not a sealed value of ${place}`);
      const bytes = Buffer.from(packed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
