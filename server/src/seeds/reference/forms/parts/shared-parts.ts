import { date, invoiceNo, list, number, paragraph, text, yesNo } from './fields.ts';
import type { Field, Said } from './fields.ts';

/** What every form ends with: what it is for, how much, and whom to ask. */
export const ending = (most: number): Field[] => [
  paragraph('projectSummary', ['申报说明', 'Statement'], {
    max: 2000,
    rows: 6,
    hint: [
      '说明做了什么、投入多少、取得什么成效，不超过2000字。',
      'What was done, what it cost and what came of it, in at most 2,000 characters.',
    ],
  }),
  applied(most),
  text('contactName', ['联系人', 'Contact'], 50),
  phone(),
];

function applied(most: number): Field {
  const hint: Said = [
    '按扶持标准计算，不超过本事项的最高金额。',
    'By the support standard, not above the cap of the item.',
  ];
  const field = number('applyAmountWan', ['申请金额（万元）', 'Amount applied for (CNY 10,000)'], { most });
  return { ...field, schema: { ...field.schema, description: hint[0] }, words: [...field.words, hint] };
}

function phone(): Field {
  const field = text('contactPhone', ['联系电话', 'Contact phone'], 11);
  return { ...field, schema: { ...field.schema, pattern: '^1\\d{10}$' } };
}

/** How long a lease runs, and with whom and where it was made. */
export const lease = (): Field[] => [
  text('premisesAddress', ['租赁地址', 'Rented premises'], 200),
  text('landlord', ['出租方', 'Landlord']),
  date('leaseStart', ['租期开始日期', 'Lease begins']),
  date('leaseEnd', ['租期结束日期', 'Lease ends']),
];

/** What was paid for the premises, and the total of it. */
export const rentPaid = (): Field[] => [
  list('rentList', ['租金支付明细', 'Rent paid'], {
    fields: [text('period', ['租金所属期', 'Period'], 30), amount(), invoiceNo()],
  }),
  number('totalRentWan', ['租金合计（万元）', 'Total rent (CNY 10,000)']),
];

/** How long the work took. */
export const works = (): Field[] => [
  date('buildStart', ['开工日期', 'Work begun']),
  date('doneOn', ['竣工日期', 'Work completed']),
];

export const amount = (): Field => number('amountWan', ['金额（万元）', 'Amount (CNY 10,000)']);

/** A table of what was bought, one row for each invoice. */
export const invoices = (name: string, title: Said, more: readonly Field[] = []): Field =>
  list(name, title, {
    fields: [
      text('name', ['设备或服务名称', 'Equipment or service']),
      ...more,
      invoiceNo(),
      amount(),
      date('paidOn', ['付款日期', 'Date of payment']),
    ],
    hint: ['每张发票一行，金额与付款凭证一致。', 'One row per invoice; amounts as on the payment records.'],
  });

/** A statement that the parties are not related, which many items ask for. */
export const relation = (): Field =>
  yesNo('isRelated', ['交易双方是否存在关联关系', 'Are the parties related?']);

/** What an item says to parties that are. */
export const unrelated: Said = ['交易双方存在关联关系的，不能申报', 'Related parties cannot apply'];
