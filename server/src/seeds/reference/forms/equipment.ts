import { composeForm } from './parts/compose.ts';
import { choice, number, optional, text } from './parts/fields.ts';
import { after, byChoice, holds, notInFuture, total, withinStandard } from './parts/rules.ts';
import { ending, invoices, works } from './parts/shared-parts.ts';

/** New equipment for a technical upgrade that stands in the register of investments. */
export const equipmentForm = composeForm('form_equipment', {
  title: ['工业技术改造设备补助申请表', 'Application for a subsidy of equipment'],
  fields: [
    text('filingNo', ['技术改造备案号', 'Registration number of the upgrade'], 40),
    choice('upgradeKind', ['项目类型', 'Kind of project'], {
      upgrade: ['技术改造', 'Technical upgrade'],
      renewal: ['设备更新', 'Renewal of equipment'],
    }),
    ...works(),
    text('siteAddress', ['设备安装地点', 'Where the equipment stands'], 200),
    invoices(
      'invoiceList',
      ['设备购置清单', 'Equipment bought'],
      [optional(text('model', ['规格型号', 'Model'], 60)), text('supplier', ['供应商', 'Supplier'])],
    ),
    number('purchaseWan', ['设备购置额（不含税，万元）', 'Equipment bought, without tax (CNY 10,000)'], {
      least: 200,
    }),
    ...ending(500),
  ],
  rules: [
    after('buildStart', 'doneOn'),
    notInFuture('doneOn'),
    holds('doneOn', { '<=': [{ daysBetween: [{ var: 'buildStart' }, { var: 'doneOn' }] }, 731] }, [
      '项目建设期不能超过两年',
      'The work cannot have taken more than two years',
    ]),
    notInFuture('invoiceList.*.paidOn'),
    total('purchaseWan', 'invoiceList', 'amountWan'),
    withinStandard(
      { '*': [{ var: 'purchaseWan' }, byChoice('upgradeKind', { upgrade: 0.15, renewal: 0.17 })] },
      ['设备购置额的15%，设备更新项目17%', '15% of the equipment, 17% for a renewal'],
    ),
  ],
});
