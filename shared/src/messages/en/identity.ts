import type { identity as zh } from '../zh/identity.ts';

/** What sign-in says in English. */
export const identity: typeof zh = {
  refusals: {
    'signIn.client': 'The client could not be verified',
    'signIn.grant': 'This client does not offer this way to sign in',
    'signIn.grantType': 'This way to sign in is not supported',
    'signIn.captcha': 'The captcha is not correct',
    'signIn.tenantUnknown': 'The tenant does not exist',
    'signIn.tenantExpired': "The tenant's licence has expired, please contact the administrator",
    'signIn.wrong': 'Wrong user name or password',
    'signIn.locked': 'Too many failed attempts, please try again in 30 minutes',
    'signIn.noRole': "No role has been assigned yet, please wait for an administrator's approval",
    'signIn.refresh': 'The session has ended, please sign in again',
    'password.wrong': 'The current password is not correct',
    'password.mismatch': 'The two passwords differ',
    'password.weak':
      'The password needs at least 8 characters of three kinds: upper case, lower case, digits, symbols',
  },
  captcha: {
    question: 'What is {a} plus {b} plus {c}? (Answer in digits)',
    numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  },
  roles: {
    administrator: 'Platform administrator',
    admin: 'Tenant administrator',
    acceptor: 'Acceptance officer',
    reviewer: 'Reviewer',
    lead: 'Department lead',
    clerk: 'Publicity clerk',
    finance: 'Finance officer',
    editor: 'Content editor',
    contentReviewer: 'Content reviewer',
    applicant: 'Applicant',
  },
};
