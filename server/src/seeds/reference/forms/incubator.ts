import { composeForm } from './parts/compose.ts';
import { choice, count, date, number, text } from './parts/fields.ts';
import { byChoice, lastedFor, notAbove, withinStandard } from './parts/rules.ts';
import { ending } from './parts/shared-parts.ts';

/** How an incubator did in a year. */
export const incubatorForm = composeForm('form_incubator', {
  title: ['孵化载体绩效评价奖励申请表', 'Application for an award for an incubator'],
  fields: [
    text('carrierName', ['载体名称', 'Incubator']),
    choice('recognitionLevel', ['认定级别', 'Level of recognition'], {
      national: ['国家级', 'National'],
      provincial: ['省级', 'Provincial'],
      municipal: ['市级', 'Municipal'],
      district: ['区级', 'District'],
    }),
    date('openedOn', ['投入运营日期', 'In operation since']),
    number('areaSqm', ['孵化面积（平方米）', 'Area (square metres)'], { least: 1, most: 500_000 }),
    number('usedSqm', ['在孵企业使用面积（平方米）', 'Area used by incubated companies (square metres)'], {
      most: 500_000,
    }),
    count('tenants', ['在孵企业（家）', 'Incubated companies'], { least: 20, most: 5000 }),
    count('newTenants', ['其中本年新入驻（家）', 'Of these, new in the year'], { most: 5000 }),
    count('graduates', ['本年毕业企业（家）', 'Companies graduated in the year'], { most: 5000 }),
    choice('grade', ['绩效评价等次', 'Grade'], {
      excellent: ['优秀', 'Excellent'],
      good: ['良好', 'Good'],
      passed: ['合格', 'Passed'],
    }),
    ...ending(50),
  ],
  rules: [
    lastedFor(365, 'openedOn', ['载体须运营满一年', 'The incubator must have been in operation for a year']),
    notAbove('usedSqm', 'areaSqm'),
    notAbove('newTenants', 'tenants'),
    withinStandard(byChoice('grade', { excellent: 50, good: 30, passed: 10 }), [
      '优秀50万元、良好30万元、合格10万元',
      'CNY 500,000, 300,000 and 100,000 by grade',
    ]),
  ],
});
