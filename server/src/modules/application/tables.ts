import { application } from '@policy/shared/contract/entities/application/application.ts';
import { text } from 'drizzle-orm/pg-core';

import { tableWith } from '../../kit/table/table.ts';

export { phoneLinks } from './phone/phone-links.ts';
export { applicationSignatures } from './signing/signature-table.ts';
export { applyNumbers } from './submission/apply-number.ts';

/** Applications, with the bank account that no answer carries. */
export const applicationTable = tableWith(application, { bankAccountCipher: text('bank_account_cipher') });
