import { composeForm } from './parts/compose.ts';
import { choice, date, list, number, text } from './parts/fields.ts';
import { holds, notBefore, notInFuture, shareOf, total, withinStandard } from './parts/rules.ts';
import { ending, relation, unrelated } from './parts/shared-parts.ts';

/** Technology contracts that were registered and paid. */
export const techContractForm = composeForm('form_tech_contract', {
  title: ['技术合同登记奖励申请表', 'Application for an award for technology contracts'],
  fields: [
    list('contractList', ['技术合同清单', 'Technology contracts'], {
      fields: [
        text('contractNo', ['登记编号', 'Registration number'], 60),
        choice('kind', ['合同类别', 'Kind of contract'], {
          development: ['技术开发', 'Development'],
          transfer: ['技术转让', 'Transfer'],
          licence: ['技术许可', 'Licence'],
          service: ['技术咨询或服务', 'Consulting or service'],
        }),
        text('buyer', ['买方', 'Buyer']),
        date('signedOn', ['签订日期', 'Signed on']),
        date('registeredOn', ['登记日期', 'Registered on']),
        number('amountWan', ['技术交易额（万元）', 'Technology turnover (CNY 10,000)']),
        number('receivedWan', ['到账金额（万元）', 'Received (CNY 10,000)']),
      ],
    }),
    number('techWan', ['技术交易额合计（万元）', 'Total technology turnover (CNY 10,000)']),
    relation(),
    ...ending(30),
  ],
  rules: [
    notBefore('contractList.*.signedOn', 'contractList.*.registeredOn'),
    notInFuture('contractList.*.registeredOn'),
    holds('contractList.*.receivedWan', { '>': [{ var: 'row.receivedWan' }, 0] }, [
      '合同须已实际履行并到账',
      'Something must have been received for the contract',
    ]),
    total('techWan', 'contractList', 'amountWan'),
    holds('isRelated', { '==': [{ var: 'isRelated' }, 'no'] }, unrelated),
    withinStandard(shareOf('techWan', 0.01), ['技术交易额的1%', '1% of the technology turnover']),
  ],
});
