import type { RuleLogic } from '@policy/shared/forms/form-rule.ts';

import { composeForm } from './parts/compose.ts';
import { choice, date, invoiceNo, list, number, text, when } from './parts/fields.ts';
import { after, holds, lastedFor, notInFuture, shareOf, total, withinStandard } from './parts/rules.ts';
import { amount, ending } from './parts/shared-parts.ts';

const store: RuleLogic = {
  if: [
    { '==': [{ var: ['storeLevel', ''] }, 'asia'] },
    100,
    { '==': [{ var: ['storeLevel', ''] }, 'china'] },
    50,
    20,
  ],
};
const event: RuleLogic = { min: [shareOf('costWan', 0.3), 30] };

/** The first shop of a brand, or the first show of a product. */
export const debutForm = composeForm('form_debut', {
  title: ['品牌首店和首发活动支持申请表', 'Application for support of a debut store or launch event'],
  fields: [
    text('brand', ['品牌', 'Brand']),
    choice('debutKind', ['申报类型', 'What is supported'], {
      store: ['品牌首店', 'Debut store'],
      event: ['首发活动', 'Launch event'],
    }),
    when(
      'debutKind',
      'store',
      choice('storeLevel', ['首店等级', 'Level of the store'], {
        asia: ['亚洲首店', 'First in Asia'],
        china: ['全国首店', 'First in China'],
        city: ['本市首店', 'First in the city'],
      }),
    ),
    when('debutKind', 'store', date('openedOn', ['开业日期', 'Opened on'])),
    when('debutKind', 'store', date('leaseStart', ['租期开始日期', 'Lease begins'])),
    when('debutKind', 'store', date('leaseEnd', ['租期结束日期', 'Lease ends'])),
    when('debutKind', 'event', text('eventName', ['活动名称', 'Event'])),
    when('debutKind', 'event', date('eventOn', ['活动日期', 'Day of the event'])),
    when('debutKind', 'event', text('safetyNo', ['安全报备号', 'Safety registration'], 60)),
    list('costList', ['场租、装修或搭建费用', 'Cost of premises and building'], {
      fields: [text('item', ['费用项目', 'Item']), invoiceNo(), amount()],
    }),
    number('costWan', ['费用合计（万元）', 'Total cost (CNY 10,000)']),
    ...ending(100),
  ],
  rules: [
    lastedFor(90, 'openedOn', ['首店须开业满三个月', 'The store must have been open for three months']),
    after('leaseStart', 'leaseEnd'),
    holds('leaseEnd', { '>=': [{ daysBetween: [{ var: 'leaseStart' }, { var: 'leaseEnd' }] }, 729] }, [
      '首店须签订两年以上租约',
      'The lease must be for two years at least',
    ]),
    notInFuture('eventOn'),
    total('costWan', 'costList', 'amountWan'),
    withinStandard({ if: [{ '==': [{ var: 'debutKind' }, 'store'] }, store, event] }, [
      '首店按等级100万元、50万元、20万元，首发活动为费用的30%且不超过30万元',
      'CNY 1 million, 500,000 and 200,000 by the level of the store; 30% of an event, 300,000 at most',
    ]),
  ],
});
