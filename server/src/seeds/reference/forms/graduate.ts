import type { RuleLogic } from '@policy/shared/forms/form-rule.ts';

import { composeForm } from './parts/compose.ts';
import { choice, count, date, number, optional, text, yesNo } from './parts/fields.ts';
import { after, holds, notBefore, notInFuture, sumOf } from './parts/rules.ts';
import { ending } from './parts/shared-parts.ts';

/** How many of the answers about the rented home may be left out. */
const noRent: RuleLogic = { if: [{ '>': [{ var: ['rentWan', 0] }, 0] }, 0, 3] };

/** Rent and living of somebody who has left university within five years. */
export const graduateForm = composeForm('form_graduate', {
  title: ['高校毕业生租房和生活补贴申请表', 'Application for the housing and living subsidy of a graduate'],
  fields: [
    text('school', ['毕业院校', 'University']),
    choice('degree', ['学历', 'Degree'], {
      college: ['专科', 'College'],
      bachelor: ['本科', 'Bachelor'],
      master: ['硕士', 'Master'],
      doctor: ['博士', 'Doctor'],
    }),
    date('graduatedOn', ['毕业日期', 'Graduated on']),
    text('employer', ['就业单位', 'Employer']),
    date('employedOn', ['入职日期', 'Employed since']),
    count('insuredMonths', ['连续参保月数', 'Months insured without a break'], { least: 6, most: 60 }),
    yesNo('hasHome', ['本人及配偶在区内是否有自有住房', 'Do you or your spouse own a home in the district?']),
    optional(text('rentAddress', ['租房地址', 'Rented home'], 200)),
    optional(date('rentStart', ['租房开始日期', 'Rented from'])),
    optional(date('rentEnd', ['租房结束日期', 'Rented until'])),
    optional(
      number('rentWan', ['租房补贴申请额（万元）', 'Housing subsidy applied for (CNY 10,000)'], {
        most: 3.6,
      }),
    ),
    optional(
      number('livingWan', ['生活补贴申请额（万元）', 'Living subsidy applied for (CNY 10,000)'], { most: 5 }),
    ),
    ...ending(8.6),
  ],
  rules: [
    holds('graduatedOn', { '<=': [{ daysBetween: [{ var: 'graduatedOn' }, { var: 'today' }] }, 1826] }, [
      '毕业时间须在五年以内',
      'The graduation must be within five years',
    ]),
    notBefore('graduatedOn', 'employedOn'),
    notInFuture('employedOn'),
    after('rentStart', 'rentEnd'),
    holds('rentWan', { or: [{ '==': [{ var: 'rentWan' }, 0] }, { '==': [{ var: 'hasHome' }, 'no'] }] }, [
      '有自有住房的，不能申请租房补贴',
      'There is no housing subsidy for who owns a home',
    ]),
    holds(
      'rentAddress',
      { '<=': [{ count: [{ missing: ['rentAddress', 'rentStart', 'rentEnd'] }] }, noRent] },
      [
        '申请租房补贴的，请填写租房地址和起止日期',
        'For the housing subsidy, say where and from when to when the home is rented',
      ],
    ),
    sumOf('applyAmountWan', 'rentWan', 'livingWan'),
  ],
});
