import type { validation as zh } from '../zh/validation.ts';

export const validation: typeof zh = {
  enter: 'Enter {label}',
  select: 'Select {label}',
  tooLong: '{label} must be at most {maximum} characters',
  tooMany: 'Select at most {maximum} for {label}',
  tooFew: '{label} needs at least {minimum} rows',
  tooManyRows: '{label} takes at most {maximum} rows',
  tooSmall: '{label} must be at least {minimum}',
  tooBig: '{label} must be at most {maximum}',
  invalid: '{label} is not in the right format',
  foreignFile: '{label} has a file that you did not upload or that is gone: take it out and upload it again',
  fileType: '{label} takes files of these types: {accept}',
  fileSize: 'Each file of {label} must be at most {maximum} MB',
  region: 'Choose the last level of {label}',
  entry: 'What was chosen for {label} is in its dictionary no more; choose again',
  tooFewFiles: '{label} needs at least {minimum} files',
  tooManyFiles: '{label} takes at most {maximum} files',
  characters: '{label} has control characters or marks that turn the direction of text; remove them',
  masked: '{label} is masked; enter all of it',
  notObject: '{label} must be a JSON object; check its braces, quotes and commas',
  /** A field of one row of a list, named as part of the sentence. */
  inRow: '{label} in row {row} of {list}',
};
