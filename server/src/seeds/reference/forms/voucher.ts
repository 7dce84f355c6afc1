import { composeForm } from './parts/compose.ts';
import { date, number, text } from './parts/fields.ts';
import { after, holds, notInFuture, shareOf, total, withinStandard } from './parts/rules.ts';
import { ending, invoices, relation, unrelated } from './parts/shared-parts.ts';

/** A service that was paid in part with a voucher. */
export const voucherForm = composeForm('form_voucher', {
  title: ['科技创新券兑付申请表', 'Application for the redemption of an innovation voucher'],
  fields: [
    text('voucherNo', ['创新券券码', 'Voucher'], 40),
    date('voucherStart', ['券码生效日期', 'Voucher valid from']),
    date('voucherEnd', ['券码失效日期', 'Voucher valid until']),
    text('provider', ['服务机构', 'Provider']),
    text('serviceName', ['服务内容', 'Service'], 200),
    text('contractNo', ['服务合同编号', 'Number of the service contract'], 60),
    date('contractOn', ['合同签订日期', 'Contract signed on']),
    invoices('invoiceList', ['发票清单', 'Invoices']),
    number('feeWan', ['服务费用合计（万元）', 'Total of the service (CNY 10,000)']),
    relation(),
    ...ending(10),
  ],
  rules: [
    after('voucherStart', 'voucherEnd'),
    holds('contractOn', { '<=': [{ var: 'voucherStart' }, { var: 'contractOn' }, { var: 'voucherEnd' }] }, [
      '服务合同须在券码有效期内签订',
      'The contract must have been signed while the voucher was valid',
    ]),
    notInFuture('invoiceList.*.paidOn'),
    total('feeWan', 'invoiceList', 'amountWan'),
    holds('isRelated', { '==': [{ var: 'isRelated' }, 'no'] }, unrelated),
    withinStandard(shareOf('feeWan', 0.4), ['服务费用的40%', '40% of the service']),
  ],
});
