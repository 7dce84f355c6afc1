import { distance, forgiven } from '../text/distance.ts';
import { spellingOf } from '../text/pinyin.ts';

/** Which words of the index sound or look like a word that it does not have. */
export interface Vocabulary {
  /** In how many documents a word stands in the fields that people see in lists. */
  countOf(word: string): number;
  /** The most frequent word that is spelt so in pinyin. */
  spelt(spelling: string): string | null;
  /** The most frequent word that differs in one of its characters, of four or more. */
  nearChinese(word: string): string | null;
  /** The nearest word in Latin letters, as far as a slip of the keys goes; the more frequent of two as near. */
  nearLatin(word: string): string | null;
}

type Counted = readonly [word: string, count: number];

const isChinese = ([word]: Counted) => /^\p{Script=Han}{2,8}$/u.test(word);
const isLatin = ([word]: Counted) => /^[a-z]{3,}$/.test(word);
/** A word with each of its characters left open: two words that differ in one share one of these. */
const patternsOf = (word: string) => {
  const characters = [...word];
  if (characters.length < 4) return [];
  return characters.map((_, open) => characters.map((each, index) => (index === open ? '*' : each)).join(''));
};

/** By a key of theirs, the first of the words that have it. */
function firstByKey(words: readonly Counted[], keysOf: (word: string) => readonly string[]) {
  const found = new Map<string, string>();
  for (const [word] of words) for (const key of keysOf(word)) if (!found.has(key)) found.set(key, word);
  return found;
}

function once<T>(work: () => T): () => T {
  let done: { value: T } | undefined;
  return () => (done ??= { value: work() }).value;
}

function nearest(words: readonly Counted[], typed: string): string | null {
  const most = forgiven(typed.length);
  let found: { word: string; steps: number } | null = null;
  for (const [word] of words) {
    if (Math.abs(word.length - typed.length) > most) continue;
    const steps = distance(typed, word);
    if (steps <= most && steps < (found?.steps ?? Infinity)) found = { word, steps };
  }
  return found?.word ?? null;
}

/** What is known of the words of an index, by how many documents have each. */
export function vocabularyOf(counts: ReadonlyMap<string, number>): Vocabulary {
  const byCount = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const chinese = byCount.filter(isChinese);
  const latin = byCount.filter(isLatin);
  // Most queries need neither.
  const bySpelling = once(() => firstByKey(chinese, (word) => [spellingOf(word)]));
  const byPattern = once(() => firstByKey(chinese, patternsOf));
  return {
    countOf: (word) => counts.get(word) ?? 0,
    spelt: (spelling) => bySpelling().get(spelling) ?? null,
    nearChinese: (word) =>
      patternsOf(word)
        .map((pattern) => byPattern().get(pattern))
        .find((near) => near !== undefined && near !== word) ?? null,
    nearLatin: (word) => nearest(latin, word),
  };
}
