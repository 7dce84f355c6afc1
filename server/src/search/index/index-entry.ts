import { fold } from '../text/fold.ts';
import { codeBeginnings, codeKey, numberKeys } from '../text/numbers.ts';
import { soundsOf } from '../text/pinyin.ts';
import { quotedTerm } from '../text/quoted-term.ts';
import { termsOf, wordsOf } from '../text/terms.ts';
import type { SearchDocument } from './search-index.ts';

/**
 * The weight of a field that lists show. A: the title and the document's own numbers; B: the English title, tags and key words; C: the summary
 * and headings of clauses; D: the agency and materials. What stands only in clauses, body and attachments has none, and counts for least.
 */
type Weight = 'A' | 'B' | 'C' | 'D';

/** A document as the index keeps its words. */
export interface IndexEntry {
  head: string;
  words: string;
  titleLetters: string;
  titleWords: number;
  titleSyllables: string[];
}

const position: Record<Weight, number> = { A: 1, B: 2, C: 3, D: 4 };
const termsIn = (texts: readonly (string | null)[]): string[] =>
  texts.flatMap((text) => (text ? termsOf(text).map(({ term }) => term) : []));

/** Terms of each weight. */
function weighted(document: SearchDocument): Record<Weight, string[]> {
  const { title, titleEn, summary, summaryEn, tags, headings, materials } = document;
  const { agencyName, agencyShortName, agencyNameEn } = document;
  return {
    A: [...termsIn([title]), ...ownNumbers(document)],
    B: termsIn([titleEn, ...tags]),
    C: termsIn([summary, summaryEn, ...headings]),
    D: termsIn([agencyName, agencyShortName, agencyNameEn, ...materials]),
  };
}

const ownNumbers = ({ docNo, itemCode, indexNo }: SearchDocument) => [
  ...(docNo ? numberKeys(docNo) : []),
  ...[itemCode, indexNo].flatMap((code) => (code ? [codeKey(code)] : [])),
];

/** How much of words a `tsvector` takes, with room to spare (1 MB, PostgreSQL 12.11): a text that has more must not keep its row from being published. */
const mostBytes = 900_000;
const bytesOfTerm = 4;
const bytesOfPlaces = 24;

/** As many of the terms as there is room for, each with so many bytes beside its own. */
function fitting(terms: Iterable<string>, beside: number): string[] {
  let left = mostBytes;
  return [...new Set(terms)].filter((term) => (left -= Buffer.byteLength(term) + beside) > 0);
}

/** Terms with the weights of where they stand, as the text of a `tsvector` (PostgreSQL 8.11.1). */
function headOf(terms: Record<Weight, string[]>): string {
  const weights = new Map<string, Set<Weight>>();
  for (const weight of ['A', 'B', 'C', 'D'] as const)
    for (const term of terms[weight]) weights.set(term, (weights.get(term) ?? new Set()).add(weight));
  const labels = (term: string) => [...(weights.get(term) ?? [])].map((of) => `${String(position[of])}${of}`);
  return fitting(weights.keys(), bytesOfPlaces)
    .map((term) => `${quotedTerm(term)}:${labels(term).join(',')}`)
    .join(' ');
}

/** Letters of a title without what stands between them. */
export const lettersOf = (title: string): string => fold(title).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The words of a document. The text of a `tsvector` is written here: PostgreSQL's own parser cuts words by the database's locale. */
export function indexEntryOf(document: SearchDocument): IndexEntry {
  const terms = weighted(document);
  const texts = document.passages.map(({ text }) => text);
  const numbers = [...texts.flatMap(numberKeys), ...codeBeginnings(document.itemCode ?? '')];
  const everywhere = [...Object.values(terms).flat(), ...termsIn(texts), ...numbers];
  return {
    head: headOf(terms),
    words: fitting(everywhere, bytesOfTerm).map(quotedTerm).join(' '),
    titleLetters: lettersOf(document.title),
    titleWords: Math.max(1, wordsOf(document.title).length),
    titleSyllables: [...soundsOf(document.title).syllables],
  };
}
