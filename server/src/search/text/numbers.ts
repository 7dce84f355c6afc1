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
const inText = new RegExp(`(${han}{2,20})\\s*\\[\\s*(\\d{4})\\s*\\]\\s*第?\\s*0*(\\d{1,5})\\s*号`, 'gu');
/** The same as people type it: any of the brackets, 号 and serial may be missing, and so may the issuer. */
const asTyped = new RegExp(
  `^(${han}{2,20})?\\s*\\[?\\s*((?:19|20)\\d{2})\\s*(?:\\]|年)?(?:\\s*[-第]?\\s*0*(\\d{1,5})\\s*号?)?$`,
  'u',
);
/** Codes of items: letters and digits together, such as YL1056S. */
const code = /^(?=.*[a-z])(?=(?:.*\d){3})[a-z0-9]{5,30}$/;

/** What makes index entries of numbers different from words. */
const mark = 'no:';

/** The numbers of documents that a text names. */
export const numbersIn = (text: string): FoundNumber[] =>
  [...fold(text).matchAll(inText)].map((match) => ({
    issuer: match[1] ?? '',
    year: match[2] ?? '',
    serial: match[3] ?? null,
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Whether a text is typed as numbers of documents are written: with the year in brackets, or 号 at its end. */
export const isWrittenAsNumber = (query: string): boolean => /\[\s*\d{4}\s*\]|\d\s*号\s*$/u.test(fold(query));

/** The number that a query as a whole is, however it is typed; a year alone is none, and a month neither. */
export function typedNumber(query: string): DocumentNumber | null {
  const match = asTyped.exec(fold(query).trim());
  const [, issuer = '', year = '', serial = null] = match ?? [];
  return match && (issuer || (serial && isWrittenAsNumber(query))) ? { issuer, year, serial } : null;
}

/** The code of an item that a query as a whole is, spaces and hyphens aside. */
export function typedCode(query: string): string | null {
  const bare = fold(query).replaceAll(/[\s-]/g, '');
  return code.test(bare) ? bare : null;
}

const keyOf = ({ issuer, year, serial }: DocumentNumber) =>
  `${mark}${issuer}${year}${serial === null ? '' : `-${serial}`}`;

/** The index entry that a query with a number asks for. */
export const numberKey = (number: DocumentNumber): string => keyOf(number);

/** The index entry of an item's code. */
export const codeKey = (itemCode: string): string => mark + fold(itemCode).replaceAll(/[\s-]/g, '');

/** Ends of an issuer's short name: 云澜工信规 is also asked for as 澜工信规, 工信规 and 信规, and by year and serial alone. */
const endsOf = (issuer: string) => {
  const characters = [...issuer];
  return characters.map((_, from) => characters.slice(from).join('')).filter((end) => [...end].length >= 2);
};

/** Every index entry that finds a document by its number: by each end of its issuer's name, with and without the serial. */
export function numberKeys(text: string): string[] {
  const keys = numbersIn(text).flatMap((number) =>
    ['', ...endsOf(number.issuer)].flatMap((issuer) => [
      keyOf({ ...number, issuer }),
      ...(issuer ? [keyOf({ ...number, issuer, serial: null })] : []),
    ]),
  );
  return [...new Set(keys)];
}
