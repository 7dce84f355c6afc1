import type { mail as zh } from '../../zh/pages/mail.ts';

/** Texts of the screens of e-mail, in English. */
export const mail: typeof zh = {
  password: 'Password',
  passwordHint: 'Written, never shown; empty keeps it, unless the server or the account changes',
  enable: 'Enable',
  enableMail: 'Enable “{code}”? It sends all e-mails from then on.',
  nothingLeaves: 'E-mails stay in the outbox, none of them is really sent.',
  test: 'Send a test',
  address: 'Address',
  addressInvalid: 'Enter a valid e-mail address',
  sent: 'Handed over; see the e-mail log for what became of it',
  resend: 'Send again',
  reveal: 'Read',
  subject: 'Subject',
  text: 'Text',
};
