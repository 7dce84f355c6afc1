import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';

let loaded: Jieba | undefined;

/** The dictionary takes 0.3 s to load and is loaded when the first text comes. */
const jieba = () => (loaded ??= Jieba.withDict(dict));

const gap = '\n';

/**
 * Runs of Chinese cut into words, without gaps. The dictionary alone decides (no hidden Markov model): what it does not know
 * falls into single characters, in a query as in a text, and is found again by its pairs. All runs of a text at once: each call out of
 * JavaScript costs more than most runs.
 */
export function cutRuns(runs: readonly string[]): string[][] {
  if (runs.length === 0) return [];
  const cut: string[][] = [[]];
  for (const word of jieba().cut(runs.join(gap), false)) {
    if (word === gap) cut.push([]);
    else cut.at(-1)?.push(word);
  }
  return cut;
}

/** What has been looked into: texts consist of few different words. */
const known = new Map<string, readonly string[]>();
const mostKnown = 50_000;

/** Shorter words inside a word (技术改造 has 技术 and 改造); none of one character. */
export function wordsInside(word: string): readonly string[] {
  if (word.length < 3) return [];
  const before = known.get(word);
  if (before) return before;
  const inside = jieba()
    .cutForSearch(word, false)
    .filter((inner) => inner !== word && inner.length > 1);
  if (known.size < mostKnown) known.set(word, inside);
  return inside;
}
