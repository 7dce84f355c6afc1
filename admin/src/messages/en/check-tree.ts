import type { checkTree as zh } from '../zh/check-tree.ts';

/** Texts of the tree of boxes to tick, in English. */
export const checkTree: typeof zh = {
  search: 'Search by name',
  selectAll: 'All',
  invert: 'Invert',
  link: 'Nodes go together',
  onlyChosen: 'Chosen only',
  nothing: 'There is nothing to choose',
  unchanged: 'Nothing has changed',
  confirmChange: 'Save these changes?',
  added: '{count} added: {names}',
  removed: '{count} removed: {names}',
};
