import { unescaped } from '../texts/plain-text.ts';

const anchor = /<a\b[^>]*?\bhref="([^"]*)"/gi;

/** Where the links of a rich text lead; it was sanitised when it was written. */
export const linksIn = (html: string): string[] =>
  Array.from(html.matchAll(anchor), ([, href = '']) => unescaped(href));

/** Those of some words that a text says, each once. */
export const wordsIn = (text: string, words: readonly string[]): string[] =>
  words.filter((word) => word !== '' && text.includes(word));
