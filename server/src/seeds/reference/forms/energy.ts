import { composeForm } from './parts/compose.ts';
import { date, number, text } from './parts/fields.ts';
import {
  after,
  holds,
  lastedFor,
  notBefore,
  notInFuture,
  shareOf,
  total,
  withinStandard,
} from './parts/rules.ts';
import { ending, invoices, works } from './parts/shared-parts.ts';

/** Energy that is saved in a year after a retrofit. */
export const energyForm = composeForm('form_energy', {
  title: ['节能降碳技术改造奖励申请表', 'Application for an award for saving energy'],
  fields: [
    text('retrofit', ['改造内容', 'Retrofit'], 300),
    ...works(),
    number('beforeTce', ['改造前年能耗（吨标准煤）', 'Energy a year before (tonnes of coal equivalent)'], {
      most: 10_000_000,
    }),
    number('afterTce', ['改造后年能耗（吨标准煤）', 'Energy a year after (tonnes of coal equivalent)'], {
      most: 10_000_000,
    }),
    number('savedTce', ['年节能量（吨标准煤）', 'Energy saved a year (tonnes of coal equivalent)'], {
      least: 100,
      most: 10_000_000,
    }),
    text('auditor', ['节能量审核机构', 'Auditor']),
    text('auditNo', ['审核报告编号', 'Number of the audit'], 60),
    date('auditedOn', ['审核日期', 'Audited on']),
    invoices('invoiceList', ['改造投入清单', 'Expenditure']),
    number('investWan', ['改造投入合计（万元）', 'Total expenditure (CNY 10,000)']),
    ...ending(200),
  ],
  rules: [
    after('buildStart', 'doneOn'),
    lastedFor(90, 'doneOn', [
      '项目须竣工并连续稳定运行三个月',
      'The work must have been completed and in use for three months',
    ]),
    notBefore('doneOn', 'auditedOn'),
    notInFuture('auditedOn'),
    holds('savedTce', { '==': [{ var: 'savedTce' }, { '-': [{ var: 'beforeTce' }, { var: 'afterTce' }] }] }, [
      '年节能量须等于改造前与改造后年能耗之差',
      'What is saved must be the difference between before and after',
    ]),
    total('investWan', 'invoiceList', 'amountWan'),
    withinStandard(shareOf('savedTce', 0.08), ['每吨标准煤800元', 'CNY 800 for each tonne']),
  ],
});
