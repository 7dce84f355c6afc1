import type { identity as zh } from '../zh/identity.ts';

/** What sign-in says in English. */
export const identity: typeof zh = {
  refusals: {
    'signIn.client': 'The client could not be verified',
    'signIn.grant': 'This client does not offer this way to sign in',
    'signIn.grantType': 'This way to sign in is not supported',
    'signIn.captcha': 'The captcha is not correct',
    'signIn.tenantUnknown': 'The tenant does not exist',
    'signIn.tenantExpired': 'The tenant’s licence has expired, please contact the administrator',
    'signIn.wrong': 'Wrong user name or password',
    'signIn.locked': 'Too many failed attempts, please try again in 30 minutes',
    'signIn.noRole': 'No role has been assigned yet, please wait for an administrator’s approval',
    'signIn.refresh': 'The session has ended, please sign in again',
    'password.wrong': 'The current password is not correct',
    'password.mismatch': 'The two passwords differ',
    'password.weak':
      'The password needs at least 8 characters of three kinds: upper case, lower case, digits, symbols',
    'password.account': 'The password must not contain the account name',
    'password.reused': 'The new password must differ from the old one',
    'grant.beyondOwn': 'You cannot grant what you do not hold yourself',
    'grant.wider': 'You cannot grant a wider data scope than your own',
    'grant.ownRole': 'You cannot change what a role of your own may do',
    'role.reserved': 'You cannot make, change or grant an administrator role',
    'user.beyondOwn': 'You cannot manage somebody who may do more than you',
    'user.self': 'You cannot do this to yourself',
    'user.ownRoles': 'You cannot change your own roles',
    'user.lastAdministrator': 'At least one active administrator must remain',
    'user.quota': 'The tenant has reached its limit of {limit} accounts',
    'menu.path': 'A path leads into the app, or begins with http:// or https://',
    'apiScope.path': 'The path is not valid; an example is /blade-user/page or /blade-user/**',
    'dataScope.thing': 'There is no such thing to scope',
    'dataScope.condition': 'The condition does not fit the field {fields}',
    'dataScope.fields': 'There is no such field: {fields}',
  },
  captcha: {
    question: 'What is {a} plus {b} plus {c}? (Answer in digits)',
    numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  },
};
