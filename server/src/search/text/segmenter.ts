import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';

let loaded: Jieba | undefined;

/** The dictionary takes 0.3 s to load and is loaded when the first text comes. */
const jieba = () => (loaded ??= Jieba.withDict(dict));

/**
 * A run of Chinese cut into words, without gaps. The dictionary alone decides (no hidden Markov model): what it does not know
 * falls into single characters, in a query as in a text, and is found again by its pairs.
 */
export const cutWords = (run: string): string[] => jieba().cut(run, false);

/** Shorter words inside a word (技术改造 has 技术 and 改造); none of one character. */
export const wordsInside = (word: string): string[] =>
  word.length < 3
    ? []
    : jieba()
        .cutForSearch(word, false)
        .filter((inner) => inner !== word && inner.length > 1);
