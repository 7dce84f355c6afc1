import type { contentSearch as zh } from '../../zh/pages/content-search.ts';

/** Texts of the page on which editors keep the search, in English. */
export const contentSearch: typeof zh = {
  state: 'The index of the search holds {documents} rows.',
  stale: '{stale} of them are being brought up to date.',
  finished: 'It was last made anew at {time}.',
  failure: 'The last time it was not finished: {failure}',
  running: 'Being made anew: {done} of {total}',
  rebuild: 'Make the index anew',
  confirm: 'Make the whole index anew? The search works meanwhile.',
  started: 'It has begun',
};
