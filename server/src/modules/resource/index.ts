import type { Module } from '../../kit/route.ts';
import type { Services } from '../../kit/services.ts';
import { attachmentModule } from './attachment.ts';
import { purgeModule } from './purge.ts';
import { smsBlockModule, smsConfigModule, smsTemplateModule } from './sms/sms-configs.ts';
import { smsMessageModule } from './sms/sms-messages.ts';
import { objectStorageModule } from './storage/object-storages.ts';

/** Files, where they are kept, and SMS. */
export const resourceModules = (services: Services): readonly Module[] => [
  attachmentModule,
  objectStorageModule(services),
  smsConfigModule(services),
  smsTemplateModule,
  smsMessageModule(services),
  smsBlockModule,
  purgeModule,
];
