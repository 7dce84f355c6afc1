import { composeForm } from './parts/compose.ts';
import { choice, count, number, year, yesNo } from './parts/fields.ts';
import { byChoice, holds, lastYear, withinStandard } from './parts/rules.ts';
import { ending } from './parts/shared-parts.ts';

const milestones = { m5: 50_000, m10: 100_000, m50: 500_000 };

/** An output that for the first time is above a milestone. */
export const outputForm = composeForm('form_output', {
  title: ['制造业企业增产奖励申请表', 'Application for an award for manufacturing growth'],
  fields: [
    year('outputYear', ['产值所属年度', 'Year of the output']),
    number('outputWan', ['年产值（万元）', 'Output of the year (CNY 10,000)'], { most: 100_000_000 }),
    number('highestWan', ['此前最高年产值（万元）', 'Highest output before (CNY 10,000)'], {
      most: 100_000_000,
    }),
    choice('milestone', ['首次突破的台阶', 'Milestone reached for the first time'], {
      m5: ['5亿元', 'CNY 500 million'],
      m10: ['10亿元', 'CNY 1 billion'],
      m50: ['50亿元', 'CNY 5 billion'],
    }),
    count('employees', ['年末从业人员（人）', 'Employees at the end of the year']),
    yesNo('hadAccident', [
      '年度内是否发生较大以上安全生产事故',
      'Was there a serious accident at work in the year?',
    ]),
    ...ending(150),
  ],
  rules: [
    lastYear('outputYear'),
    holds('outputWan', { '>=': [{ var: 'outputWan' }, byChoice('milestone', milestones)] }, [
      '年产值没有达到所选台阶',
      'The output is below the chosen milestone',
    ]),
    holds('highestWan', { '<': [{ var: 'highestWan' }, byChoice('milestone', milestones)] }, [
      '此前年产值已达到所选台阶，不是首次突破',
      'The milestone was reached before',
    ]),
    holds('hadAccident', { '==': [{ var: 'hadAccident' }, 'no'] }, [
      '年度内发生较大以上安全生产事故的，不能申报',
      'There is no award for a year with a serious accident',
    ]),
    withinStandard(byChoice('milestone', { m5: 30, m10: 60, m50: 150 }), [
      '5亿元、10亿元、50亿元台阶分别30万元、60万元、150万元',
      'CNY 300,000, 600,000 and 1.5 million by milestone',
    ]),
  ],
});
