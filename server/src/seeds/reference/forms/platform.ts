import { composeForm } from './parts/compose.ts';
import { choice, date, list, number, text } from './parts/fields.ts';
import { byChoice, holds, total, withinStandard } from './parts/rules.ts';
import { amount, ending } from './parts/shared-parts.ts';

/** A platform of innovation that was approved in the year before. */
export const platformForm = composeForm('form_platform', {
  title: ['市级以上创新平台资助申请表', 'Application for a grant for an innovation platform'],
  fields: [
    text('platformName', ['平台名称', 'Platform']),
    choice('platformLevel', ['平台级别', 'Level of the platform'], {
      national: ['国家级', 'National'],
      provincial: ['省级', 'Provincial'],
      municipal: ['市级', 'Municipal'],
    }),
    text('approver', ['批准部门', 'Approved by']),
    text('approvalNo', ['批准文号', 'Number of the approval'], 60),
    date('approvedOn', ['批准日期', 'Approved on']),
    choice('accounting', ['核算方式', 'Accounting'], {
      independent: ['独立核算', 'Independent'],
      separate: ['单独列账', 'Separate accounts'],
    }),
    date('taskStart', ['建设任务开始日期', 'Plan begins']),
    date('taskEnd', ['建设任务结束日期', 'Plan ends']),
    list('budgetList', ['建设经费预算', 'Budget'], { fields: [text('item', ['用途', 'Use']), amount()] }),
    number('budgetWan', ['建设经费合计（万元）', 'Total budget (CNY 10,000)']),
    ...ending(500),
  ],
  rules: [
    holds(
      'approvedOn',
      {
        '==': [
          { '+': [{ substr: [{ var: 'approvedOn' }, 0, 4] }, 1] },
          { '+': [{ substr: [{ var: 'window.begin' }, 0, 4] }] },
        ],
      },
      ['批准日期须在申报开始时间的上一年内', 'The approval must be of the year before applications open'],
    ),
    holds('taskEnd', { '>=': [{ daysBetween: [{ var: 'taskStart' }, { var: 'taskEnd' }] }, 1094] }, [
      '建设任务须不少于三年',
      'The plan must cover three years at least',
    ]),
    total('budgetWan', 'budgetList', 'amountWan'),
    withinStandard(byChoice('platformLevel', { national: 500, provincial: 100, municipal: 30 }), [
      '国家级500万元、省级100万元、市级30万元',
      'CNY 5 million national, 1 million provincial, 300,000 municipal',
    ]),
  ],
});
