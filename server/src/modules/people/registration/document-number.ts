import type { RegisterForm } from '@policy/shared/contract/people/register.ts';
import { and, eq } from 'drizzle-orm';

import type { Opening } from '../../../kit/crud/reveal.ts';
import type { FieldCipher } from '../../../kit/services/field-cipher.ts';
import { registrationTable } from '../tables.ts';

/** Where identity numbers are sealed. */
export const idNumberPlace = 'registration.idNumber';
const hashPlace = 'registration.number';

type Numbered = Pick<RegisterForm, 'userType' | 'idNumber' | 'creditCode'>;

/** The number that says who registers: of a company its credit code, of a person that of his document. */
export const numberOf = ({ userType, idNumber, creditCode }: Numbered): string =>
  (userType === 'enterprise' ? creditCode : idNumber).toUpperCase();

/** The same for the same number, and nothing that the number could be read from. */
export const hashOfNumber = (cipher: FieldCipher, number: string): string =>
  cipher.fingerprint(number.toUpperCase(), hashPlace);

/** The whole identity number of a request, for whoever may have it revealed. */
export const openIdNumber: Opening = async ({ id, context, services }) => {
  const [row] = await context.db
    .select({ sealed: registrationTable.idNumberSealed })
    .from(registrationTable)
    .where(and(eq(registrationTable.id, id), eq(registrationTable.tenantId, context.tenantId)));
  return typeof row?.sealed === 'string' ? services.cipher.open(row.sealed, idNumberPlace) : null;
};
