import { defineEntity } from '../../kit/entity.ts';
import { choice, dateTime, integer, optional, reference, text } from '../../kit/field.ts';

/** One e-mail to one address, and what became of it; address and text are sealed beside the fields. */
export const mailMessage = defineEntity('mailMessage', {
  path: 'blade-resource/mail-log',
  nameField: 'address',
  fields: {
    /** Without most of what stands before the @. */
    address: text(120, {
      personal: { purpose: 'delivery', term: 'delivery' },
      list: true,
      search: true,
      readOnly: true,
    }),
    subject: text(200, {
      personal: { purpose: 'delivery', term: 'delivery' },
      list: true,
      search: true,
      readOnly: true,
    }),
    configId: optional(reference('mailConfig', { as: 'mailCode', list: true, search: true, readOnly: true })),
    /** `kept` stays in the outbox. */
    state: choice(['queued', 'sent', 'kept', 'failed'], { list: true, search: true, readOnly: true }),
    attempts: integer(0, 100, { list: true, readOnly: true, initial: 0 }),
    failReason: optional(text(300, { list: true, readOnly: true })),
    sentTime: optional(dateTime({ list: true, readOnly: true })),
  },
});
