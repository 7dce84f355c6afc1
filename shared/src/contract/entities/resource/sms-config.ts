import { defineEntity } from '../../kit/entity.ts';
import { choice, integer, longText, numericChoice, optional, reference, text } from '../../kit/field.ts';

const leaves = { field: 'category', is: ['http', 'aliyun', 'tencent'] };
const byGateway = { field: 'category', is: 'http' };
const byTencent = { field: 'category', is: 'tencent' };
/** Ways of sending that sign what they send; a gateway may do without a secret. */
export const bySigner = { field: 'category', is: ['aliyun', 'tencent'] };

/** A way for SMS to leave; its secret key is sealed beside the fields, and one at a time is the tenant's. */
export const smsConfig = defineEntity('smsConfig', {
  path: 'blade-resource/sms',
  nameField: 'smsCode',
  unique: ['smsCode'],
  fields: {
    /** The outbox keeps what it is given, and nothing leaves. */
    category: choice(['outbox', 'http', 'aliyun', 'tencent'], { list: true, search: true }),
    smsCode: text(50, { list: true, search: true }),
    /** What is said when it is asked for by its own code. */
    templateId: optional(reference('smsTemplate', { as: 'templateName', list: true })),
    signName: optional(text(50, { list: true, search: true, requiredWhen: bySigner })),
    endpoint: optional(text(300, { visibleWhen: leaves, requiredWhen: byGateway })),
    regionId: optional(text(40, { visibleWhen: byTencent })),
    appId: optional(
      text(50, { visibleWhen: { field: 'category', is: ['http', 'tencent'] }, requiredWhen: byTencent }),
    ),
    accessKey: optional(text(200, { visibleWhen: leaves, requiredWhen: bySigner })),
    /** JSON that a gateway is sent, with places such as `{phone}` inside its texts. */
    bodyTemplate: optional(longText(2000, { visibleWhen: byGateway, requiredWhen: byGateway })),
    /** The field of a gateway's answer, `result.code`, and its value when the message was taken; without them any 2xx is. */
    successField: optional(text(100, { visibleWhen: byGateway })),
    successValue: optional(text(100, { visibleWhen: byGateway })),
    /** Messages to one phone within a minute and within a day, and of the tenant within a day. */
    perMinute: integer(1, 100, { initial: 1 }),
    perDay: integer(1, 1000, { initial: 10 }),
    dailyCap: integer(1, 10_000_000, { initial: 10_000 }),
    remark: optional(longText(255, { list: true })),
    /** 1 sends what names a template; told by `enable` alone. */
    status: numericChoice([1, 0], { list: true, search: true, readOnly: true, initial: 0 }),
  },
});
