/** Texts of bringing rows in from a sheet, in English. */
export const sheets = {
  import: 'Import',
  title: 'Import: {title}',
  lead: 'Download the template, fill it in and upload it. If one cell is wrong, not a single row comes in.',
  template: 'Download the template',
  choose: 'Click, or drop an xlsx file here',
  steps: { reading: 'Reading the file', checking: 'Checking', writing: 'Writing' },
  reached: '{done} of {total} rows',
  done: '{added, plural, one {# row has} other {# rows have}} come in',
  withoutPassword: 'New accounts have no password: they can sign in after a reset.',
  problems: '{total} problems were found, and nothing has come in. Mend them and upload the file again.',
  more: 'The first {shown} of them',
  row: 'Row',
  column: 'Column',
  message: 'Problem',
  interrupted: 'The import was interrupted; look at the list to see what came of it',
  close: 'Close',
};
