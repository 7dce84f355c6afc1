import { composeForm } from './parts/compose.ts';
import { choice, list, number, text, year } from './parts/fields.ts';
import { byChoice, holds, lastYear, notAbove, shareOf, withinStandard } from './parts/rules.ts';
import { ending } from './parts/shared-parts.ts';

const milestones = { m05: 5000, m1: 10_000, m5: 50_000 };

/** Revenue from software that for the first time is above a milestone. */
export const softwareForm = composeForm('form_software', {
  title: ['软件企业营业收入上台阶奖励申请表', 'Application for an award for software revenue'],
  fields: [
    year('revenueYear', ['收入所属年度', 'Year of the revenue']),
    number('mainRevenueWan', ['主营业务收入（万元）', 'Revenue from the main business (CNY 10,000)'], {
      most: 10_000_000,
    }),
    number('softwareRevenueWan', ['软件业务收入（万元）', 'Revenue from software (CNY 10,000)'], {
      most: 10_000_000,
    }),
    number(
      'highestWan',
      ['此前最高软件业务收入（万元）', 'Highest revenue from software before (CNY 10,000)'],
      { most: 10_000_000 },
    ),
    choice('milestone', ['首次突破的台阶', 'Milestone reached for the first time'], {
      m05: ['5000万元', 'CNY 50 million'],
      m1: ['1亿元', 'CNY 100 million'],
      m5: ['5亿元', 'CNY 500 million'],
    }),
    list('productList', ['主要软件产品', 'Main software products'], {
      fields: [
        text('name', ['软件产品名称', 'Software product']),
        text('certificateNo', ['软件著作权登记号', 'Copyright registration'], 40),
        number('amountWan', ['年度收入（万元）', 'Revenue of the year (CNY 10,000)'], { most: 10_000_000 }),
      ],
    }),
    ...ending(100),
  ],
  rules: [
    lastYear('revenueYear'),
    notAbove('softwareRevenueWan', 'mainRevenueWan'),
    holds('softwareRevenueWan', { '>=': [{ var: 'softwareRevenueWan' }, shareOf('mainRevenueWan', 0.5)] }, [
      '软件业务收入占主营业务收入的比例不能低于50%',
      'Software must be at least 50% of the revenue from the main business',
    ]),
    holds('milestone', { '>=': [{ var: 'softwareRevenueWan' }, byChoice('milestone', milestones)] }, [
      '软件业务收入没有达到所选台阶',
      'The revenue is below the chosen milestone',
    ]),
    holds('highestWan', { '<': [{ var: 'highestWan' }, byChoice('milestone', milestones)] }, [
      '此前收入已达到所选台阶，不是首次突破',
      'The milestone was reached before',
    ]),
    holds(
      'productList',
      { '<=': [{ sum: [{ var: 'productList' }, 'amountWan'] }, { var: 'softwareRevenueWan' }] },
      ['主要产品收入之和不能大于软件业务收入', 'The products cannot earn more than all software does'],
    ),
    withinStandard(byChoice('milestone', { m05: 15, m1: 30, m5: 100 }), [
      '5000万元、1亿元、5亿元台阶分别15万元、30万元、100万元',
      'CNY 150,000, 300,000 and 1 million by milestone',
    ]),
  ],
});
