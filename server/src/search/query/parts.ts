import { isPair, wordsOf } from '../text/terms.ts';
import type { Word } from '../text/terms.ts';
import { wordsInside } from '../text/segmenter.ts';
import { allOf, anyOf } from './expression.ts';
import type { Expression } from './expression.ts';
import type { Thesaurus } from './thesaurus.ts';

/** A part of a query that a document has or has not. */
export interface Part {
  expression: Expression;
  words: readonly Word[];
}

/** Words of a query in a row, and what they mean besides themselves. */
export interface Unit {
  words: readonly Word[];
  meanings: readonly string[];
}

/** A word, or where it is a long one all the words inside of it (技术改造, or 技术 and 改造). */
function wordExpression({ term, kind, text }: Word): Expression {
  const inside = kind === 'chinese' ? wordsInside(text) : [];
  return inside.length > 1 ? anyOf([term, allOf(inside)]) : term;
}

/** What words in a row ask for: each word, and for characters that the dictionary does not know each pair of them. */
export function partsOf(words: readonly Word[]): Part[] {
  return words.flatMap((word, index): Part[] => {
    const [before, next] = [words[index - 1], words[index + 1]];
    if (isPair(word, next)) return [{ expression: word.text + next.text, words: [word, next] }];
    // The second of a pair has been asked for with the first.
    if (before && isPair(before, word)) return [];
    return [{ expression: wordExpression(word), words: [word] }];
  });
}

/** What a text as a whole asks for. */
const expressionOfText = (text: string): Expression =>
  allOf(partsOf(wordsOf(text)).map(({ expression }) => expression));

/** The words of a query in the longest rows that the thesaurus knows; what it does not know stands alone. */
export function unitsOf(words: readonly Word[], thesaurus: Thesaurus): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < words.length;) {
    const unit = longestUnit(words.slice(at, at + thesaurus.longest), thesaurus);
    units.push(unit);
    at += unit.words.length;
  }
  return units;
}

function longestUnit(words: readonly Word[], thesaurus: Thesaurus): Unit {
  for (let length = words.length; length > 1; length--) {
    const row = words.slice(0, length);
    const meanings = thesaurus.meaningsOf(row);
    if (meanings.length > 0) return { words: row, meanings };
  }
  const alone = words.slice(0, 1);
  return { words: alone, meanings: thesaurus.meaningsOf(alone) };
}

/** Units without a meaning of their own that stand beside each other, as one row of words; the others by themselves. */
export function rowsOf(units: readonly Unit[]): Unit[] {
  return units.reduce<Unit[]>((rows, unit) => {
    const last = rows.at(-1);
    if (last && last.meanings.length === 0 && unit.meanings.length === 0)
      return [...rows.slice(0, -1), { words: [...last.words, ...unit.words], meanings: [] }];
    return [...rows, unit];
  }, []);
}

/** The parts of a query: what the thesaurus knows by itself or by one of its meanings, everything else word by word. */
export function partsOfQuery(words: readonly Word[], thesaurus: Thesaurus): Part[] {
  return rowsOf(unitsOf(words, thesaurus)).flatMap((row) => {
    const own = partsOf(row.words);
    if (row.meanings.length === 0) return own;
    const meanings = row.meanings.map(expressionOfText);
    return [
      { expression: anyOf([allOf(own.map(({ expression }) => expression)), ...meanings]), words: row.words },
    ];
  });
}
