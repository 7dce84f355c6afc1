import { distance, forgiven } from '../text/distance.ts';
import { spellingOf } from '../text/pinyin.ts';
import { lazy } from './lazy.ts';

/** Which words of the index sound or look like a word that it does not have. */
export interface Vocabulary {
  /** In how many documents a term stands in the fields that people see in lists. */
  countOf: (term: string) => number;
  /** The most frequent word that is spelt so in pinyin. */
  spelt: (spelling: string) => string | null;
  /** The most frequent word that differs in one of its characters, of four or more. */
  nearChinese: (word: string) => string | null;
  /** The nearest word of English titles, as far as a slip of the keys goes; the more frequent of two as near. */
  nearLatin: (word: string) => string | null;
}

/** What a vocabulary is made of. */
interface Indexed {
  /** In how many documents each term is. */
  counts: ReadonlyMap<string, number>;
  /** Words of English titles as they are written, one for each time. */
  english: readonly string[];
}

const isChinese = (term: string) => /^\p{Script=Han}{2,8}$/u.test(term);
const isLatin = (word: string) => /^[a-z]{3,}$/.test(word);

/** The keys of counts, the most frequent first. */
const byCount = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([key]) => key);

/** A word with each of its characters left open: two words that differ in one share one of these. */
function patternsOf(word: string): string[] {
  const characters = Array.from(word);
  if (characters.length < 4) return [];
  return characters.map((_, open) => characters.map((each, index) => (index === open ? '*' : each)).join(''));
}

/** By a key of theirs, the first of the words that have it. */
function firstByKey(words: readonly string[], keysOf: (word: string) => readonly string[]) {
  const found = new Map<string, string>();
  for (const word of words) for (const key of keysOf(word)) if (!found.has(key)) found.set(key, word);
  return found;
}

function nearest(words: readonly string[], typed: string): string | null {
  const most = forgiven(typed.length);
  let found: string | null = null;
  let fewest = most + 1;
  for (const word of words) {
    if (Math.abs(word.length - typed.length) > most) continue;
    const steps = distance(typed, word);
    if (steps >= fewest) continue;
    found = word;
    fewest = steps;
  }
  return found;
}

/** How often each word is in a list. */
export function frequencies(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** What is known of the words of an index. */
export function vocabularyOf({ counts, english }: Indexed): Vocabulary {
  // Most queries need none of these.
  const chinese = lazy(() => byCount(counts).filter(isChinese));
  const latin = lazy(() => byCount(frequencies(english)).filter(isLatin));
  const bySpelling = lazy(() => firstByKey(chinese(), (word) => [spellingOf(word)]));
  const byPattern = lazy(() => firstByKey(chinese(), patternsOf));
  return {
    countOf: (term) => counts.get(term) ?? 0,
    spelt: (spelling) => bySpelling().get(spelling) ?? null,
    nearChinese: (word) =>
      patternsOf(word)
        .map((pattern) => byPattern().get(pattern))
        .find((near) => near !== undefined && near !== word) ?? null,
    nearLatin: (word) => nearest(latin(), word),
  };
}
