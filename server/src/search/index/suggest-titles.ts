import { foldLine } from '../text/fold.ts';
import { spelt } from '../text/pinyin.ts';
import type { Sounds } from '../text/pinyin.ts';
import type { Suggested } from './search-index.ts';
import { lettersOf } from './index-entry.ts';

/** A title, with what it is found by while it is typed. */
export interface KnownTitle extends Suggested {
  letters: string;
  english: string | null;
  sounds: Sounds;
}

const most = 8;

/** How well a title goes on from what was typed: 3 begins so, 2 has it inside, 1 has its sound, 0 has nothing of it. */
function fit(title: KnownTitle, typed: string): number {
  const letters = lettersOf(typed);
  if (title.letters.startsWith(letters)) return 3;
  if (title.letters.includes(letters) || title.english?.includes(typed)) return 2;
  return /^[a-z]{2,}$/.test(letters) && spelt(title.sounds, letters).length > 0 ? 1 : 0;
}

/** Up to eight titles that go on from what was typed, each once: those that begin so first, then the shorter. */
export function suggestedOf(titles: readonly KnownTitle[], typed: string): Suggested[] {
  const line = foldLine(typed);
  if (lettersOf(line) === '') return [];
  const fitting = titles
    .map((title) => ({ title, fit: fit(title, line) }))
    .filter((one) => one.fit > 0)
    .toSorted((one, other) => other.fit - one.fit || one.title.text.length - other.title.text.length);
  const byText = new Map(fitting.toReversed().map(({ title }) => [title.text, title]));
  return [...byText.values()]
    .toReversed()
    .slice(0, most)
    .map(({ text, type, id }) => ({ text, type, id }));
}
