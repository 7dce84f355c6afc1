/** A text as it is searched, and for each of its characters where it stands in the text as it was written. */
export interface Folded {
  text: string;
  /** Where each character begins in the original. */
  starts: readonly number[];
  /** Where it ends there. */
  ends: readonly number[];
}

const opening = '〔［【（(〈《「『〖{<';
const closing = '〕］】）)〉》」』〗}>';
/** Hyphens and dashes that people type for one another. */
const dashes = '‐‑‒–—―−－';

/** Every style of bracket counts as the square one: numbers of documents are typed with whatever the keyboard has. */
function foldedSign(character: string): string {
  if (opening.includes(character)) return '[';
  if (closing.includes(character)) return ']';
  return dashes.includes(character) ? '-' : character;
}

/**
 * One character as it is searched: compatibility forms as their plain ones (Unicode Standard Annex 15, NFKC: fullwidth, circled,
 * squared), small letters, one style of brackets and dashes. Character by character, so that places in the original are kept.
 */
function foldedAnew(character: string): string {
  const sign = foldedSign(character);
  return sign === character
    ? Array.from(character.normalize('NFKC'), foldedSign).join('').toLowerCase()
    : sign;
}

/** What has been folded: texts consist of few different characters, and each is looked at for its forms once. */
const known = new Map<string, string>();
const mostKnown = 20_000;

function foldedCharacter(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const folded = foldedAnew(character);
  if (known.size < mostKnown) known.set(character, folded);
  return folded;
}

/** A text as it is searched, with the places of its characters in the original. */
export function foldWithPlaces(original: string): Folded {
  let text = '';
  let at = 0;
  const starts: number[] = [];
  const ends: number[] = [];
  for (const character of original) {
    const folded = foldedCharacter(character);
    for (let unit = 0; unit < folded.length; unit++) {
      starts.push(at);
      ends.push(at + character.length);
    }
    text += folded;
    at += character.length;
  }
  return { text, starts, ends };
}

/** A text as it is searched: without differences of width, case, brackets and dashes. */
export const fold = (original: string): string => Array.from(original, foldedCharacter).join('');

/** The same as one line without space at its ends. */
export const foldLine = (original: string): string => fold(original).replaceAll(/\s+/g, ' ').trim();
