import { composeForm } from './parts/compose.ts';
import { count, number, text } from './parts/fields.ts';
import { after, notAbove, total, withinStandard } from './parts/rules.ts';
import { ending, lease, rentPaid } from './parts/shared-parts.ts';

/** Rent of a company of culture in a park. */
export const cultureRentForm = composeForm('form_culture_rent', {
  title: ['文化创意企业房租补贴申请表', 'Application for a rent subsidy of a cultural company'],
  fields: [
    text('park', ['入驻文化产业园区', 'Cultural park']),
    ...lease(),
    text('filingNo', ['租赁备案编号', 'Registration of the lease'], 60),
    number('areaSqm', ['租赁面积（平方米）', 'Area (square metres)'], { least: 1, most: 3000 }),
    count('claimMonths', ['申请补贴月数', 'Months applied for'], { least: 1, most: 24 }),
    ...rentPaid(),
    ...ending(36),
  ],
  rules: [
    after('leaseStart', 'leaseEnd'),
    total('totalRentWan', 'rentList', 'amountWan'),
    notAbove('applyAmountWan', 'totalRentWan'),
    withinStandard(
      { '/': [{ '*': [{ min: [{ var: 'areaSqm' }, 500] }, 30, { var: 'claimMonths' }] }, 10_000] },
      [
        '每平方米每月30元，面积不超过500平方米',
        'CNY 30 for a square metre and month, for 500 square metres at most',
      ],
    ),
  ],
});
