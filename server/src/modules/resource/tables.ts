import { mailConfig } from '@policy/shared/contract/entities/resource/mail-config.ts';
import { mailMessage } from '@policy/shared/contract/entities/resource/mail-message.ts';
import { objectStorage } from '@policy/shared/contract/entities/resource/object-storage.ts';
import { smsConfig } from '@policy/shared/contract/entities/resource/sms-config.ts';
import { smsMessage } from '@policy/shared/contract/entities/resource/sms-message.ts';
import { smallint, text } from 'drizzle-orm/pg-core';

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
  /** Tells what nobody asked for: it leaves only while whoever it goes to agrees to that. */
  isUnasked: smallint('is_unasked').notNull().default(0),
});

/** E-mail configurations, with the sealed password that nobody reads back. */
export const mailConfigTable = tableWith(mailConfig, { secretKey: text('secret_key') });

/** E-mails, with what sending them takes. */
export const mailMessageTable = tableWith(mailMessage, {
  addressSealed: text('address_sealed'),
  /** The whole subject and text as JSON, sealed: a link may be among them. */
  contentSealed: text('content_sealed'),
  /** 1 for one that carries a code or a link: it is nobody's to read where the platform is in earnest use. */
  isSecret: smallint('is_secret').notNull().default(0),
});
