import { defineEntity } from '../../kit/entity.ts';
import { choice, integer, longText, numericChoice, optional, text } from '../../kit/field.ts';

/** Whether a configuration hands its mails to a server; without one they stay in the outbox. */
export const byServer = { field: 'category', is: ['smtp'] };

/** A way for e-mail to leave; the password of its account is sealed beside the fields, and one at a time is the tenant's. */
export const mailConfig = defineEntity('mailConfig', {
  path: 'blade-resource/mail',
  nameField: 'mailCode',
  unique: ['mailCode'],
  fields: {
    /** The outbox keeps what it is given, and nothing leaves. */
    category: choice(['outbox', 'smtp'], { list: true, search: true }),
    mailCode: text(50, { list: true, search: true }),
    host: optional(text(200, { list: true, visibleWhen: byServer, requiredWhen: byServer })),
    port: optional(integer(1, 65_535, { visibleWhen: byServer, requiredWhen: byServer })),
    /** `tls` from the first byte, `starttls` after a greeting that is refused without it, `none` for a server in the own network. */
    security: choice(['tls', 'starttls', 'none'], { initial: 'tls' }),
    sender: optional(text(100, { list: true, visibleWhen: byServer, requiredWhen: byServer })),
    senderName: optional(text(50, { visibleWhen: byServer })),
    /** The account on the server; without one nobody signs in there. */
    accessKey: optional(text(200, { visibleWhen: byServer })),
    remark: optional(longText(255, { list: true })),
    /** 1 sends what the platform says; told by `enable` alone. */
    status: numericChoice([1, 0], { list: true, search: true, readOnly: true, initial: 0 }),
  },
});
