import type { reset as zh } from '../../zh/pages/reset.ts';

/** Texts of a forgotten password, in English; they come with its page. */
export const reset: typeof zh = {
  title: 'Reset your password',
  lead: 'Choose a new password by the phone or e-mail of your account. All your sessions end with it.',
  tenant: 'Tenant number',
  tenantRequired: 'Enter the tenant number',
  account: 'Account or phone',
  accountRequired: 'Enter your account or phone',
  by: 'How to verify',
  phone: 'Code by phone',
  email: 'Link by e-mail',
  captcha: 'Captcha',
  captchaRequired: 'Enter the captcha',
  ask: 'Send',
  sentPhone:
    'If the account exists and has a phone, the code is on its way. It is valid for {minutes} minutes.',
  sentEmail:
    'If the account exists and has an e-mail address, the link is on its way. It is valid for {minutes} minutes and works once.',
  nothing: 'Nothing after some minutes? Check the account, or whether you have asked too often today.',
  again: 'Ask again',
  proof: 'Code from your phone',
  proofRequired: 'Enter the code',
  newPassword: 'New password',
  newPasswordRequired: 'Enter the new password',
  newPassword1: 'New password again',
  newPassword1Required: 'Enter it again',
  save: 'Set the new password',
  done: 'The new password is set, and your sessions on other devices have ended.',
  signIn: 'Sign in',
};
