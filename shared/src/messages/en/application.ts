import type { application as zh } from '../zh/application.ts';

export const application: typeof zh = {
  refusals: {
    'application.illegalMove': 'The state is “{from}” and cannot become “{to}”',
    'application.windowClosed': 'Applications are accepted from {start} to {end}; you cannot apply now',
    'application.signingFailed':
      'The signature service cannot be reached, and nothing was handed in; please try again later',
    'application.notOnline': 'This item needs no application, or none is possible online',
    'application.repeated': 'You have already applied for this item ({applyNo})',
    'application.accountInactive': 'Your account has not been approved yet',
    'application.accountPending':
      'Your account is waiting for approval. You can prepare everything now and hand it in afterwards',
    'application.notEditable': 'The state is “{status}” and nothing can be changed',
    'application.notMended': 'Only what was asked to be corrected can be changed',
    'application.formInvalid': '{count} answers need to be corrected',
    'application.materialMissing': 'Upload {name}',
    'application.materialTooFew': '{name} needs at least {least} files; {held} uploaded',
    'application.materialSize': 'No file of {name} may be larger than {limit} MB',
    'application.materialFull': '{name} takes at most {limit} files',
    'application.materialType': '{name} takes {accept} files only',
    'application.fileContent':
      'By its content this file is {type}; {name} takes {accept} files only. Choose another file.',
    'application.markUnexplained': 'Say what is to be mended in {name}',
    'application.totalTooLarge': 'All materials together must not exceed {limit} MB',
    'application.accountMissing': 'Enter the account to be paid',
    'application.accountHolder':
      'The account has to be in the applicant’s own name; for another, give the reason and upload a proof',
    'application.batchMissing': 'Please enter the payment batch',
    'application.voucherMissing': 'Please enter the voucher number',
    'application.voucherUsed': 'Voucher {voucherNo} was used for batch {batchNo} already',
    'application.amountMissing': 'Enter the amount applied for',
    'application.amountAboveCap': 'The amount must not exceed CNY {cap} ten thousand',
    'application.notFoundByNumber':
      'No application was found; check the number and the last four characters of the credit code',
    'application.captchaWrong': 'The captcha is not right',
    'application.linkUnknown':
      'This code is not valid, or was replaced by a newer one; please make a new one on the computer and scan that',
    'application.linkOther':
      'This code belongs to another application; please scan the one shown on the computer',
    'application.linkUsed': 'This code has been used; for another file please make a new one on the computer',
    'application.linkExpired':
      'This code is more than 10 minutes old and no longer valid; please make a new one on the computer',
    'application.linkClosed': 'This application has been handed in; no more files can be uploaded',
    'application.objectionClosed': 'The publicity period is over; no objection can be recorded',
    'application.publicityEnd': 'The publicity period must end later than now',
    'material.countRange': 'The least number of files cannot be above the maximum ({limit})',
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
  consequences: {
    'application.publish':
      'The list is published on the portal, open to objections; payment follows by itself when the period is over.',
    'application.orderPayment': 'The payment to this account is ordered and goes on to be paid.',
    'application.confirmPayment': 'The case is closed, and the company sees the amount as paid.',
    'application.failPayment':
      'The company reads the reason and corrects its account; the payment has to be ordered anew then.',
    not_accepted: 'The case is closed, and the company reads why it was not accepted.',
    rejected: 'The case is closed, and the company reads why it was rejected.',
  },
  amountHelp: { applied: '{amount} applied for (CNY 10,000)', cap: ', at most {cap} for this item' },
  basis: {
    cap: 'Cap (CNY 10,000)',
    aboveCap: 'Above the cap',
    clause: 'Clause',
    earlierCases: 'Other applications of this applicant',
    earlierPayments: 'Other payments to this applicant',
    applied: 'applied for {amount} (CNY 10,000)',
    paid: 'paid {amount} (CNY 10,000)',
    amount: '{amount} (CNY 10,000)',
  },
  otherHolder: 'Not in the applicant’s name',
  accountOff: 'The applicant’s account is disabled',
  clerkAccountOff: 'The account that filed this is disabled',
};
