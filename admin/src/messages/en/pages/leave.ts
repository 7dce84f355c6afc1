/** Texts of asking for leave, in English. */
export const leave = {
  ask: 'Ask for leave',
  goOn: 'Go on',
  open: 'Open the case',
  title: 'Leave',
  submit: 'Hand in',
  save: 'Save draft',
  saved: 'Draft saved',
  submitted: 'Handed in',
  days: '{days} days, of which {workdays} are working days',
  noDays: 'Choose the days to see how many of them are worked',
  renewed: 'This draft was changed elsewhere. What you typed is still here; save again to keep it instead.',
  gone: 'This draft does not exist or has been handed in.',
  toList: 'To my leave',
};
