import { objectStorage } from '@policy/shared/contract/entities/resource/object-storage.ts';
import { smsConfig } from '@policy/shared/contract/entities/resource/sms-config.ts';
import { smsMessage } from '@policy/shared/contract/entities/resource/sms-message.ts';
import { text } from 'drizzle-orm/pg-core';

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
