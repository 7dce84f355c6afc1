import type { desk as zh } from '../zh/desk.ts';

/** What the server says in English when it refuses a notice, a message or a template. */
export const desk: typeof zh = {
  'phrase.tooMany': 'You keep {most} phrases at most; remove one that is no longer needed first',
  'listView.tooMany': 'A list keeps {most} views at most; remove one that is no longer needed first',
  'exportJob.busy': 'At most {most} exports run at once; wait for one or cancel it in the download centre',
  'exportJob.tooLarge': 'A file holds {most} rows at most; narrow the filters',
  'exportJob.sealed': '{fields} cannot be exported in clear; leave the column out or export it masked',
  'exportJob.nothingMasked': 'None of the chosen columns is masked',
  'exportJob.reason': 'Enter why the values are needed in clear',
  'exportJob.gone': 'The file has expired or was removed; export it again',
  'exportJob.over': 'This export is over',
  'exportJob.stopped': 'The server was restarted and the export stopped; export it again',
  'notice.published': 'A published notice cannot be changed, withdraw it first',
  'audience.nobody': 'Nobody is within the chosen audience',
  'template.braces': 'Braces come in pairs around a name: a letter, then letters, digits and underscores',
  'template.undeclared': 'The variable {name} is not in the list of variables',
  'template.unknownFact': 'A template with the code {code} can only use: {known}',
  'template.off': 'The template is switched off',
  'template.value': 'Enter a value of at most 200 characters for the variable {name}',
  'dashboard.range': 'The period is not valid; it may span two years at most',
};
