import { composeForm } from './parts/compose.ts';
import { choice, date, list, number, text } from './parts/fields.ts';
import { byChoice, notInFuture, total, withinStandard } from './parts/rules.ts';
import { ending } from './parts/shared-parts.ts';

/** The first set of a major piece of equipment, recognised and sold. */
export const firstSetForm = composeForm('form_first_set', {
  title: ['首台（套）重大技术装备奖励申请表', 'Application for an award for a first set of equipment'],
  fields: [
    text('equipmentName', ['装备名称', 'Equipment']),
    choice('equipmentKind', ['装备类型', 'Kind of equipment'], {
      complete: ['成套装备', 'Complete set'],
      single: ['单台设备', 'Single machine'],
      part: ['关键部件', 'Key component'],
    }),
    choice('recognitionLevel', ['认定级别', 'Level of recognition'], {
      national: ['国家级', 'National'],
      provincial: ['省级', 'Provincial'],
    }),
    text('certificateNo', ['认定文件文号', 'Number of the recognition'], 60),
    date('recognitionDate', ['认定日期', 'Recognised on']),
    text('plantAddress', ['生产地址', 'Where it is made'], 200),
    list('salesList', ['销售合同清单', 'Contracts of sale'], {
      fields: [
        text('buyer', ['购买方', 'Buyer']),
        text('contractNo', ['合同编号', 'Contract number'], 60),
        date('signedOn', ['合同签订日期', 'Contract signed on']),
        number('amountWan', ['合同金额（万元）', 'Contract amount (CNY 10,000)']),
      ],
    }),
    number('salesWan', ['销售合同金额合计（万元）', 'Total sales (CNY 10,000)']),
    ...ending(200),
  ],
  rules: [
    notInFuture('recognitionDate'),
    notInFuture('salesList.*.signedOn'),
    total('salesWan', 'salesList', 'amountWan'),
    withinStandard(byChoice('equipmentKind', { complete: 200, single: 100, part: 50 }), [
      '成套装备200万元、单台设备100万元、关键部件50万元',
      'CNY 2 million for a set, 1 million for a machine, 500,000 for a component',
    ]),
  ],
});
