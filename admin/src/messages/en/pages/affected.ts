/** Texts of the question who was affected by an incident, in English. */
export const affected = {
  open: 'Find who was affected',
  hint: 'After an incident: finds who was affected, by table, fields and time or by file, and makes a file of those who have to be told. It has their phones and addresses and is kept for a day; each of them can read the reason.',
  by: 'Find by',
  entity: 'Table',
  attachId: 'Id of a file',
  fields: 'Fields',
  fieldsHint: 'Several with commas between them; none means all',
  days: 'When the rows were made',
  format: 'Format',
  reason: 'Reason',
  officerPassword: 'Your password',
  done: '{count} people were affected; the file is made',
  needed: {
    entity: 'Choose a table',
    attachId: 'Enter the id of a file',
    reason: 'Give the reason',
    officerPassword: 'Enter your password',
  },
};
