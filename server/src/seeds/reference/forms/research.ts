import type { RuleLogic } from '@policy/shared/forms/form-rule.ts';

import { composeForm } from './parts/compose.ts';
import { list, number, optional, text, year } from './parts/fields.ts';
import { holds, lastYear, notAbove, sumOf, total } from './parts/rules.ts';
import { ending } from './parts/shared-parts.ts';

/** 3% of the first five million, 2% of what is above. */
const basic: RuleLogic = {
  '+': [
    { '*': [{ min: [{ var: 'expenseWan' }, 500] }, 0.03] },
    { '*': [{ max: [{ '-': [{ var: 'expenseWan' }, 500] }, 0] }, 0.02] },
  ],
};

/** Research and development: what was spent in the year before, and what of it is rewarded. */
export const researchForm = composeForm('form_research', {
  title: ['企业研发投入后补助申请表', 'Application for a subsidy of research and development'],
  fields: [
    year('expenseYear', ['研发费用所属年度', 'Year of the expenditure']),
    list('projectList', ['研发项目明细', 'Research projects'], {
      fields: [
        text('name', ['研发项目名称', 'Research project']),
        text('ledgerNo', ['辅助账编号', 'Ledger number'], 40),
        number('amountWan', ['研发费用（万元）', 'Expenditure (CNY 10,000)']),
      ],
    }),
    number('expenseWan', ['研发费用合计（万元）', 'Total expenditure (CNY 10,000)']),
    number('deductionWan', ['加计扣除申报额（万元）', 'Declared for the extra tax deduction (CNY 10,000)']),
    number('formerExpenseWan', [
      '再上一年度研发费用（万元）',
      'Expenditure of the year before that (CNY 10,000)',
    ]),
    number('baseWan', ['基础补助申请额（万元）', 'Basic subsidy applied for (CNY 10,000)'], { most: 200 }),
    optional(
      number('increaseWan', ['增量奖励申请额（万元）', 'Award for growth applied for (CNY 10,000)'], {
        most: 50,
      }),
    ),
    ...ending(250),
  ],
  rules: [
    lastYear('expenseYear'),
    total('expenseWan', 'projectList', 'amountWan'),
    notAbove('deductionWan', 'expenseWan'),
    holds('baseWan', { '<=': [{ var: 'baseWan' }, basic] }, [
      '基础补助超出扶持标准：500万元以下部分3%，以上部分2%',
      'The basic subsidy is above the standard: 3% up to CNY 5 million, 2% above',
    ]),
    holds(
      'increaseWan',
      {
        or: [
          { '==': [{ var: 'increaseWan' }, 0] },
          { '>': [{ var: 'expenseWan' }, { var: 'formerExpenseWan' }] },
        ],
      },
      ['研发费用没有增长，不能申请增量奖励', 'There is no award for growth without growth'],
    ),
    sumOf('applyAmountWan', 'baseWan', 'increaseWan'),
  ],
});
