import type { signIn as zh } from '../zh/sign-in.ts';

/** What sign-in says in English. */
export const signIn: typeof zh = {
  refusals: {
    'signIn.client': 'The client could not be verified',
    'signIn.grant': 'This client does not offer this way to sign in',
    'signIn.grantType': 'This way to sign in is not supported',
    'signIn.captcha': 'The captcha is not correct',
    'signIn.tenantUnknown': 'The tenant does not exist',
    'signIn.tenantExpired': "The tenant's licence has expired, please contact the administrator",
    'signIn.wrong': 'Wrong user name or password',
    'signIn.locked': 'Too many failed attempts, please try again in {minutes} minutes',
    'signIn.noRole': "No role has been assigned yet, please wait for an administrator's approval",
    'signIn.refresh': 'The session has ended, please sign in again',
    'signIn.secondStep': 'Enter the code of your authenticator',
    'signIn.secondFactor': 'The code is not right',
    'signIn.stepOver': 'This sign-in took too long; enter your password again',
    'held.password': 'Change your password first',
    'held.secondFactor': 'Set up your second factor first',
    'secondFactor.enrolled': 'The second factor is already set up',
    'secondFactor.notEnrolled': 'No second factor is set up',
    'secondFactor.code': 'The code is not right',
    'password.wrong': 'The current password is not correct',
    'password.mismatch': 'The two passwords differ',
    'password.weak':
      'The password needs at least {minLength} characters of three kinds: upper case, lower case, digits, symbols',
    'password.plain':
      'The password needs at least {minLength} characters, with upper case, lower case, digits and symbols',
    'password.account': 'The password must not contain the account name',
    'password.reused': 'The new password must differ from the old one',
    'password.recent': 'The new password was among the last {history}',
    'password.linkOver':
      'This link is over: it works once, for 15 minutes, and not after the password was changed; ask for a new one',
    'signIn.acting': 'This department or role is not yours',
    'signIn.source': 'This third party is not available',
    'signIn.social': 'The answer of the third party is not right, sign in again',
    'client.secret': 'A client secret has at least {minimum} characters',
    'client.own': 'You cannot remove the client that you are signed in through',
  },
  captcha: {
    question: 'What is {a} plus {b} plus {c}? (Answer in digits)',
    numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  },
  secondFactor: { issuer: 'Policy Fulfilment Service' },
};
