import { soundsOf } from '../text/pinyin.ts';
import type { Word } from '../text/terms.ts';
import { wordsOf } from '../text/terms.ts';
import { lazy } from './lazy.ts';
import { soundingTitle } from './readings.ts';

/**
 * A row that editors run: words that mean the same (`synonym`, each finds the others), a short form or a word of another language
 * that stands for others (`abbreviation`, `translation`: what is written finds what it stands for, and not the other way round).
 */
export interface ThesaurusRow {
  kind: 'synonym' | 'abbreviation' | 'translation';
  word: string;
  means: readonly string[];
}

/** What a query's words stand for. */
export interface Thesaurus {
  /** How many words the longest entry has. */
  longest: number;
  /** What one or several words of a query in a row mean besides themselves. */
  meaningsOf(words: readonly Pick<Word, 'term'>[]): readonly string[];
  /** The Chinese word that has an entry and is spelt as typed, in full or by its initials. */
  spelt(typed: string): string | null;
}

/** Entries are known by their words, not by their letters: 技改 is not found in 科技改革. */
const keyOf = (words: readonly Pick<Word, 'term'>[]) => words.map(({ term }) => term).join(' ');

function pairsOf({ kind, word, means }: ThesaurusRow): [string, string][] {
  if (kind !== 'synonym') return means.map((meaning) => [word, meaning]);
  const all = [word, ...means];
  return all.flatMap((one) =>
    all.filter((other) => other !== one).map((other): [string, string] => [one, other]),
  );
}

/** Whether a text has anything that can be looked for: signs alone have not. */
export const hasWords = (text: string): boolean => wordsOf(text).length > 0;

/** Chinese words by how they are spelt; of two that are spelt alike, the first. */
function spellingsOf(words: readonly string[]): Map<string, string> {
  const chinese = [...new Set(words)].filter((word) => /^\p{Script=Han}{2,}$/u.test(word));
  const spelt = chinese.flatMap((word): [string, string][] => {
    const { full, initials } = soundingTitle(soundsOf(word));
    return [
      [full, word],
      [initials, word],
    ];
  });
  return new Map(spelt.toReversed());
}

/** The rows as they are asked about; what has no words, as a sign alone, means nothing. */
export function thesaurusOf(rows: readonly ThesaurusRow[]): Thesaurus {
  const meanings = new Map<string, Set<string>>();
  const pairs = rows.flatMap(pairsOf).filter((pair) => pair.every(hasWords));
  // Most queries are of no spelling.
  const spellings = lazy(() => spellingsOf(pairs.map(([word]) => word)));
  let longest = 1;
  for (const [word, meaning] of pairs) {
    const words = wordsOf(word);
    const key = keyOf(words);
    longest = Math.max(longest, words.length);
    meanings.set(key, (meanings.get(key) ?? new Set()).add(meaning));
  }
  return {
    longest,
    meaningsOf: (words) => [...(meanings.get(keyOf(words)) ?? [])],
    spelt: (typed) => spellings().get(typed) ?? null,
  };
}
