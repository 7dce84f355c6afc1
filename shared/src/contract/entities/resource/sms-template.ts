import { defineEntity } from '../../kit/entity.ts';
import { choice, longText, optional, text } from '../../kit/field.ts';

/** What an SMS says: a text with `{name}` places, and what the providers know it by. */
export const smsTemplate = defineEntity('smsTemplate', {
  path: 'blade-resource/sms-template',
  nameField: 'templateName',
  unique: ['templateCode'],
  fields: {
    templateCode: text(50, { list: true, search: true }),
    templateName: text(100, { list: true, search: true }),
    /** What a code's parameters were is not told by any log. */
    kind: choice(['code', 'notice', 'marketing'], { list: true, search: true }),
    content: longText(500, { list: true }),
    aliyunTemplateId: optional(text(64)),
    tencentTemplateId: optional(text(64)),
    remark: optional(longText(255, { list: true })),
  },
});
