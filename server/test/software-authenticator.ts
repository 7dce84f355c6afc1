import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const present = 0x01;
const verified = 0x04;
const keyEnclosed = 0x40;
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const packed = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** What a device packs. */
type Cbor = string | number | Uint8Array | Map<string | number, Cbor>;

/** What of an answer is as a device should not give it. */
interface Spoilt {
  origin?: string;
  rpId?: string;
  /** The person was not asked for finger, face or code. */
  isUnverified?: boolean;
  /** How often the key says to have signed. */
  counter?: number;
}

/** A device of a test that makes one key and signs with it, as browsers hand its answers on. */
export function softwareAuthenticator(usual = { origin: 'http://localhost:3000', rpId: 'localhost' }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, spoilt: Spoilt, key = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(spoilt.counter ?? (counter += 1));
    const said = present | (spoilt.isUnverified ? 0 : verified) | flags;
    return Buffer.concat([sha256(spoilt.rpId ?? usual.rpId), Buffer.from([said]), count, key]);
  };
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const parts = new Map<string | number, Cbor>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.from(isoCBOR.encode(parts));
  };
  const answer = (response: object) =>
    JSON.stringify({
      ...{ id: packed(id), rawId: packed(id), type: 'public-key', clientExtensionResults: {} },
      response,
    });
  return {
    id: packed(id),
    /** Makes its key; attestation `none`. */
    make({ challenge }: { challenge: string }, spoilt: Spoilt = {}): string {
      const length = Buffer.from([0, id.length]);
      const enclosed = Buffer.concat([Buffer.alloc(16), length, id, coseKey()]);
      const authData = Uint8Array.from(authenticatorData(keyEnclosed, spoilt, enclosed));
      const attestation = isoCBOR.encode(
        new Map<string | number, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return answer({
        clientDataJSON: packed(clientData('webauthn.create', challenge, spoilt.origin ?? usual.origin)),
        attestationObject: packed(attestation),
        transports: ['internal'],
      });
    },
    /** Signs what it is given. */
    sign({ challenge }: { challenge: string }, spoilt: Spoilt = {}): string {
      const data = clientData('webauthn.get', challenge, spoilt.origin ?? usual.origin);
      const authData = authenticatorData(0, spoilt);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return answer({
        ...{ clientDataJSON: packed(data), authenticatorData: packed(authData) },
        signature: packed(signature),
      });
    },
  };
}
