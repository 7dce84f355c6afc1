import { createHash } from 'node:crypto';

import type { FieldCipher } from '../kit/services/field-cipher.ts';
import { isSignedBySm2, publicKeyOf, signBySm2 } from '../kit/services/sm-ciphers.ts';
import type { Certificate, Signed, SigningService } from './port.ts';

const place = 'signing.simulated';
const userId = '1234567812345678';
const form = 'raw';
const issuer = '模拟电子认证服务（仅供演示，不具有法律效力）';

/**
 * The one in the box. Its keys are derived from the installation's field secret, so that nothing has to be kept and everybody
 * has one at once; it proves how signing goes, and nothing about anybody.
 */
export function simulatedSigning(cipher: FieldCipher): SigningService {
  // A first digit of 0 keeps any hash below the order of the curve.
  const keyOf = (who: string) =>
    `0${createHash('sha256').update(cipher.fingerprint(who, place)).digest('hex').slice(1)}`;
  const issuerKey = keyOf('issuer');
  const signed = (said: string, key: string) =>
    Buffer.from(signBySm2(said, { key, userId, form })).toString('base64');
  const isSigned = (said: string, value: string, publicKey: string) =>
    isSignedBySm2(said, Buffer.from(value, 'base64'), { key: publicKey, userId, form });
  return {
    ...{ name: 'simulated', isSimulated: true },
    sign(what, { holder, known }) {
      const key = keyOf(`holder|${known}`);
      const facts = {
        ...{ holder, issuer, publicKey: publicKeyOf(key), ...termOf(what.signedAt) },
        serial: createHash('sha256')
          .update(`${known}|${what.signedAt.slice(0, 4)}`)
          .digest('hex')
          .slice(0, 20),
      };
      const certificate = { ...facts, seal: signed(factsOf(facts), issuerKey) };
      return Promise.resolve({ value: signed(textOf(what), key), certificate });
    },
    verify(what, { value, certificate }) {
      const isVouchedFor = isSigned(factsOf(certificate), certificate.seal, publicKeyOf(issuerKey));
      const day = what.signedAt.slice(0, 10);
      return Promise.resolve({
        isTrue: isVouchedFor && isSigned(textOf(what), value, certificate.publicKey),
        isInTime: certificate.validFrom <= day && day <= certificate.validUntil,
      });
    },
  };
}

const textOf = ({ digest, signedAt }: Signed) => `${digest}|${signedAt}`;

/** A certificate holds for the calendar year. */
const termOf = (signedAt: string) => ({
  validFrom: `${signedAt.slice(0, 4)}-01-01`,
  validUntil: `${signedAt.slice(0, 4)}-12-31`,
});

const factsOf = ({
  holder,
  issuer: by,
  serial,
  validFrom,
  validUntil,
  publicKey,
}: Omit<Certificate, 'seal'>) => [holder, by, serial, validFrom, validUntil, publicKey].join('\n');
