import type { validation as zh } from '../zh/validation.ts';

export const validation: typeof zh = {
  enter: 'Enter {label}',
  select: 'Select {label}',
  tooLong: '{label} must be at most {maximum} characters',
  tooMany: 'Select at most {maximum} for {label}',
  tooSmall: '{label} must be at least {minimum}',
  tooBig: '{label} must be at most {maximum}',
  invalid: '{label} is not in the right format',
};
