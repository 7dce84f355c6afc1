import { stemmer } from 'stemmer';

import { foldWithPlaces } from './fold.ts';
import type { Folded } from './fold.ts';
import { cutRuns, wordsInside } from './segmenter.ts';

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

/** Words of a run that begins at a place of the folded text, with their places in the original. */
function placed({ starts, ends }: Folded, from: number, kind: Word['kind']) {
  let at = from;
  return (text: string): Word => {
    const start = starts[at] ?? 0;
    at += text.length;
    return { text, term: kind === 'latin' ? stemOf(text) : text, kind, start, end: ends[at - 1] ?? 0 };
  };
}

/** The words of a text one after another: Chinese by its dictionary, Latin letters and digits by their runs. */
export function wordsOf(text: string): Word[] {
  const folded = foldWithPlaces(text);
  const found = [...folded.text.matchAll(runs)];
  const chinese = cutRuns(found.flatMap(([run, isChinese]) => (isChinese ? [run] : []))).values();
  return found.flatMap((match) => {
    const [run, isChinese] = match;
    const place = placed(folded, match.index, isChinese ? 'chinese' : 'latin');
    return isChinese ? (chinese.next().value ?? []).map(place) : [place(run)];
  });
}

/** Whether two words of Chinese are single characters that stand together: a word that the dictionary does not know, or part of it. */
export const isPair = (first: Word, second: Word | undefined): second is Word =>
  second !== undefined && isOneCharacter(first) && isOneCharacter(second) && first.end === second.start;

const isOneCharacter = ({ kind, text }: Word): boolean =>
  kind === 'chinese' && (text.length === 1 || Array.from(text).length === 1);

/** Everything that the index knows of a text: its words, the words inside of them, and pairs of what the dictionary does not know. */
export function termsOf(text: string): Term[] {
  const words = wordsOf(text);
  const terms: Term[] = [];
  for (const [at, word] of words.entries()) {
    terms.push({ term: word.term, start: word.start, end: word.end });
    if (word.kind === 'latin') continue;
    for (const term of wordsInside(word.text)) {
      const start = word.start + Math.max(0, word.text.indexOf(term));
      terms.push({ term, start, end: start + term.length });
    }
    const next = words[at + 1];
    if (isPair(word, next)) terms.push({ term: word.text + next.text, start: word.start, end: next.end });
  }
  return terms;
}
