import { phoneProblem } from '@policy/shared/auth/credentials/phone.ts';

import { Refusal } from '../../../kit/runtime/errors.ts';

/** As many as one call may name. */
const mostPhones = 50;

/** A number without its middle digits. */
export const maskedPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}/, '$1****');

/** Refuses what is no mobile number. */
export function assertPhone(phone: string): void {
  if (phoneProblem(phone)) throw new Refusal('sms.phone', { phone });
}

const numbersIn = (said: unknown): string[] =>
  typeof said === 'string' || typeof said === 'number'
    ? String(said)
        .split(',')
        .map((phone) => phone.trim())
        .filter(Boolean)
    : [];

/** The numbers that a call names, each once; a comma-joined text or a list. */
export function phonesOf(said: unknown): string[] {
  const list: unknown[] = Array.isArray(said) ? said : [said];
  const phones = [...new Set(list.flatMap(numbersIn))];
  if (phones.length === 0 || phones.length > mostPhones)
    throw new Refusal('sms.phones', { limit: mostPhones });
  phones.forEach(assertPhone);
  return phones;
}
