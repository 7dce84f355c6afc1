import { composeForm } from './parts/compose.ts';
import { choice, date, text, year } from './parts/fields.ts';
import { after, byChoice, holds, lastYear, notInFuture, withinStandard } from './parts/rules.ts';
import { ending } from './parts/shared-parts.ts';

/** The allowance of a person of high rank among the talents. */
export const talentForm = composeForm('form_talent_allowance', {
  title: ['高层次人才生活补贴申请表', 'Application for the living allowance of a high-level talent'],
  fields: [
    choice('talentLevel', ['人才层次', 'Level of talent'], {
      A: ['A类', 'A'],
      B: ['B类', 'B'],
      C: ['C类', 'C'],
      D: ['D类', 'D'],
      E: ['E类', 'E'],
    }),
    text('certificateNo', ['人才认定证书编号', 'Certificate'], 60),
    date('recognitionDate', ['认定日期', 'Recognised on']),
    text('employer', ['用人单位', 'Employer']),
    text('position', ['岗位', 'Position'], 60),
    date('contractStart', ['劳动合同开始日期', 'Contract begins']),
    date('contractEnd', ['劳动合同结束日期', 'Contract ends']),
    year('assessmentYear', ['年度考核所属年度', 'Year of the assessment']),
    choice('assessment', ['年度考核结果', 'Assessment'], {
      excellent: ['优秀', 'Excellent'],
      passed: ['合格', 'Passed'],
      failed: ['不合格', 'Failed'],
    }),
    ...ending(300),
  ],
  rules: [
    after('contractStart', 'contractEnd'),
    holds(
      'contractEnd',
      { '>=': [{ daysBetween: [{ var: 'contractStart' }, { var: 'contractEnd' }] }, 1094] },
      ['劳动合同期限须在三年以上', 'The contract must be for three years at least'],
    ),
    notInFuture('recognitionDate'),
    lastYear('assessmentYear'),
    holds('assessment', { '!=': [{ var: 'assessment' }, 'failed'] }, [
      '上一年度考核须合格',
      'The assessment must have been passed',
    ]),
    withinStandard(byChoice('talentLevel', { A: 300, B: 150, C: 80, D: 30, E: 10 }), [
      'A至E类分别不超过300万元、150万元、80万元、30万元、10万元',
      'CNY 3 million, 1.5 million, 800,000, 300,000 and 100,000 from A to E',
    ]),
  ],
});
