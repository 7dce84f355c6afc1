/** Texts of values that are told for a reason, in English. */
export const reveal = {
  show: 'Show in full:',
  reason: 'Why you need to see it',
  reasonRequired: 'Say why you need to see it',
  logged: 'Who saw what, when and why is written into the log.',
  nothing: '(empty)',
};
