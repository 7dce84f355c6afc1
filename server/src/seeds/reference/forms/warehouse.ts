import { composeForm } from './parts/compose.ts';
import { choice, date, list, number, text, when } from './parts/fields.ts';
import { after, lastedFor, shareOf, total, withinStandard } from './parts/rules.ts';
import { amount, ending } from './parts/shared-parts.ts';

/** A warehouse abroad that serves companies of the district. */
export const warehouseForm = composeForm('form_warehouse', {
  title: ['跨境电商海外仓建设资助申请表', 'Application for a subsidy of an overseas warehouse'],
  fields: [
    text('country', ['所在国家或地区', 'Country'], 60),
    text('warehouseAddress', ['海外仓地址', 'Address of the warehouse'], 200),
    text('filingNo', ['境外投资备案号', 'Registration of the investment abroad'], 60),
    date('openedOn', ['投入运营日期', 'In operation since']),
    number('areaSqm', ['仓储面积（平方米）', 'Area (square metres)'], { least: 1000, most: 1_000_000 }),
    choice('mode', ['建设方式', 'Built or rented'], { build: ['自建', 'Built'], lease: ['租赁', 'Rented'] }),
    when('mode', 'lease', date('leaseStart', ['租期开始日期', 'Lease begins'])),
    when('mode', 'lease', date('leaseEnd', ['租期结束日期', 'Lease ends'])),
    list('costList', ['建设或租赁费用', 'Cost'], {
      fields: [text('item', ['费用项目', 'Item']), text('receiptNo', ['票据号', 'Receipt'], 40), amount()],
    }),
    number('costWan', ['费用合计（万元）', 'Total cost (CNY 10,000)']),
    list('clientList', ['服务的区内企业', 'Companies of the district served'], {
      fields: [
        text('companyName', ['企业名称', 'Company']),
        text('creditCode', ['统一社会信用代码', 'Credit code'], 18),
      ],
      least: 3,
    }),
    ...ending(100),
  ],
  rules: [
    lastedFor(180, 'openedOn', [
      '海外仓须运营满六个月',
      'The warehouse must have been in operation for six months',
    ]),
    after('leaseStart', 'leaseEnd'),
    total('costWan', 'costList', 'amountWan'),
    withinStandard(shareOf('costWan', 0.2), ['建设或租赁费用的20%', '20% of the cost']),
  ],
});
