import type { application as zh } from '../zh/application.ts';

export const application: typeof zh = {
  refusals: {
    'application.illegalMove': 'The state is “{from}” and cannot become “{to}”',
    'application.windowClosed': 'Applications are accepted from {start} to {end}; you cannot apply now',
    'application.notOnline': 'This item needs no application, or none is possible online',
    'application.repeated': 'You have already applied for this item ({applyNo})',
    'application.accountInactive': 'Your account has not been approved yet',
    'application.notEditable': 'The state is “{status}” and nothing can be changed',
    'application.notMended': 'Only what was asked to be corrected can be changed',
    'application.formInvalid': '{count} answers need to be corrected',
    'application.materialMissing': 'Upload {name}',
    'application.materialFull': '{name} takes at most {limit} files',
    'application.materialType': '{name} takes {accept} files only',
    'application.totalTooLarge': 'All materials together must not exceed {limit} MB',
    'application.accountMissing': 'Enter the account to be paid',
    'application.amountMissing': 'Enter the amount applied for',
    'application.amountAboveCap': 'The amount must not exceed CNY {cap} ten thousand',
    'application.notFoundByNumber':
      'No application was found; check the number and the last four characters of the credit code',
    'application.captchaWrong': 'The captcha is not right',
    'application.objectionClosed': 'The publicity period is over; no objection can be recorded',
    'application.publicityEnd': 'The publicity period must end later than now',
  },
  parts: {
    applicant: 'Applicant',
    acceptor: 'Acceptance officer',
    reviewer: 'Reviewer',
    lead: 'Department lead',
    clerk: 'Publicity clerk',
    finance: 'Finance officer',
    officer: 'Officer',
    system: 'System',
  },
  tasks: {
    company: 'Check your company data',
    form: 'Fill in the application',
    materials: 'Upload the materials',
    account: 'Enter the receiving account',
    declaration: 'Check and submit',
  },
  publicity: {
    title: 'Proposed recipients: {title}',
    body: "<p>Under the policies that apply, and after application, acceptance and review, the proposed recipients of {title} are published here until {end}.</p><p>Objections are taken during this period, in writing or by telephone, under the objector's own name.</p>",
  },
  effectFields: {
    approvedAmountWan: 'Approved amount (CNY 10,000)',
    publicityEnd: 'End of the publicity period',
    publicityEndHelp: 'Leave empty for five working days',
    batchNo: 'Payment batch',
    voucherNo: 'Payment voucher',
  },
};
