import { smsTemplate } from '@policy/shared/contract/entities/resource/sms-template.ts';
import { eq } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';

/** What an SMS says that carries a link to choose a new password; as secret as a code, so that no log tells where it leads. */
export const linkTemplate = {
  templateCode: 'password-link',
  templateName: '重置密码链接',
  kind: 'code',
  content: '请在{minutes}分钟内打开{link}设置新密码，链接只能使用一次，请勿转发。',
} as const;

/** Gives a tenant the template where it has none of that code: it was opened before there was one, or removed it. */
export async function ensureLinkTemplate(context: Context): Promise<void> {
  const templates = repositoryOf(smsTemplate, context);
  const { templateCode } = linkTemplate;
  if (await templates.first(eq(tableOf(smsTemplate).templateCode, templateCode))) return;
  await templates.insert(linkTemplate);
}
