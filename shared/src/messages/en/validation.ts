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
  characters: '{label} has control characters or marks that turn the direction of text; remove them',
  masked: '{label} is masked; enter all of it',
  notObject: '{label} must be a JSON object; check its braces, quotes and commas',
  /** A field of one row of a list, named as part of the sentence. */
  inRow: '{label} in row {row} of {list}',
};
