import { defineEntity } from '../../kit/entity.ts';
import { choice, date, longText, money, optional, reference, text } from '../../kit/field.ts';

/** One payment of an approved application, in a batch, with its result. */
export const payment = defineEntity('payment', {
  path: 'policy/payment',
  nameField: 'batchNo',
  fields: {
    applicationId: reference('application', { as: 'projectName', list: true, search: true }),
    batchNo: text(30, { list: true, search: true }),
    amountWan: money({ list: true, sort: true }),
    /** The account as it was when the payment was ordered. */
    accountName: optional(
      text(100, { personal: { purpose: 'pay', term: 'paidCase' }, list: true, search: true }),
    ),
    bankName: optional(text(100, { personal: { purpose: 'pay', term: 'paidCase' } })),
    /** Its last four digits alone: the whole number stands with the application. */
    bankAccountMasked: optional(text(40, { personal: { purpose: 'pay', term: 'paidCase' }, list: true })),
    payDate: optional(date({ list: true, search: true })),
    result: choice(['paying', 'paid', 'failed'], { list: true, search: true, initial: 'paying' }),
    failReason: optional(longText(500)),
    voucherNo: optional(text(60, { list: true, search: true })),
  },
});
