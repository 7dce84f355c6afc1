import { foldLine } from '../text/fold.ts';
import { isWrittenAsNumber, numbersAsked, typedNumber } from '../text/numbers.ts';
import { isPair, wordsOf } from '../text/terms.ts';
import { isQuestionWord, isWeakWord } from './common-words.ts';
import { corrected, documentsWith } from './correction.ts';
import type { Known } from './correction.ts';
import { countOf, termsIn } from './expression.ts';
import type { Expression } from './expression.ts';
import { partsOfQuery, unitsOf } from './parts.ts';
import type { Part } from './parts.ts';
import type { Thesaurus } from './thesaurus.ts';

/** A part of a query, and its share in what makes a document an answer; the shares of a plan are one together. */
export interface WeighedPart {
  expression: Expression;
  share: number;
  /** Whether it says little here, so that by itself it makes nothing an answer. */
  isWeak: boolean;
}

/** How a query is answered. */
export interface SearchPlan {
  /** Entries of numbers that are asked for; a document with one of them as its own comes first. */
  numbers: readonly string[];
  parts: readonly WeighedPart[];
  /** Which share of the parts a document must have, or which in its title, its tags or its summary. */
  leastShare: number;
  leastHeadShare: number;
  /** Which is enough in its title, its tags or its summary where no document has as much as that; or so many parts, of which one says something. */
  lastHeadShare: number;
  lastHeadParts: number;
  /** The query as one run of letters, which a title may have as it is; and what it stands for, where it is one word for that. */
  phrases: readonly string[];
  /** 您是不是要找: the query as it is answered, where that is not how it was typed. */
  suggestion: string | null;
  /** Whether it was longer than a query may be. */
  isCut: boolean;
}

/** How long a query may be, in characters. */
export const longestQuery = 100;
/** A document is an answer with three fifths of what was asked: 婚姻登记预约 is not answered by whatever has 登记. */
const leastShare = 0.6;
/** Less is enough in a title, a tag or a summary: what somebody looks for has other names too. */
const leastHeadShare = 0.45;
/** Of what nothing answers as a whole, two fifths in a title are still of use; of 婚姻登记预约 no title has any. */
const lastHeadShare = 0.4;
/** In a long question most words are beside its point; two that stand in one title hit it, where they are not both such as every title has. */
const lastHeadParts = 2;
const least = { leastShare, leastHeadShare, lastHeadShare, lastHeadParts };
const weakness = 0.3;
/** Of a long text its rarest parts say enough. */
const mostParts = 16;

const cut = (query: string) => Array.from(query).slice(0, longestQuery).join('');

/** Entries of the numbers and codes that a query is or names, of each the first that is there. */
const numbersOf = (query: string, known: Known): string[] =>
  numbersAsked(query).flatMap((some) => some.find((number) => documentsWith(known, number) > 0) ?? []);

/** Whether a query can mean nothing but a number, so that one that is not there finds nothing. */
const isNumberAlone = (query: string): boolean =>
  typedNumber(query)?.serial != null && isWrittenAsNumber(query);

/** Which terms have to be counted before a query is planned. */
export function termsToCount(query: string, thesaurus: Thesaurus): string[] {
  const asked = cut(query);
  const words = wordsOf(asked);
  const parts = partsOfQuery(words, thesaurus);
  const terms = [...parts.flatMap(({ expression }) => termsIn(expression)), ...words.map(({ term }) => term)];
  return [...new Set([...numbersAsked(asked).flat(), ...terms])];
}

/** A word in fewer documents than this share of all counts as if it were in so many: a word that is nowhere says no more than a rare one. */
const rarest = 0.02;

/** Of a word that few documents have more is known than of one that most have: inverse document frequency as BM25 has it (Robertson 2009). */
function rarity(found: number, documents: number): number {
  const count = Math.max(found, documents * rarest);
  return Math.log(1 + (Math.max(0, documents - count) + 0.5) / (count + 0.5));
}

/** Two characters beside each other that nobody has written together are often no word: 新招 of 今年新招了人. */
const pairDoubt = 0.5;
const isPairOfCharacters = ({ words: [first, second] }: Part) => first !== undefined && isPair(first, second);

const isLoneCharacter = ({ words: [word, next] }: Part) =>
  next === undefined && word?.kind === 'chinese' && Array.from(word.text).length === 1;

/** Parts with their shares, the greatest first. */
function weigh(parts: readonly Part[], known: Known): WeighedPart[] {
  const weighed = parts.flatMap((part) => {
    const { expression, words } = part;
    const count = countOf(expression, (term) => documentsWith(known, term));
    const isWeak = words.every(({ term }) => isWeakWord(term)) || isLoneCharacter(part);
    // What says little and is nowhere says nothing.
    if (isWeak && count === 0 && parts.length > 1) return [];
    const doubt = count === 0 && isPairOfCharacters(part) ? pairDoubt : 1;
    return [{ expression, isWeak, weight: rarity(count, known.documents) * (isWeak ? weakness : doubt) }];
  });
  const heaviest = weighed.toSorted((one, other) => other.weight - one.weight).slice(0, mostParts);
  const whole = heaviest.reduce((sum, { weight }) => sum + weight, 0);
  return heaviest.map(({ weight, ...part }) => ({ ...part, share: weight / whole }));
}

const phraseOf = (text: string) => foldLine(text).replaceAll(' ', '');

/** What a query as a whole stands for: 高企 is looked for in titles as 高新技术企业 is. */
function meaningsOf(query: string, { thesaurus }: Known): readonly string[] {
  const [only, another] = unitsOf(
    wordsOf(query).filter(({ term }) => !isQuestionWord(term)),
    thesaurus,
  );
  return only && !another ? only.meanings : [];
}

/** The parts of a query without words of questions, which would make pairs with their neighbours; all of them where it has no others. */
function partsAskedFor(query: string, { thesaurus }: Known): Part[] {
  const words = wordsOf(query);
  const asked = words.filter(({ term }) => !isQuestionWord(term));
  return partsOfQuery(asked.length > 0 ? asked : words, thesaurus);
}

/** Plans how a query is answered: by its number where it is one that exists, else by its words as they were meant. */
export function planQuery(query: string, known: Known): SearchPlan {
  const asked = cut(query);
  const isCut = asked.length < query.length;
  const numbers = numbersOf(asked, known);
  if (numbers.length > 0 || isNumberAlone(asked))
    return { numbers, parts: [], ...least, phrases: [], suggestion: null, isCut };
  const suggestion = corrected(asked, known);
  const answered = suggestion ?? asked;
  const parts = weigh(partsAskedFor(answered, known), known);
  const phrases = [answered, ...meaningsOf(answered, known)].map(phraseOf);
  return { numbers: [], parts, ...least, phrases: [...new Set(phrases)], suggestion, isCut };
}

/** Every term that a plan looks for, which is what is marked in what it finds. */
export const termsOfPlan = ({ parts }: SearchPlan): Set<string> =>
  new Set(parts.flatMap(({ expression }) => termsIn(expression)));
