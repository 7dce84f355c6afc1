import { smsTemplate } from '@policy/shared/contract/entities/resource/sms-template.ts';
import type { DraftOf } from '@policy/shared/contract/kit/entity.ts';
import { v7 as uuidv7 } from 'uuid';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';

type Template = Pick<DraftOf<typeof smsTemplate>, 'templateCode' | 'templateName' | 'kind' | 'content'>;

/** What the platform itself sends by SMS: every tenant has a text for each, to reword for its own people. */
export const usualTemplates: readonly Template[] = [
  {
    ...{ templateCode: 'code', templateName: '验证码', kind: 'code' },
    content: '您的验证码为{code}，{minutes}分钟内有效，请勿告知他人。',
  },
  {
    ...{ templateCode: 'supplement', templateName: '补正通知', kind: 'notice' },
    content: '您申报的{item}需要补正，请于{deadline}前登录平台办理。',
  },
  {
    ...{ templateCode: 'paid', templateName: '拨付通知', kind: 'notice' },
    content: '您申报的{item}资金已拨付，请查收。',
  },
  {
    ...{ templateCode: 'registrationApproved', templateName: '注册通过', kind: 'notice' },
    content: '{name}，您的注册申请已通过，请登录平台办理。',
  },
  {
    ...{ templateCode: 'registrationRefused', templateName: '注册未通过', kind: 'notice' },
    content: '{name}，您的注册申请未通过，原因：{reason}。请登录平台修改后重新提交。',
  },
  {
    ...{ templateCode: 'newDevice', templateName: '新设备登录', kind: 'notice' },
    content: '您的账号于{time}在新设备上登录。如非本人操作，请立即修改密码。',
  },
  {
    ...{ templateCode: 'wayChanged', templateName: '登录方式变更', kind: 'notice' },
    content: '您账号的登录方式于{time}有变更。如非本人操作，请立即登录平台修改密码。',
  },
  {
    ...{ templateCode: 'contactChanged', templateName: '联系方式变更', kind: 'notice' },
    content: '工作人员核验后已变更您账号的手机号码或邮箱。如非本人申请，请立即联系受理部门。',
  },
  {
    // As secret as a code, so that no log tells where the link leads.
    ...{ templateCode: 'password-link', templateName: '重置密码链接', kind: 'code' },
    content: '请在{minutes}分钟内打开 {link} 设置新密码，链接只能使用一次，请勿转发。',
  },
];

/** Gives a new tenant its texts. */
export async function giveTemplates(context: Context): Promise<void> {
  const rows = usualTemplates.map((draft) => ({ id: uuidv7(), draft }));
  await repositoryOf(smsTemplate, context).insertMany(rows);
}
