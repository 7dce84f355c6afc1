import type { Locale } from '@policy/shared/messages/kit.ts';

import { maySound } from '../query/readings.ts';
import type { SoundingTitle } from '../query/readings.ts';
import type { Thesaurus } from '../query/thesaurus.ts';
import { foldLine } from '../text/fold.ts';
import { spelt } from '../text/pinyin.ts';
import { wordsOf } from '../text/terms.ts';
import { lettersOf } from './index-entry.ts';
import type { DocumentKey, Suggested } from './search-index.ts';

/** A title, with what it is found by while it is typed. */
export interface KnownTitle extends DocumentKey {
  url: string;
  title: string;
  titleEn: string | null;
  letters: string;
  english: string | null;
  sounds: SoundingTitle;
}

const most = 8;

/** How many characters of what is typed are looked at: no title is longer. */
const longestTyped = 100;

/** What somebody has typed so far, and in which language he reads titles that are in both. */
interface Asked {
  typed: string;
  locale: Locale;
}

/** What is typed, as titles are compared with it. */
interface Typed {
  line: string;
  letters: string;
  /** Letters of what it stands for: 技改 goes on as 技术改造. */
  meanings: readonly string[];
}

/** Fewer characters than these stand in too many titles one after the other. */
const fewestApart = 3;

/** Whether a title has the Chinese characters that were typed, in their order but not side by side: 研发补 is of 研发投入后补助. */
function hasInOrder(written: string, letters: string): boolean {
  if (!/^\p{Script=Han}+$/u.test(letters)) return false;
  const characters = Array.from(letters);
  if (characters.length < fewestApart) return false;
  let at = -1;
  return characters.every((character) => (at = written.indexOf(character, at + 1)) >= 0);
}

/** How well a title goes on from what was typed: 5 begins so, 4 has it inside, 3 has what it stands for, 2 has its characters apart, 1 its sound, 0 nothing of it. */
function fit(title: KnownTitle, { line, letters, meanings }: Typed): number {
  const { letters: written, english, sounds } = title;
  if (written.startsWith(letters)) return 5;
  if (written.includes(letters) || english?.includes(line)) return 4;
  if (meanings.some((meaning) => written.includes(meaning))) return 3;
  if (hasInOrder(written, letters)) return 2;
  return sounding(sounds, letters) ? 1 : 0;
}

/** Whether a title has something that is spelt as typed. */
const sounding = (sounds: SoundingTitle, letters: string): boolean =>
  /^[a-z]{2,}$/.test(letters) && maySound(sounds, letters) && spelt(sounds, letters).length > 0;

/** A title as its reader is shown it. */
const shownTo = (locale: Locale, { type, id, url, title, titleEn }: KnownTitle): Suggested => ({
  ...{ type, id, url, text: locale === 'en' ? (titleEn ?? title) : title },
});

/** Up to eight titles that go on from what was typed, each once: those that begin so first, then the shorter. */
export function suggestedOf(
  titles: readonly KnownTitle[],
  { typed, locale }: Asked,
  thesaurus: Pick<Thesaurus, 'meaningsOf'>,
): Suggested[] {
  const line = Array.from(foldLine(typed)).slice(0, longestTyped).join('');
  const letters = lettersOf(line);
  if (letters === '') return [];
  const asked = { line, letters, meanings: thesaurus.meaningsOf(wordsOf(line)).map(lettersOf) };
  const fitting = titles
    .map((title) => ({ title, fit: fit(title, asked) }))
    .filter((one) => one.fit > 0)
    .map((one) => ({ shown: shownTo(locale, one.title), fit: one.fit }))
    .toSorted((one, other) => other.fit - one.fit || one.shown.text.length - other.shown.text.length);
  const byText = new Map(fitting.toReversed().map(({ shown }) => [shown.text, shown]));
  return [...byText.values()].toReversed().slice(0, most);
}
