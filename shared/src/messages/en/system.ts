import type { system as zh } from '../zh/system.ts';

/** What the server says in English when it refuses a region. */
export const system: typeof zh = {
  'region.code': 'A region code has 2 to 12 digits',
  'region.parent': 'The parent region does not exist',
  'region.parentRow': 'The parent region is in row {row}, which is wrong',
  'region.level': 'The level must be below the parent’s',
  'region.prefix': 'The code must begin with its parent’s, {prefix}',
  'change.notKept': 'What “{field}” held before was not kept, so this version cannot be restored',
  'change.nothing': 'This version is what stands there now',
  'region.hasChildren': 'Region has others below it and cannot be removed',
  'dictionary.flowPage': 'There is no page “{page}”; these exist: {known}',
  'param.bounds': 'A whole number from {min} to {max}',
  'param.boundsOrOff': 'A whole number from {min} to {max}, or 0 for no rule',
};
