import { defineEntity } from '../../kit/entity.ts';
import { choice, optional, text } from '../../kit/field.ts';

/** How an attempt to sign in ended, and how sessions do. */
export const loginResults = ['success', 'failure', 'locked', 'logout', 'ended', 'challenged'] as const;

/** Why an attempt failed. */
export const loginReasons = [
  'wrong',
  'disabled',
  'captcha',
  'locked',
  'client',
  'grant',
  'tenant',
  'noRole',
  'social',
  'secondStep',
  'secondFactor',
  'other',
] as const;

/** One attempt to sign in, or the end of a session. */
export const loginLog = defineEntity('loginLog', {
  path: 'blade-log/login',
  appendOnly: true,
  permissionBase: 'log_login',
  nameField: 'account',
  fields: {
    account: text(100, {
      personal: { purpose: 'audit', term: 'log' },
      list: true,
      search: true,
      indexed: true,
    }),
    result: choice(loginResults, { list: true, search: true }),
    reason: optional(choice(loginReasons, { list: true, search: true })),
    grantType: optional(text(40, { list: true })),
    clientId: optional(text(50, { list: true, search: true })),
    remoteIp: text(60, { personal: { purpose: 'audit', term: 'log' }, list: true, search: true }),
    userAgent: optional(text(300, { personal: { purpose: 'audit', term: 'log' } })),
  },
});
