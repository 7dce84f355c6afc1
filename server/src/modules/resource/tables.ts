import { objectStorage } from '@policy/shared/contract/entities/resource/object-storage.ts';
import { smsConfig } from '@policy/shared/contract/entities/resource/sms-config.ts';
import { smsMessage } from '@policy/shared/contract/entities/resource/sms-message.ts';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { ofTenant, wireTimestamp } from '../../kit/table/columns.ts';
import { tableWith } from '../../kit/table/table.ts';

/** Storages, with the sealed key that nobody reads back. */
export const objectStorageTable = tableWith(objectStorage, { secretKey: text('secret_key') });

/** SMS configurations, with the sealed key that nobody reads back. */
export const smsConfigTable = tableWith(smsConfig, { secretKey: text('secret_key') });

/** Messages, with what sending them takes. */
export const smsMessageTable = tableWith(smsMessage, {
  /** The number, sealed. */
  phoneSealed: text('phone_sealed'),
  /** The parameters as JSON, sealed: a code is among them. */
  paramsSealed: text('params_sealed'),
  /** Tells messages to one phone apart from others without telling the number. */
  phoneHash: text('phone_hash'),
});

/** Messages that still have to leave; written with the message, taken away when it has. */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    messageId: uuid().primaryKey(),
    ...ofTenant(),
    /** Not to be tried before; whoever takes it puts this ahead, so that nobody else does. */
    dueTime: wireTimestamp().notNull(),
  },
  (table) => [index('sms_outbox_due').on(table.dueTime)],
);
