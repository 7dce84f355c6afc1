import { smsBlock } from '@policy/shared/contract/entities/resource/sms-block.ts';
import { smsTemplate } from '@policy/shared/contract/entities/resource/sms-template.ts';

import { crudModule } from '../../kit/crud/crud-module.ts';
import type { Module } from '../../kit/routes/route.ts';
import type { Services } from '../../kit/services/services.ts';
import { attachmentModule } from './attachment.ts';
import { mailConfigModule } from './mail/mail-configs.ts';
import { mailMessageModule } from './mail/mail-messages.ts';
import { purgeModule } from './purge.ts';
import { smsConfigModule } from './sms/sms-configs.ts';
import { smsMessageModule } from './sms/sms-messages.ts';
import { objectStorageModule } from './storage/object-storages.ts';

/** Files, where they are kept, SMS and e-mail. */
export const resourceModules = (services: Services): readonly Module[] => [
  attachmentModule,
  objectStorageModule(services),
  smsConfigModule(services),
  crudModule(smsTemplate),
  smsMessageModule(services),
  crudModule(smsBlock),
  mailConfigModule(services),
  mailMessageModule,
  purgeModule,
];
