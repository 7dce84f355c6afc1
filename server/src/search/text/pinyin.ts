import { pinyin } from 'pinyin-pro';

import { foldWithPlaces } from './fold.ts';

/** A text by its sound: a syllable for each Chinese character, and where that character stands. */
export interface Sounds {
  text: string;
  syllables: readonly string[];
}

const han = /\p{Script=Han}/gu;
const syllablesOf = (chinese: string): string[] =>
  chinese ? pinyin(chinese, { toneType: 'none', type: 'array', v: true }) : [];

/** How a word of Chinese is spelt, in one (补贴: butie). */
export const spellingOf = (word: string): string => syllablesOf(word).join('');

/** The Chinese of a text, other signs left out, with its syllables. */
export function soundsOf(text: string): Sounds {
  const chinese = (foldWithPlaces(text).text.match(han) ?? []).join('');
  return { text: chinese, syllables: syllablesOf(chinese) };
}

/** Spellings written one after the other, where `from` has to be at the beginning of one, until the typed letters are used up. */
function charactersSpelt(parts: readonly string[], from: number, typed: string): number | null {
  let left = typed;
  for (let index = from; index < parts.length; index++) {
    const part = parts[index] ?? '';
    if (!left.startsWith(part)) return null;
    left = left.slice(part.length);
    if (!left) return index + 1 - from;
  }
  return null;
}

/** Which characters of a text are spelt as typed: in full (zufang) or by their initials (zf). Parts of a syllable are not. */
export function spelt({ text, syllables }: Sounds, typed: string): string[] {
  const initials = syllables.map((syllable) => syllable.slice(0, 1));
  const characters = Array.from(text);
  const found = characters.flatMap((_, from) =>
    [syllables, initials].flatMap((parts) => {
      const length = charactersSpelt(parts, from, typed);
      return length !== null && length > 1 ? [characters.slice(from, from + length).join('')] : [];
    }),
  );
  return [...new Set(found)];
}
