import { spelt } from '../text/pinyin.ts';
import type { Sounds } from '../text/pinyin.ts';
import { frequencies } from './vocabulary.ts';

interface SoundingTitle extends Sounds {
  /** Its syllables, and their initials, each in one: what is typed is looked for here first. */
  full: string;
  initials: string;
}

/** Two letters are the initials of too much. */
const shortest = 3;

const soundingTitle = (sounds: Sounds): SoundingTitle => ({
  ...sounds,
  full: sounds.syllables.join(''),
  initials: sounds.syllables.map((syllable) => syllable.slice(0, 1)).join(''),
});

const byFrequency = (words: readonly string[]): string[] =>
  [...frequencies(words)].toSorted(([, m], [, n]) => n - m).map(([word]) => word);

/** What titles have that is spelt as typed, in full or by initials: what the most of them have comes first. */
export function readingsIn(titles: readonly Sounds[]): (typed: string) => readonly string[] {
  const sounding = titles.map(soundingTitle);
  return (typed) => {
    if (typed.length < shortest) return [];
    const near = sounding.filter(({ full, initials }) => full.includes(typed) || initials.includes(typed));
    return byFrequency(near.flatMap((title) => spelt(title, typed)));
  };
}
