import { stemmer } from 'stemmer';

import { foldWithPlaces } from './fold.ts';
import type { Folded } from './fold.ts';
import { cutWords, wordsInside } from './segmenter.ts';

/** A word of a text, in the order of the text; its places are those of the text as it was written. */
export interface Word {
  /** The word as it was typed, folded. */
  text: string;
  /** By what the index knows it: itself, and for Latin letters its stem. */
  term: string;
  kind: 'chinese' | 'latin';
  start: number;
  end: number;
}

/** What the index knows of a text at a place. */
export type Term = Pick<Word, 'term' | 'start' | 'end'>;

const runs = /(\p{Script=Han}+)|([\p{Script=Latin}\d]+(?:[&+.'’][\p{Script=Latin}\d]+)*\+*)/gu;
const longestTerm = 60;

/** American spelling and British differ by a letter before the stem. */
const plainSpelling = (word: string) => word.replace(/is(e[sd]?|ing|ation)$/, 'iz$1');

/** English words by their stem (Porter 1980), so that subsidies find a subsidy; what has digits or signs stays as it is. */
export const stemOf = (word: string): string =>
  /^[a-z]{3,40}$/.test(word) ? stemmer(plainSpelling(word)) : word.slice(0, longestTerm);

function wordAt({ starts, ends }: Folded, text: string, from: number): Pick<Word, 'text' | 'start' | 'end'> {
  return { text, start: starts[from] ?? 0, end: ends[from + text.length - 1] ?? 0 };
}

function chineseWords(folded: Folded, run: string, from: number): Word[] {
  let at = from;
  return cutWords(run).map((text) => {
    const word: Word = { ...wordAt(folded, text, at), term: text, kind: 'chinese' };
    at += text.length;
    return word;
  });
}

/** The words of a text one after another: Chinese by its dictionary, Latin letters and digits by their runs. */
export function wordsOf(text: string): Word[] {
  const folded = foldWithPlaces(text);
  return [...folded.text.matchAll(runs)].flatMap((match): Word[] => {
    const [run, chinese] = match;
    if (chinese) return chineseWords(folded, run, match.index);
    return [{ ...wordAt(folded, run, match.index), term: stemOf(run), kind: 'latin' }];
  });
}

/** Whether two words of Chinese are single characters that stand together: a word that the dictionary does not know, or part of it. */
export const isPair = (first: Word, second: Word | undefined): second is Word =>
  second !== undefined &&
  [first, second].every(({ kind, text }) => kind === 'chinese' && [...text].length === 1) &&
  first.end === second.start;

function insideOf(word: Word): Term[] {
  if (word.kind === 'latin') return [];
  return wordsInside(word.text).map((term) => {
    const from = word.start + Math.max(0, word.text.indexOf(term));
    return { term, start: from, end: from + term.length };
  });
}

/** Everything that the index knows of a text: its words, the words inside of them, and pairs of what the dictionary does not know. */
export function termsOf(text: string): Term[] {
  const words = wordsOf(text);
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    const pair = isPair(word, next)
      ? [{ term: word.text + next.text, start: word.start, end: next.end }]
      : [];
    return [word, ...insideOf(word), ...pair].map(({ term, start, end }) => ({ term, start, end }));
  });
}
