import type { RuledEntity } from '../../kit/rules/rules.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import { attachmentRules } from './attachment.ts';
import { mailConfigRules } from './mail/mail-configs.ts';
import { smsBlockRules, smsConfigRules, smsTemplateRules } from './sms/sms-configs.ts';
import { objectStorageRules } from './storage/object-storages.ts';

/** What holds for files, where they are kept, SMS and e-mail. */
export const resourceRules = (outbound: Outbound): readonly RuledEntity[] => [
  attachmentRules,
  objectStorageRules(outbound),
  smsConfigRules(outbound),
  smsTemplateRules,
  mailConfigRules(outbound),
  smsBlockRules,
];
