import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import { mailConfig } from '@policy/shared/contract/entities/resource/mail-config.ts';
import { mailMessage } from '@policy/shared/contract/entities/resource/mail-message.ts';
import { objectStorage } from '@policy/shared/contract/entities/resource/object-storage.ts';
import { smsBlock } from '@policy/shared/contract/entities/resource/sms-block.ts';
import { smsConfig } from '@policy/shared/contract/entities/resource/sms-config.ts';
import { smsMessage } from '@policy/shared/contract/entities/resource/sms-message.ts';
import { smsTemplate } from '@policy/shared/contract/entities/resource/sms-template.ts';

import { button, screen } from '../menu-seed.ts';
import type { MenuSeed } from '../menu-seed.ts';

/** Where a tenant keeps its files and how its SMS leave. */
export const resourceMenus: readonly MenuSeed[] = [
  screen(objectStorage, '/resource/oss', ['对象存储', 'Object storage', 'database']),
  screen(attachment, '/resource/attach', ['附件管理', 'Attachments', 'file-done']),
  screen(smsConfig, '/resource/sms', ['短信配置', 'SMS configurations', 'notification']),
  screen(smsTemplate, '/resource/smstemplate', ['短信模板', 'SMS templates', 'file-text']),
  {
    ...{ code: 'sms_log', name: '短信日志', nameEn: 'SMS log', path: '/resource/smslog', icon: 'inbox' },
    buttons: [{ entity: smsMessage, verbs: ['view'] }],
  },
  screen(smsBlock, '/resource/smsblacklist', ['短信黑名单', 'SMS blacklist', 'safety']),
  screen(mailConfig, '/resource/mail', ['邮件配置', 'E-mail configurations', 'notification']),
  {
    ...{ code: 'mail_log', name: '邮件日志', nameEn: 'E-mail log', path: '/resource/maillog', icon: 'inbox' },
    buttons: [{ entity: mailMessage, verbs: ['view'] }],
  },
];

/** Their buttons that are no verb of an entity's own calls. */
export const resourceButtons = [
  button('oss', 'oss_enable', ['启用对象存储', 'Enable a storage', 2]),
  button('attach', 'attach_sweep', ['清理孤儿附件', 'Sweep orphans', 1]),
  button('sms', 'sms_enable', ['启用短信配置', 'Enable a configuration', 2]),
  button('sms', 'sms_send', ['发送短信', 'Send SMS', 2]),
  button('sms_log', 'sms_log_resend', ['重发短信', 'Send again', 2]),
  button('sms_log', 'sms_log_reveal', ['查看短信内容', 'Read messages', 2]),
  button('mail', 'mail_enable', ['启用邮件配置', 'Enable a configuration', 2]),
  button('mail', 'mail_send', ['发送测试邮件', 'Send a test', 2]),
  button('mail_log', 'mail_log_resend', ['重发邮件', 'Send again', 2]),
  button('mail_log', 'mail_log_reveal', ['查看邮件内容', 'Read e-mails', 2]),
];
