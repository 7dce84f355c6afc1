import type { contact as zh } from '../../zh/pages/contact.ts';

/** Texts of changing how a person is reached, in English. */
export const contact: typeof zh = {
  change: 'Change',
  title: 'Change: {field}',
  value: 'New: {field}',
  valueRequired: 'Enter what it is to be: {field}',
  password: 'Your password',
  passwordRequired: 'Enter your password',
  sent: 'The codes are on their way and valid for {minutes} minutes. If one does not come, check what you entered, and that nobody else uses it.',
  newCode: 'Code sent to the new place ({field})',
  oldPhone: 'Code sent to your phone so far',
  oldEmail: 'Code sent to your e-mail so far',
  codeRequired: 'Enter the code',
  changed: 'Changed',
  none: 'Not set',
};
