import { composeForm } from './parts/compose.ts';
import { choice, date, list, number, text, yesNo } from './parts/fields.ts';
import { after, byChoice, holds, total, withinStandard } from './parts/rules.ts';
import { ending } from './parts/shared-parts.ts';

/** Interest paid for loans that the business was run on. */
export const loanInterestForm = composeForm('form_loan_interest', {
  title: ['中小微企业贷款贴息申请表', 'Application for a subsidy of loan interest'],
  fields: [
    choice('companyKind', ['企业类别', 'Kind of company'], {
      general: ['一般中小微企业', 'Small or medium company'],
      hightech: ['高新技术或专精特新企业', 'High-tech or specialised company'],
    }),
    text('loanUse', ['贷款用途', 'Use of the loans'], 300),
    list('loanList', ['贷款和利息明细', 'Loans and interest'], {
      fields: [
        text('bank', ['贷款银行', 'Bank']),
        text('contractNo', ['借款合同编号', 'Loan contract'], 60),
        choice('kind', ['贷款类型', 'Kind of loan'], {
          first: ['首贷', 'First loan'],
          credit: ['信用贷款', 'Unsecured loan'],
        }),
        number('principalWan', ['贷款本金（万元）', 'Principal (CNY 10,000)'], { most: 3000 }),
        date('startOn', ['贷款起始日', 'From']),
        date('endOn', ['贷款到期日', 'Until']),
        number('interestWan', ['已付利息（万元）', 'Interest paid (CNY 10,000)']),
      ],
    }),
    number('totalInterestWan', ['已付利息合计（万元）', 'Total interest paid (CNY 10,000)']),
    yesNo('isOverdue', ['贷款期内是否发生逾期欠息', 'Was any payment overdue?']),
    ...ending(30),
  ],
  rules: [
    after('loanList.*.startOn', 'loanList.*.endOn'),
    holds('loanList.*.interestWan', { '<': [{ var: 'row.interestWan' }, { var: 'row.principalWan' }] }, [
      '已付利息须小于贷款本金',
      'The interest must be less than the principal',
    ]),
    total('totalInterestWan', 'loanList', 'interestWan'),
    holds('isOverdue', { '==': [{ var: 'isOverdue' }, 'no'] }, [
      '贷款期内发生逾期欠息的，不能申请贴息',
      'There is no subsidy where a payment was overdue',
    ]),
    withinStandard(
      {
        min: [
          { '*': [{ var: 'totalInterestWan' }, byChoice('companyKind', { general: 0.3, hightech: 0.4 })] },
          byChoice('companyKind', { general: 20, hightech: 30 }),
        ],
      },
      [
        '已付利息的30%且不超过20万元，高新、专精特新企业40%且不超过30万元',
        '30% of the interest and CNY 200,000 at most; 40% and 300,000 for high-tech and specialised companies',
      ],
    ),
  ],
});
