/** Names of choices that several entities offer. */
export const enterpriseSizes = { large: 'Large', medium: 'Medium', small: 'Small', micro: 'Micro' };

export const supportModes = {
  award: 'Recognition award',
  subsidy: 'Subsidy after completion',
  reviewed: 'Subsidy after review',
  employment: 'Employment subsidy',
  talent: 'Talent subsidy',
  rent: 'Rent subsidy',
  interest: 'Loan interest subsidy',
};

export const contentStates = {
  draft: 'Draft',
  pending_review: 'Awaiting review',
  published: 'Published',
  offline: 'Taken offline',
  archived: 'Archived',
};

export const revisionStates = { draft: 'Being written', pending_review: 'Waiting for review' };

export const validities = {
  upcoming: 'Not yet in force',
  valid: 'In force',
  expiring: 'Expiring soon',
  expired: 'Expired',
  repealed: 'Repealed',
  revised: 'Revised',
};

export const agreementKinds = {
  userAgreement: 'User agreement',
  privacy: 'Privacy statement',
  idNumber: 'Separate consent: identity number',
  bankAccount: 'Separate consent: bank account',
  sms: 'Consent: notices by SMS',
  dataSharing: 'Separate consent: checks with registers',
};
