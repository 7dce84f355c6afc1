import { composeForm } from './parts/compose.ts';
import { date, list, number, optional, text } from './parts/fields.ts';
import { holds, notInFuture, shareOf, sumOf } from './parts/rules.ts';
import { amount, ending, relation, unrelated } from './parts/shared-parts.ts';

/** Data products that were registered, and trades in them. */
export const dataProductForm = composeForm('form_data_product', {
  title: ['数据产品登记与交易奖励申请表', 'Application for an award for data products'],
  fields: [
    text('exchange', ['数据交易机构', 'Data exchange']),
    optional(
      list('productList', ['登记的数据产品', 'Registered products'], {
        fields: [
          text('name', ['数据产品名称', 'Data product']),
          text('certificateNo', ['登记证书编号', 'Certificate of registration'], 60),
          date('registeredOn', ['登记日期', 'Registered on']),
        ],
      }),
    ),
    optional(
      list('tradeList', ['数据交易明细', 'Trades'], {
        fields: [
          text('counterparty', ['交易对方', 'Other party']),
          text('contractNo', ['合同编号', 'Contract number'], 60),
          amount(),
          date('paidOn', ['付款日期', 'Date of payment']),
        ],
      }),
    ),
    number('tradeWan', ['交易额合计（万元）', 'Total of the trades (CNY 10,000)']),
    relation(),
    number(
      'registerAwardWan',
      ['登记奖励申请额（万元）', 'Award for registration applied for (CNY 10,000)'],
      { most: 10 },
    ),
    number('tradeAwardWan', ['交易奖励申请额（万元）', 'Award for trades applied for (CNY 10,000)'], {
      most: 80,
    }),
    ...ending(90),
  ],
  rules: [
    notInFuture('productList.*.registeredOn'),
    notInFuture('tradeList.*.paidOn'),
    holds('tradeWan', { '==': [{ var: 'tradeWan' }, { sum: [{ var: ['tradeList', 0] }, 'amountWan'] }] }, [
      '交易额合计须等于数据交易明细中的金额之和',
      'The total must be the sum of the trades',
    ]),
    holds('isRelated', { '==': [{ var: 'isRelated' }, 'no'] }, unrelated),
    holds(
      'registerAwardWan',
      { '<=': [{ var: 'registerAwardWan' }, { '*': [{ count: [{ var: ['productList', 0] }] }, 2] }] },
      ['登记奖励每个产品不超过2万元', 'The award is CNY 20,000 for each product at most'],
    ),
    holds('tradeAwardWan', { '<=': [{ var: 'tradeAwardWan' }, shareOf('tradeWan', 0.05)] }, [
      '交易奖励不能超过交易额的5%',
      'The award for trades is 5% of them at most',
    ]),
    sumOf('applyAmountWan', 'registerAwardWan', 'tradeAwardWan'),
  ],
});
