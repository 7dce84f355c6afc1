import { defineEntity } from '../../kit/entity.ts';
import { choice, dateTime, integer, longText, optional, reference, text } from '../../kit/field.ts';

/** One SMS to one phone, and what became of it; the number itself is sealed beside the fields. */
export const smsMessage = defineEntity('smsMessage', {
  path: 'blade-resource/sms-log',
  nameField: 'phone',
  fields: {
    /** Without its middle digits. */
    phone: text(20, {
      personal: { purpose: 'delivery', term: 'delivery' },
      list: true,
      search: true,
      readOnly: true,
    }),
    templateCode: text(50, { list: true, search: true, readOnly: true }),
    /** As it was sent; the parameters of a code are starred. */
    content: longText(1000, {
      personal: { purpose: 'delivery', term: 'delivery' },
      list: true,
      readOnly: true,
    }),
    configId: optional(reference('smsConfig', { as: 'smsCode', list: true, search: true, readOnly: true })),
    /** `kept` stays in the outbox, `suppressed` was to a phone that wants none. */
    state: choice(['queued', 'sent', 'kept', 'failed', 'suppressed'], {
      list: true,
      search: true,
      readOnly: true,
    }),
    attempts: integer(0, 100, { list: true, readOnly: true, initial: 0 }),
    failReason: optional(text(300, { list: true, readOnly: true })),
    providerId: optional(text(100, { readOnly: true })),
    sentTime: optional(dateTime({ list: true, readOnly: true })),
  },
});
