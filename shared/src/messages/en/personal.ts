import type { PersonalPurpose, PersonalTerm } from '../../contract/kit/personal.ts';

/** One sentence for each purpose: it stands beside the field that asks, and in what is told of the data. */
const purposes: Record<PersonalPurpose, string> = {
  signIn: 'To sign you in and to tell your account from others.',
  name: 'To know who is acting, and to name you on the matters you handle.',
  reach: 'To send you codes, progress and results.',
  identify:
    'Only to verify your identity. It is stored encrypted; whoever views it must state a reason, which is recorded.',
  represent: 'To check which company you act for.',
  apply: 'Only to handle your application.',
  pay: 'Only to pay the grant into this account.',
  publicity: 'To publish results as the law requires, so that the public can check them.',
  picture: 'Only to show on your account. You may leave it out.',
  office: 'For staff administration and contact within the agency.',
  delivery: 'To send you notices and check whether they arrived.',
  noSms: 'To send no more text messages to this number.',
  guard: 'To protect your account and notice unusual sign-ins.',
  audit: 'To establish who did what and when, and to keep data safe.',
};

const terms: Record<PersonalTerm, string> = {
  account: 'as long as the account exists',
  request: 'while the registration is decided and as long as the account exists; 180 days if refused',
  case: 'as long as the case exists; cases of your own until the account is deleted',
  paidCase: 'for paid cases thirty years, as accounting records; sealed once the account is deleted',
  publicity: 'ten years after publicity; sealed once the account is deleted',
  office: 'as long as the person works for the agency',
  delivery: '180 days from sending, or until the account is deleted',
  session: 'as long as the sign-in lasts',
  log: 'at least six months; a digest stands for a deleted account',
};

/** What stands in the copy of somebody's own data besides the data. */
const copy = {
  title: 'My personal data',
  made: 'Data of {account}, exported at {time}.',
  note: 'It holds your account, cases, list of files, messages and records. Account and identity numbers are stored encrypted; this file has them masked. Cases of a company belong to the company and are left out.',
  field: 'Value',
  purpose: 'Purpose',
  term: 'Kept',
  none: 'No records',
  createTime: 'Time',
  tables: {
    boundLogin: {
      title: 'Linked ways to sign in',
      columns: { party: 'Provider', nickName: 'Name', openId: 'Your number there', createTime: 'Linked' },
    },
    passkey: {
      title: 'Passkeys',
      columns: {
        ...{ label: 'Name', rpId: 'Site', credentialId: 'Number of the key' },
        ...{ createTime: 'Added', lastUsedAt: 'Last used' },
      },
    },
    secondFactor: { title: 'One-time codes', columns: { confirmedAt: 'Switched on' } },
    session: {
      title: 'Sessions',
      columns: {
        ...{ clientId: 'Application', remoteIp: 'IP address', userAgent: 'Device' },
        ...{ createTime: 'Signed in', lastSeenAt: 'Last active', endedAt: 'Ended' },
      },
    },
    process: {
      title: 'Processes',
      columns: { title: 'Title', serialNumber: 'Number', startedAt: 'Begun', endedAt: 'Ended' },
    },
  },
};

/** The file of those who were affected by an incident. */
const affected = {
  title: 'People affected',
  heads: ['Account', 'Name', 'Phone', 'E-mail', 'Rows', 'First', 'Last'],
};

/** What is said in English of personal data. */
export const personalWords = { purposes, terms, copy, affected };
