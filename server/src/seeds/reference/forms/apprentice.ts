import type { RuleLogic } from '@policy/shared/forms/form-rule.ts';

import { composeForm } from './parts/compose.ts';
import { choice, count, date, list, text } from './parts/fields.ts';
import { after, byChoice, holds, notInFuture, total, withinStandard } from './parts/rules.ts';
import { ending } from './parts/shared-parts.ts';

/** What the certified of a class are worth in two years, in units of ten thousand yuan. */
const perClass: RuleLogic = {
  '*': [{ var: 'certified' }, byChoice('level', { intermediate: 0.5, senior: 0.65, technician: 0.8 }), 2],
};
const notAboveInRow = holds(
  'classList.*.certified',
  { '<=': [{ var: 'row.certified' }, { var: 'row.trainees' }] },
  ['取证人数不能大于学徒人数', 'No more can be certified than took part'],
);

/** Classes of apprentices, and the certificates that they got. */
export const apprenticeForm = composeForm('form_apprentice', {
  title: ['企业新型学徒制培训补贴申请表', 'Application for a subsidy of apprenticeships'],
  fields: [
    text('trainingBody', ['培训机构', 'Training body']),
    text('filingNo', ['开班备案号', 'Registration of the classes'], 60),
    list('classList', ['培训班次', 'Classes'], {
      fields: [
        text('className', ['班次名称', 'Class']),
        choice('level', ['证书等级', 'Level of the certificate'], {
          intermediate: ['中级工', 'Intermediate worker'],
          senior: ['高级工', 'Senior worker'],
          technician: ['技师', 'Technician'],
        }),
        date('startOn', ['开班日期', 'Begins']),
        date('endOn', ['结业日期', 'Ends']),
        count('trainees', ['学徒人数', 'Apprentices'], { least: 1, most: 1000 }),
        count('certified', ['取证人数', 'Certified'], { most: 1000 }),
      ],
    }),
    count('headcount', ['取证人数合计', 'Certified in all']),
    ...ending(1000),
  ],
  rules: [
    after('classList.*.startOn', 'classList.*.endOn'),
    notInFuture('classList.*.endOn'),
    notAboveInRow,
    total('headcount', 'classList', 'certified'),
    withinStandard({ sum: [{ map: [{ var: 'classList' }, perClass] }] }, [
      '中级工5000元、高级工6500元、技师8000元，每人每年，最长两年',
      'CNY 5,000, 6,500 and 8,000 by level, for each person and year, for two years at most',
    ]),
  ],
});
