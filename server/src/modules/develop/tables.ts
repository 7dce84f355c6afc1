import { codeEntry } from '@policy/shared/contract/entities/develop/code-entry.ts';
import { dataSource } from '@policy/shared/contract/entities/develop/data-source.ts';
import { jsonb, text } from 'drizzle-orm/pg-core';

import { tableOf } from '../../kit/table.ts';

/** Data sources, with the password that no answer carries. */
export const dataSourceTable = tableOf(dataSource, { passwordCipher: text() });

/** What is generated, with the files as they were last written: the base that a later change is compared with. */
export const codeEntryTable = tableOf(codeEntry, { written: jsonb().$type<Record<string, string>>() });
