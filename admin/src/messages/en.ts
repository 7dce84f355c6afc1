import { checkTree } from './en/check-tree.ts';
import { content } from './en/content.ts';
import { desk } from './en/desk.ts';
import { develop } from './en/develop.ts';
import { frame } from './en/frame.ts';
import { log } from './en/log.ts';
import { people } from './en/people.ts';
import { permissions } from './en/permissions.ts';
import { personPicker } from './en/person-picker.ts';
import { process } from './en/process.ts';
import { report } from './en/report.ts';
import { resource } from './en/resource.ts';
import { reveal } from './en/reveal.ts';
import { secondFactor } from './en/second-factor.ts';
import { sheets } from './en/sheets.ts';
import { signInArea } from './en/sign-in.ts';
import { system } from './en/system.ts';
import { tenants } from './en/tenants.ts';
import type { Messages } from './zh.ts';

/** The English texts of the same keys. */
export const en: Messages = {
  site: {
    title: 'Policy Fulfilment Service Platform',
    short: 'PFP',
    language: 'Language',
    chinese: '中文',
    english: 'English',
  },
  titles: {
    profile: 'Personal information',
    messages: 'Messages',
    home: 'Home',
    task: 'Handle',
    reportRun: 'Run a report',
    reportDesign: 'Design a report',
    embedded: 'External page',
  },
  ...desk,
  ...frame,
  ...signInArea,
  checkTree,
  content,
  log,
  people,
  permissions,
  personPicker,
  process,
  report,
  resource,
  reveal,
  secondFactor,
  develop,
  system,
  tenants,
  sheets,
  kit: {
    history: 'Change history',
    historyOf: 'Change history: {title}',
    narrowedTo: '{title}: {name}',
    changeAct: { added: 'Added', changed: 'Changed', removed: 'Removed', restored: 'Restored' },
    changedField: 'Field',
    before: 'Before',
    after: 'After',
    markedChange: 'Changed',
    bySystem: 'System',
    yes: 'Yes',
    no: 'No',
    add: 'Add',
    addOne: 'Add {title}',
    addBelow: 'Add below',
    edit: 'Edit',
    editOne: 'Edit {title}',
    view: 'View',
    remove: 'Delete',
    save: 'Save',
    ok: 'OK',
    cancel: 'Cancel',
    more: 'More actions',
    actions: 'Actions',
    upload: 'Upload a file',
    export: 'Export',
    createTime: 'Created',
    total: '{total} in all',
    notRead: 'The rows could not be read; refresh to try again',
    totalSoFar: 'At least {total}, counting…',
    added: 'Added',
    updated: 'Updated',
    removed: 'Deleted',
    done: 'Done',
    pickOne: 'Select at least one row',
    confirmRemove: 'Delete the selected rows?',
    leaveTitle: 'There are unsaved changes',
    leaveText: 'They are lost if you leave now.',
    leave: 'Leave',
    stay: 'Go on editing',
  },
  editor: {
    toolbar: 'Format',
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    quote: 'Quote',
    link: 'Link',
    undo: 'Undo',
    redo: 'Redo',
    address: 'Address of the link',
  },
  pages: {
    forbidden: '403',
    forbiddenText: 'Sorry, you may not open this page.',
    notFoundText: 'Sorry, this page does not exist.',
    serverErrorText: 'Sorry, the server ran into an error.',
    backHome: 'Back to home',
    chunkTitle: 'The page could not be loaded',
    chunkText: 'The network failed, or the platform has just been updated. Reload to go on.',
    crashTitle: 'The page ran into an error',
    crashText: 'Reload; if it happens again, tell the administrator.',
    reload: 'Reload',
    missingTitle: 'This menu has no page yet',
    missingText: 'The menu was granted, but its page has yet to be made; the code generator can do so.',
    badAddressTitle: 'This address is not right',
    badAddressText: 'It may be incomplete or out of date. Open the page again from its list.',
  },
};
