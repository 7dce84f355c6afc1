import type { PhoneLinkToken } from '@policy/shared/contract/application/phone-link.ts';
import { phoneTokenForm } from '@policy/shared/contract/application/typed-forms.ts';

/** Where a phone hands its file in. */
export const phonePath = '/progress/upload';

/** What stands behind the path: after a hash, so that no server and no log on the way sees the token. */
export const phoneHash = ({ applicationId, token }: PhoneLinkToken): string => `#${applicationId}.${token}`;

/** Reads it back; null where an address was cut or is of something else. */
export function readPhoneHash(hash: string): PhoneLinkToken | null {
  const [applicationId = '', token = ''] = hash.slice(1).split('.');
  // Whether it is the id of a draft that this link opens, only the server knows.
  return /^[\da-f-]{36}$/.test(applicationId) && phoneTokenForm.test(token) ? { applicationId, token } : null;
}
