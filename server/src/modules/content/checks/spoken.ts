const anchor = /<a\b[^>]*?\bhref="([^"]*)"/gi;
const marks: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

const unmarked = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (mark) => marks[mark] ?? mark);

/** Where the links of a rich text lead; it was sanitised when it was written. */
export const linksIn = (html: string): string[] =>
  Array.from(html.matchAll(anchor), ([, href = '']) => unmarked(href));

/** What a rich text says, without its marks; blocks stay apart. */
export const saidIn = (html: string): string =>
  unmarked(html.replaceAll(/<\/(?:p|li|td|th|h\d|div|tr)>|<br\s*\/?>/gi, '\n').replaceAll(/<[^>]*>/g, ''));

const identity = /(?<![0-9A-Za-z])\d{17}[\dXx](?![0-9A-Za-z])/g;
const mobile = /(?<!\d)1[3-9]\d{9}(?!\d)/g;
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checks = '10X98765432';

/** The last sign of an identity number follows from the others: a code of eighteen digits is seldom one. */
function isIdentity(number: string): boolean {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  return checks[sum % 11] === number[17]?.toUpperCase();
}

/** Numbers of people that a text gives away: of identity cards, and of mobile phones. */
export function personalNumbersIn(text: string): string[] {
  const identities = Array.from(text.matchAll(identity), ([number]) => number).filter(isIdentity);
  return [...identities, ...Array.from(text.matchAll(mobile), ([number]) => number)];
}

/** Those of some words that a text says, each once. */
export const wordsIn = (text: string, words: readonly string[]): string[] =>
  words.filter((word) => word !== '' && text.includes(word));
