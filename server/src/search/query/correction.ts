import { spellingOf } from '../text/pinyin.ts';
import { wordsOf } from '../text/terms.ts';
import type { Word } from '../text/terms.ts';
import { countOf } from './expression.ts';
import { partsOf, rowsOf, unitsOf } from './parts.ts';
import type { Thesaurus } from './thesaurus.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What is known of the index when a query comes. */
export interface Known {
  thesaurus: Thesaurus;
  vocabulary: Vocabulary;
  /** How many documents there are. */
  documents: number;
  /** How many of them have a term anywhere; asked beforehand for the terms of the query. */
  counts: ReadonlyMap<string, number>;
  /** Words in titles that are spelt so in pinyin or by its initials, the most frequent first. */
  readings: (typed: string) => readonly string[];
  /** Whether a title has a run of letters. */
  isWritten: (letters: string) => boolean;
  /** What titles have that is one slip away from a run of letters: another letter, one more or less, or two that changed places. */
  nearWritten: (letters: string) => string | null;
}

/** How many documents have a term, as far as it is known. */
export const documentsWith = ({ counts, vocabulary }: Known, term: string): number =>
  Math.max(counts.get(term) ?? 0, vocabulary.countOf(term));

/** Words that were typed, and what takes their place. */
interface Replaced {
  words: readonly Word[];
  by: string;
}

const longestWindow = 4;
/** Two syllables have as many letters at least. */
const shortestSpelt = 4;
/** Of pinyin, where each syllable may stand by itself. */
const longestSpelt = 8;
/** Of fewer characters with a wrong one among them too little is left. */
const shortestWritten = 4;
/** Of more words nobody looks for what was meant: it would take long, and whoever writes a sentence sees it. */
const mostWords = 12;
const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join('');

/** Words of one kind; those of Chinese stand together, those of Latin letters may have a space between them. */
function isWindow(words: readonly Word[]): boolean {
  const [first] = words;
  return words.every(({ kind, start }, index) => {
    const before = words[index - 1];
    return kind === first?.kind && (kind === 'latin' || !before || before.end === start);
  });
}

const isKnown = (words: readonly Word[], known: Known) =>
  partsOf(words).every(({ expression }) => countOf(expression, (term) => documentsWith(known, term)) > 0);

/** Words in a row, and those beside them. */
interface Window {
  words: readonly Word[];
  before: Word | undefined;
  after: Word | undefined;
}

const isDictionaryWord = ({ text }: Word) => Array.from(text).length > 1;

/** Whether a title has a word together with one of those that stand beside it. */
function isWrittenBeside(meant: string, { before, after }: Window, { isWritten }: Known): boolean {
  return (
    (before !== undefined && isWritten(before.text + meant)) ||
    (after !== undefined && isWritten(meant + after.text))
  );
}

/**
 * What the words were meant to be: by the same sound, else by one wrong character. A word of the dictionary is what it is, unless a title
 * has the other together with its neighbour: 高薪技术 was meant to be 高新技术, 婚姻 is no slip of anything.
 */
function meantChinese(window: Window, known: Known): string | null {
  const { words } = window;
  const text = textOf(words);
  const near = known.vocabulary.spelt(spellingOf(text)) ?? known.vocabulary.nearChinese(text);
  const isLike = near !== null && near !== text && near.length === text.length;
  if (isLike && (!words.every(isDictionaryWord) || isWrittenBeside(near, window, known))) return near;
  return Array.from(text).length < shortestWritten ? null : known.nearWritten(text);
}

/** Latin letters that no document has are pinyin, or English with a slip of the keys. */
function meantLatin({ words }: Window, { vocabulary, readings, thesaurus }: Known): string | null {
  const typed = textOf(words);
  const spelt = vocabulary.spelt(typed) ?? readings(typed)[0] ?? speltByEditors(typed, thesaurus);
  if (spelt !== null || words.length > 1) return spelt;
  return vocabulary.nearLatin(typed) ?? speltInParts(typed, vocabulary);
}

/** Two letters are the initials of too much. */
const speltByEditors = (typed: string, thesaurus: Thesaurus): string | null =>
  typed.length < shortestSpelt ? null : thesaurus.spelt(typed);

/** Words one after the other that are spelt so: 规上企业 as guishangqiye, where no title has it in one. */
function speltInParts(typed: string, { spelt }: Pick<Vocabulary, 'spelt'>): string | null {
  for (let length = typed.length - shortestSpelt; length >= shortestSpelt; length--) {
    const first = spelt(typed.slice(0, length));
    const others =
      first === null ? null : (spelt(typed.slice(length)) ?? speltInParts(typed.slice(length), { spelt }));
    if (first !== null && others !== null) return first + others;
  }
  return null;
}

function meant(window: Window, known: Known): string | null {
  const { words } = window;
  if (!isWindow(words) || isKnown(words, known)) return null;
  return words[0]?.kind === 'latin' ? meantLatin(window, known) : meantChinese(window, known);
}

/** Words in a row that mean nothing besides themselves, in the query that they are of. */
interface Row {
  words: readonly Word[];
  query: readonly Word[];
}

/** The longest row of words from a place on that was meant to be something else. */
function replacedAt({ words, query }: Row, at: number, known: Known): Replaced | null {
  const from = query.findIndex((word) => word === words[at]);
  const longest = words[at]?.kind === 'latin' ? longestSpelt : longestWindow;
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const window = words.slice(at, at + length);
    const by = meant({ words: window, before: query[from - 1], after: query[from + length] }, known);
    if (by !== null) return { words: window, by };
  }
  return null;
}

function replacedIn(row: Row, known: Known): Replaced[] {
  const replaced: Replaced[] = [];
  for (let at = 0; at < row.words.length;) {
    const found = replacedAt(row, at, known);
    if (found) replaced.push(found);
    at += found?.words.length ?? 1;
  }
  return replaced;
}

/**
 * A query as it was probably meant, or null where nothing in it is unknown: words that no document and no entry of the thesaurus
 * has, replaced by words of the index that sound or look like them.
 */
export function corrected(query: string, known: Known): string | null {
  const written = wordsOf(query);
  if (written.length > mostWords) return null;
  const rows = rowsOf(unitsOf(written, known.thesaurus));
  const replaced = rows
    .filter(({ meanings }) => meanings.length === 0)
    .flatMap(({ words }) => replacedIn({ words, query: written }, known));
  if (replaced.length === 0) return null;
  return replaced.toReversed().reduce((text, { words, by }) => {
    const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
    return text.slice(0, start) + by + text.slice(end);
  }, query);
}
