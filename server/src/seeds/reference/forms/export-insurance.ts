import { composeForm } from './parts/compose.ts';
import { date, invoiceNo, list, number, optional, text } from './parts/fields.ts';
import { after, holds, notAbove, shareOf, total, withinStandard } from './parts/rules.ts';
import { ending } from './parts/shared-parts.ts';

/** Premiums paid for the insurance of exports. */
export const exportInsuranceForm = composeForm('form_export_insurance', {
  title: ['出口信用保险保费资助申请表', 'Application for a subsidy of export credit insurance'],
  fields: [
    text('insurer', ['承保机构', 'Insurer']),
    text('policyNo', ['保单号', 'Policy number'], 60),
    date('insuredFrom', ['保险期间开始日期', 'Insured from']),
    date('insuredTo', ['保险期间结束日期', 'Insured until']),
    number('exportWan', ['投保出口额（万元）', 'Exports insured (CNY 10,000)'], { most: 10_000_000 }),
    list('premiumList', ['保费缴纳明细', 'Premiums paid'], {
      fields: [
        invoiceNo(),
        number('amountWan', ['保费（万元）', 'Premium (CNY 10,000)']),
        date('paidOn', ['缴费日期', 'Paid on']),
      ],
    }),
    number('premiumWan', ['实缴保费合计（万元）', 'Total premiums (CNY 10,000)']),
    optional(number('otherWan', ['已获上级保费资助（万元）', 'Other support for the premiums (CNY 10,000)'])),
    ...ending(60),
  ],
  rules: [
    after('insuredFrom', 'insuredTo'),
    notAbove('premiumWan', 'exportWan'),
    holds('premiumList.*.paidOn', { '<=': [{ var: 'row.paidOn' }, { var: 'window.end' }] }, [
      '缴费日期须在申报截止时间之前',
      'The premium must be paid before applications close',
    ]),
    total('premiumWan', 'premiumList', 'amountWan'),
    holds(
      'otherWan',
      { '<=': [{ '+': [{ var: 'otherWan' }, { var: 'applyAmountWan' }] }, { var: 'premiumWan' }] },
      ['上级资助与申请金额之和不能大于实缴保费', 'All support together cannot be more than the premiums'],
    ),
    withinStandard(shareOf('premiumWan', 0.3), ['实缴保费的30%', '30% of the premiums']),
  ],
});
