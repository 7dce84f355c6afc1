import { defineEntity } from '../../kit/entity.ts';
import { longText, text } from '../../kit/field.ts';

/** A phone that is sent nothing, whoever asks. */
export const smsBlock = defineEntity('smsBlock', {
  path: 'blade-resource/sms-blacklist',
  nameField: 'reason',
  unique: ['phone'],
  fields: {
    phone: text(11, { personal: { purpose: 'noSms', term: 'delivery' }, list: true, search: true }),
    reason: longText(255, { list: true }),
  },
});
