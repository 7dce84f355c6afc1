import { spelt } from '../text/pinyin.ts';
import type { Sounds } from '../text/pinyin.ts';
import { frequencies } from './vocabulary.ts';

/** A title by its sound. */
export interface SoundingTitle extends Sounds {
  /** Its syllables, and their initials, each in one: what is typed is looked for here first. */
  full: string;
  initials: string;
}

/** Two letters are the initials of too much. */
const shortest = 3;

/** A title by its sound, as it is looked through for what is typed. */
export const soundingTitle = (sounds: Sounds): SoundingTitle => ({
  ...sounds,
  full: sounds.syllables.join(''),
  initials: sounds.syllables.map((syllable) => syllable.slice(0, 1)).join(''),
});

const byFrequency = (words: readonly string[]): string[] =>
  [...frequencies(words)].toSorted(([, m], [, n]) => n - m).map(([word]) => word);

/** Whether a title may have something that is spelt as typed: told without looking at each of its characters. */
export const maySound = ({ full, initials }: SoundingTitle, typed: string): boolean =>
  full.includes(typed) || initials.includes(typed);

/** What titles have that is spelt as typed, in full or by initials: what the most of them have comes first. */
export function readingsIn(titles: readonly SoundingTitle[]): (typed: string) => readonly string[] {
  return (typed) => {
    if (typed.length < shortest) return [];
    const near = titles.filter((title) => maySound(title, typed));
    return byFrequency(near.flatMap((title) => spelt(title, typed)));
  };
}
