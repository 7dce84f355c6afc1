import { enterpriseSizes } from './shared-choices.ts';

const certs = {
  hightech: 'High-tech enterprise',
  above: 'Enterprise above designated size',
  zjtx: 'Specialised and innovative SME',
  little_giant: '“Little giant” enterprise',
};

const accountStatus = {
  pending: 'Awaiting approval',
  active: 'Active',
  refused: 'Refused',
  disabled: 'Disabled',
};

const duties = {
  reader: 'Read',
  preparer: 'Prepare',
  signer: 'Sign and submit',
  finance: 'Finance',
  administrator: 'Manage members',
};

/** What is told of a company wherever it is told. */
const facts = {
  creditCode: 'Unified social credit code',
  legalPersonMasked: 'Legal representative',
  regionCode: 'Region',
  address: 'Registered address',
  size: 'Company size',
  regDate: 'Registration date',
  employees: 'Employees',
  revenueWan: 'Revenue (CNY 10,000)',
  rdExpenseWan: 'R&D expenses (CNY 10,000)',
  certs: 'Qualifications',
  accountName: 'Name of account holder',
  bankName: 'Bank',
};

/** English texts of companies, their members and who may apply. */
export const companyEntities = {
  company: {
    title: 'Company',
    fields: {
      companyName: 'Company name',
      ...facts,
      industryIds: 'Industries',
      disputedSince: 'Disputed since',
      disputeReason: 'What is disputed',
    },
    choices: { size: enterpriseSizes, certs },
  },
  companyMember: {
    title: 'Member of a company',
    fields: {
      uid: 'Sign-in user',
      companyId: 'Company',
      memberName: 'Name',
      duties: 'Duties',
      fromDate: 'From',
      untilDate: 'Until',
      contactPhone: 'Contact phone',
      email: 'Email address',
      authLevel: 'Verification level',
      accountStatus: 'Status',
      rejectReason: 'Reason for refusal',
    },
    choices: {
      duties,
      accountStatus,
    },
  },
  portalUser: {
    title: 'Portal user',
    fields: {
      account: 'Account',
      uid: 'Sign-in user',
      userType: 'User type',
      companyId: 'Company',
      companyName: 'Company name',
      ...facts,
      contactName: 'Contact person',
      duties: 'Duties',
      contactPhone: 'Contact phone',
      email: 'Email address',
      accountPhone: 'Phone of the account',
      authLevel: 'Verification level',
      accountStatus: 'Account status',
      fromDate: 'From',
      untilDate: 'Until',
      rejectReason: 'Reason for refusal',
      disabledReason: 'Why it is disabled',
    },
    choices: {
      userType: { enterprise: 'Company', individual: 'Individual' },
      size: enterpriseSizes,
      certs,
      duties,
      accountStatus,
    },
  },
};
