import type { desk as zh } from '../zh/desk.ts';

/** What the server says in English when it refuses a notice, a message or a template. */
export const desk: typeof zh = {
  'phrase.tooMany': 'You keep {most} phrases at most; remove one that is no longer needed first',
  'leave.order': 'The last day cannot be before the first',
  'leave.tooLong': 'One leave takes {most} days at most; please ask for several',
  'leave.noWorkday': 'None of these days is a working day: no leave is needed',
  'leave.overlap': 'You are on leave at that time already ({start} to {end})',
  'leave.handedIn': 'This leave has been handed in and can no longer be changed',
  'leave.kept': 'A leave that was handed in cannot be removed; it can be withdrawn under “Started by me”',
  'listView.tooMany': 'A list keeps {most} views at most; remove one that is no longer needed first',
  'exportJob.busy': 'At most {most} exports run at once; wait for one or cancel it in the download centre',
  'exportJob.tooLarge': 'A file holds {most} rows at most; narrow the filters',
  'exportJob.sealed': '{fields} cannot be exported in clear; leave the column out or export it masked',
  'exportJob.nothingMasked': 'None of the chosen columns is masked',
  'exportJob.why': 'Enter why you export this list',
  'exportJob.reason': 'Enter why the values are needed in clear',
  'exportJob.gone': 'The file has expired or was removed; export it again',
  'exportJob.over': 'This export is over',
  'exportJob.stopped': 'The server was restarted and the export stopped; export it again',
  'ownData.running': 'Your data is being exported already; please wait for it',
  'ownData.daily': 'You can export your data {most} times within 24 hours; please try again later',
  'notice.published': 'A published notice cannot be changed, withdraw it first',
  'affected.what': 'Choose a table, or give the id of a file',
  'affected.field': 'This table has no field {field}',
  'affected.nobody': 'Nobody was affected within what you chose',
  'audience.nobody': 'Nobody is within the chosen audience',
  'template.braces': 'Braces come in pairs around a name: a letter, then letters, digits and underscores',
  'template.undeclared': 'The variable {name} is not in the list of variables',
  'template.unknownFact': 'A template with the code {code} can only use: {known}',
  'template.off': 'The template is switched off',
  'template.value': 'Enter a value of at most 200 characters for the variable {name}',
  'dashboard.range': 'The period is not valid; it may span two years at most',
};

/** What is told in English of a leave beside its fields. */
export const leaveWords = { days: 'Days of the calendar', sameYear: 'Allowed in the same year' };
