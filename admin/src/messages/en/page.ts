import type { page as pageZh, parts as partsZh } from '../zh/page.ts';

/** Texts of the pages that rows are edited on, in English. */
export const page: Record<keyof typeof pageZh, string> = {
  contents: 'On this page',
  problems: '{count, plural, one {# field} other {# fields}} to mend',
  savedAt: 'Last saved {at}',
  savedAsRevision: 'This is public: what you save is a revision, which the public sees once it was reviewed.',
  unsaved: 'Unsaved changes',
  keptAt: ', kept here at {at}',
  new: 'Not saved yet',
  back: 'Back to the list',
  childrenLater: 'Save first, then add them here.',
  behind: 'Somebody else has changed this',
  behindText:
    'Nothing that you typed is lost. Load the latest content: the fields that you changed stay yours. Then save again.',
  goOn: 'Load the latest',
  leftUnsaved: 'Content of {at} was not saved',
  leftOlder: 'It was saved by somebody since. Only the fields that you changed are brought back.',
  restore: 'Restore what was not saved',
  drop: 'Discard',
  preview: 'Preview on the portal',
  previewBlocked: 'The browser blocked the new tab. Allow this site to open windows, then try again.',
};

/** Titles of the parts of such pages. */
export const parts: Record<keyof typeof partsZh, string> = {
  basic: 'Basics',
  validity: 'Dates and validity',
  audience: 'Who it is for',
  conditions: 'Conditions',
  standard: 'Support',
  deadlines: 'Deadlines',
  content: 'Text',
  clauses: 'Clauses',
  materials: 'Materials',
  process: 'Process',
  sections: 'Guide sections',
  entries: 'Entries',
  contact: 'Contact',
  marks: 'Marks',
  links: 'Friendly links',
  navigation: 'Navigation and features',
  noticeBar: 'Notice bar',
  greyMode: 'Grey mode',
  display: 'Source and display',
};
