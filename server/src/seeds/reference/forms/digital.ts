import { composeForm } from './parts/compose.ts';
import { choice, date, invoiceNo, list, number, text } from './parts/fields.ts';
import type { Said } from './parts/fields.ts';
import { holds, notBefore, notInFuture, shareOf, total, withinStandard } from './parts/rules.ts';
import { amount, ending } from './parts/shared-parts.ts';

const levels: Readonly<Record<string, Said>> = {
  1: ['一级', 'Level 1'],
  2: ['二级', 'Level 2'],
  3: ['三级', 'Level 3'],
  4: ['四级', 'Level 4'],
};

/** From the diagnosis to the higher level of digitalisation. */
export const digitalForm = composeForm('form_digital', {
  title: ['中小企业数字化改造补助申请表', 'Application for a subsidy of digital transformation'],
  fields: [
    date('diagnosedOn', ['数字化诊断日期', 'Date of the diagnosis']),
    choice('levelBefore', ['改造前水平等级', 'Level before'], levels),
    choice('levelAfter', ['改造后水平等级', 'Level after'], levels),
    text('provider', ['服务商', 'Provider']),
    text('contractNo', ['合同编号', 'Contract number'], 60),
    date('contractOn', ['合同签订日期', 'Contract signed on']),
    date('acceptedOn', ['验收日期', 'Accepted on']),
    list('investList', ['改造投入清单', 'Expenditure'], {
      fields: [
        choice('kind', ['投入类别', 'Kind of expenditure'], {
          hardware: ['硬件', 'Hardware'],
          software: ['软件', 'Software'],
          service: ['服务', 'Services'],
        }),
        text('name', ['名称', 'Name']),
        invoiceNo(),
        amount(),
      ],
    }),
    number('investWan', ['改造投入合计（万元）', 'Total expenditure (CNY 10,000)'], { least: 20 }),
    ...ending(50),
  ],
  rules: [
    notBefore('diagnosedOn', 'contractOn'),
    notBefore('contractOn', 'acceptedOn'),
    notInFuture('acceptedOn'),
    holds(
      'levelAfter',
      {
        and: [
          { '<': [{ var: 'levelBefore' }, { var: 'levelAfter' }] },
          { '>=': [{ var: 'levelAfter' }, '2'] },
        ],
      },
      ['改造后须高于改造前，并达到二级以上', 'The level must be higher than before, and 2 at least'],
    ),
    total('investWan', 'investList', 'amountWan'),
    withinStandard(shareOf('investWan', 0.3), ['改造投入的30%', '30% of the expenditure']),
  ],
});
