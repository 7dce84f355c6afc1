import { mailConfig } from '@policy/shared/contract/entities/resource/mail-config.ts';
import { objectStorage } from '@policy/shared/contract/entities/resource/object-storage.ts';
import { smsConfig } from '@policy/shared/contract/entities/resource/sms-config.ts';
import { smsTemplate } from '@policy/shared/contract/entities/resource/sms-template.ts';

import type { Context } from '../../kit/runtime/context.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { linkTemplate } from '../../modules/resource/sms/link-template.ts';
import { insertMissing } from '../insert-missing.ts';
import type { SlugRow } from '../slug-rows.ts';

const storages: readonly SlugRow[] = [
  { id: 'oss:local', category: 'local', ossCode: 'local', remark: '本机磁盘', status: 1 },
];

const templates: readonly SlugRow[] = [
  {
    ...{ id: 'sms-template:code', templateCode: 'code', templateName: '验证码', kind: 'code' },
    content: '您的验证码为{code}，{minutes}分钟内有效，请勿告知他人。',
  },
  {
    ...{ id: 'sms-template:supplement', templateCode: 'supplement', templateName: '补正通知' },
    ...{ kind: 'notice', content: '您申报的{item}需要补正，请于{deadline}前登录平台办理。' },
  },
  {
    ...{ id: 'sms-template:paid', templateCode: 'paid', templateName: '拨付通知', kind: 'notice' },
    content: '您申报的{item}资金已拨付，请查收。',
  },
  {
    ...{ id: 'sms-template:registrationApproved', templateCode: 'registrationApproved' },
    ...{ templateName: '注册通过', kind: 'notice', content: '{name}，您的注册申请已通过，请登录平台办理。' },
  },
  {
    ...{ id: 'sms-template:registrationRefused', templateCode: 'registrationRefused' },
    ...{ templateName: '注册未通过', kind: 'notice' },
    content: '{name}，您的注册申请未通过，原因：{reason}。请登录平台修改后重新提交。',
  },
  {
    ...{
      id: 'sms-template:newDevice',
      templateCode: 'newDevice',
      templateName: '新设备登录',
      kind: 'notice',
    },
    content: '您的账号于{time}在新设备上登录。如非本人操作，请立即修改密码。',
  },
  { id: 'sms-template:password-link', ...linkTemplate },
];

const configs: readonly SlugRow[] = [
  {
    ...{ id: 'sms:outbox', category: 'outbox', smsCode: 'outbox', signName: '政策兑现' },
    ...{ templateId: 'sms-template:code', remark: '只存发件箱，不向外发送', status: 1 },
  },
];

const mailConfigs: readonly SlugRow[] = [
  {
    ...{ id: 'mail:outbox', category: 'outbox', mailCode: 'outbox', security: 'tls' },
    ...{ remark: '只存发件箱，不向外发送', status: 1 },
  },
];

/** The disk and the outboxes, which need nothing from anybody, and texts to begin with; safe to repeat. */
export const seedResources = (context: Context): Promise<void> =>
  inTransaction(context, async (inside) => {
    await insertMissing(objectStorage, inside, storages);
    await insertMissing(smsTemplate, inside, templates);
    await insertMissing(smsConfig, inside, configs);
    await insertMissing(mailConfig, inside, mailConfigs);
  });
