import { fold } from './fold.ts';

/** The number of a document (发文字号): who issued it, in which year, as which of that year. What a query leaves out is missing. */
export interface DocumentNumber {
  issuer: string;
  year: string;
  serial: string | null;
}

/** Where in a query a number stands, as it was folded. */
export interface FoundNumber extends DocumentNumber {
  start: number;
  end: number;
}

const han = '\\p{Script=Han}';
/** Form of 党政机关公文处理工作条例 art. 9: 发文机关代字, year in brackets, serial with 号; here after folding. */
const inText = new RegExp(`(${han}{1,20})\\s*\\[\\s*(\\d{4})\\s*\\]\\s*第?\\s*0*(\\d{1,5})\\s*号`, 'gu');
/** The same as people type it: any of the brackets, 号 and serial may be missing, and so may the issuer. */
const asTyped = new RegExp(
  `^(${han}{1,20})?\\s*[-\\[]?\\s*((?:19|20)\\d{2})\\s*(?:\\]|年)?(?:\\s*[-第]?\\s*0*(\\d{1,5})\\s*(?:号(?:文件?)?)?)?$`,
  'u',
);
/** What people write before a number that is not of it. */
const leadIn = /^(?:请问|请教|查一下|查询|查找|搜索|找|文号|文件|根据|依据|按照|关于)+/u;
/** A code as it stands in a text. */
const codeInText = /(?<![a-z0-9])[a-z]{1,4}\d{3,8}[a-z]{0,2}(?![a-z0-9])/g;
/** Codes of items: letters and digits together, such as YL1056S. */
const code = /^(?=.*[a-z])(?=(?:.*\d){3})[a-z0-9]{5,30}$/;

/** What makes index entries of numbers different from words. */
const mark = 'no:';

/** The numbers of documents that a text names. */
export const numbersIn = (text: string): FoundNumber[] =>
  // Most parts of a text name none, and are not looked through.
  (text.includes('号') ? [...fold(text).matchAll(inText)] : []).map((match) => ({
    issuer: match[1] ?? '',
    year: match[2] ?? '',
    serial: match[3] ?? null,
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Whether a text is typed as numbers of documents are written: with the year in brackets, or 号 at its end. */
export const isWrittenAsNumber = (query: string): boolean =>
  /\[\s*\d{4}\s*\]|\d\s*号(?:文件?)?\s*$/u.test(fold(query));

/** The number that a query as a whole is, however it is typed; a year alone is none, and a month neither. */
export function typedNumber(query: string): DocumentNumber | null {
  const match = asTyped.exec(fold(query).trim().replace(leadIn, ''));
  if (!match) return null;
  const [, issuer = '', year = '', serial = null] = match;
  return issuer || (serial && isWrittenAsNumber(query)) ? { issuer, year, serial } : null;
}

/** What stands between the parts of a code. */
const between = /[\s/-]+/;
const isYear = (part: string) => /^(?:19|20)\d{2}$/.test(part);
/** A part that is a word, and not letters of a code. */
const isWord = (part: string) => /^[a-z]{4,}$/.test(part);

/** The code of an item, or the index number of a document, that a query as a whole is, however it is divided; a word with a year is none. */
export function typedCode(query: string): string | null {
  const parts = fold(query).split(between).filter(Boolean);
  const bare = parts.join('');
  const isText = parts.some(isWord) || (parts.length === 2 && parts.some(isYear));
  return code.test(bare) && !isText ? bare : null;
}

const keyOf = ({ issuer, year, serial }: DocumentNumber) =>
  `${mark}${issuer}${year}${serial === null ? '' : `-${serial}`}`;

/** The index entry of an item's code, or of the index number of a document. */
export const codeKey = (written: string): string => mark + fold(written).split(between).join('');

const shortestCode = 5;

/** The entries of what somebody has typed of a code so far. */
export function codeBeginnings(written: string): string[] {
  const whole = codeKey(written);
  const shortest = mark.length + shortestCode;
  return Array.from({ length: Math.max(0, whole.length - shortest) }, (_, at) =>
    whole.slice(0, shortest + at),
  );
}

/** Ends of an issuer's short name: 云澜工信规 is also asked for as 澜工信规, 工信规, 信规 and 规, and by year and serial alone. */
const endsOf = (issuer: string): string[] => {
  const characters = Array.from(issuer);
  return characters.map((_, from) => characters.slice(from).join(''));
};

/**
 * The index entries that a query asks for by the numbers and codes that it is or names. Of each number some in their order, of which the
 * first that is there is meant: in a text nobody sees where the issuer's name begins.
 */
export function numbersAsked(query: string): string[][] {
  const itself = typedCode(query);
  if (itself) return [[codeKey(itself)]];
  const whole = typedNumber(query);
  if (whole) return [[keyOf(whole)]];
  const codes = [...fold(query).matchAll(codeInText)].map(([written]) => [codeKey(written)]);
  const numbers = numbersIn(query).map((number) =>
    endsOf(number.issuer).map((issuer) => keyOf({ ...number, issuer })),
  );
  return [...numbers, ...codes];
}

/** Every index entry that finds a document by its number: by each end of its issuer's name, with and without the serial. */
export function numberKeys(text: string): string[] {
  const keys = numbersIn(text).flatMap((number) =>
    ['', ...endsOf(number.issuer)].flatMap((issuer) => [
      keyOf({ ...number, issuer }),
      // By a single character and a year people do not look for a document.
      ...(Array.from(issuer).length > 1 ? [keyOf({ ...number, issuer, serial: null })] : []),
    ]),
  );
  return [...new Set(keys)];
}
