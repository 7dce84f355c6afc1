import { codeEntry } from '@policy/shared/contract/entities/develop/code-entry.ts';
import { dataSource } from '@policy/shared/contract/entities/develop/data-source.ts';
import { jsonb, text } from 'drizzle-orm/pg-core';

import { tableWith } from '../../kit/table/table.ts';

/** Data sources, with the password that no answer carries. */
export const dataSourceTable = tableWith(dataSource, { passwordCipher: text('password_cipher') });

/** What is generated, with the files as they were last written: the base that a later change is compared with. */
export const codeEntryTable = tableWith(codeEntry, {
  written: jsonb('written').$type<Record<string, string>>(),
});
