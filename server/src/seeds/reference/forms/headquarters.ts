import { composeForm } from './parts/compose.ts';
import { date, number, text, yesNo } from './parts/fields.ts';
import { after, holds, notBefore, shareOf, total, withinStandard } from './parts/rules.ts';
import { ending, lease, rentPaid } from './parts/shared-parts.ts';

/** Offices that a recognised headquarters rents for itself. */
export const headquartersForm = composeForm('form_headquarters', {
  title: ['总部企业办公用房补助申请表', 'Application for an office rent subsidy of a headquarters'],
  fields: [
    text('certificateNo', ['总部企业认定文号', 'Recognition as headquarters'], 60),
    date('validUntil', ['认定有效期至', 'Recognised until']),
    ...lease(),
    number('areaSqm', ['自用面积（平方米）', 'Area for own use (square metres)'], { least: 1, most: 3000 }),
    yesNo('isSublet', ['是否转租、分租', 'Is any of it sublet?']),
    date('claimFrom', ['补助期间开始日期', 'Subsidy from']),
    date('claimTo', ['补助期间结束日期', 'Subsidy until']),
    ...rentPaid(),
    ...ending(300),
  ],
  rules: [
    after('leaseStart', 'leaseEnd'),
    holds('validUntil', { '<=': [{ var: 'window.begin' }, { var: 'validUntil' }] }, [
      '总部企业认定须在申报期内有效',
      'The recognition must be valid when applications open',
    ]),
    notBefore('leaseStart', 'claimFrom'),
    after('claimFrom', 'claimTo'),
    notBefore('claimTo', 'leaseEnd'),
    holds('isSublet', { '==': [{ var: 'isSublet' }, 'no'] }, [
      '转租、分租的用房不能申请补助',
      'There is no subsidy for premises that are sublet',
    ]),
    total('totalRentWan', 'rentList', 'amountWan'),
    withinStandard(shareOf('totalRentWan', 0.3), ['实际租金的30%', '30% of the rent']),
  ],
});
