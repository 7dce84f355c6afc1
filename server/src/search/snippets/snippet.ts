import { LRUCache } from 'lru-cache';

import { termsOf } from '../text/terms.ts';
import type { Term } from '../text/terms.ts';

/** Part of a document that may be shown as what was found: its summary, a clause, the text of an attachment. */
export interface Passage {
  /** The clause that it is, as its document numbers it (第二条). */
  clauseNo: string | null;
  /** Where it stands on the document's page. */
  anchor?: string;
  text: string;
}

/** What a document says about a query: plain text, and where in it the query's words stand. */
export interface Snippet {
  text: string;
  /** Beginnings and ends of what is to be marked, in UTF-16 units, in order and apart from each other. */
  marks: [number, number][];
  clauseNo: string | null;
  anchor: string | null;
}

const longest = 120;
const before = 20;
/** In a text that has the words everywhere, its first places say enough. */
const mostPlaces = 200;
const windowsTried = 3;
const ellipsis = '…';
const sentenceEnd = /[。；！？\n;!?]/u;

/**
 * Where in a text the terms are, by their letters; which of them are words is told when windows are chosen. The text is not folded for it:
 * a document may have a hundred pages, and ten are shown.
 */
function placesOf(text: string, terms: Iterable<string>): { term: string; at: number }[] {
  const small = text.toLowerCase();
  // The few letters whose small form has another length would move all places behind them.
  const searched = small.length === text.length ? small : text;
  const places: { term: string; at: number }[] = [];
  for (const term of terms) {
    for (let at = searched.indexOf(term); at >= 0; at = searched.indexOf(term, at + term.length))
      places.push({ term, at });
  }
  return places.toSorted((one, other) => one.at - other.at).slice(0, mostPlaces);
}

interface Window {
  passage: Passage;
  at: number;
  /** How many different letters of terms it has. */
  worth: number;
}

/** The place of a passage from where on the most different terms stand; longer terms count for more. */
function bestWindow(passage: Passage, terms: ReadonlySet<string>): Window {
  const places = placesOf(passage.text, terms);
  let best: Window = { passage, at: 0, worth: 0 };
  for (const { at } of places) {
    const inside = places.filter((place) => place.at >= at && place.at < at + longest - before);
    const worth = [...new Set(inside.map(({ term }) => term))].reduce((sum, term) => sum + term.length, 0);
    if (worth > best.worth) best = { passage, at, worth };
  }
  return best;
}

/** A beginning in front of a place: after the sentence before it where one ends near, and never inside a character. */
function beginOf(text: string, at: number): number {
  if (at <= before) return 0;
  const lead = text.slice(at - before, at);
  const end = Array.from(lead).findLastIndex((character) => sentenceEnd.test(character));
  const begin =
    end < 0
      ? at - before
      : at -
        before +
        Array.from(lead)
          .slice(0, end + 1)
          .join('').length;
  return isInside(text, begin) ? begin + 1 : begin;
}

const isInside = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text.charAt(at));

/** Places that touch or overlap as one. */
function merged(places: readonly [number, number][]): [number, number][] {
  return places
    .toSorted(([a], [b]) => a - b)
    .reduce<[number, number][]>((marks, [start, end]) => {
      const last = marks.at(-1);
      if (last && start <= last[1]) last[1] = Math.max(last[1], end);
      else marks.push([start, end]);
      return marks;
    }, []);
}

/** What is shown is a line, and the same ones are shown again and again: each is cut into words once, about 10 MB of them. */
const cutLines = new LRUCache<string, readonly Term[]>({ max: 2000, memoMethod: termsOf });

/** Where the terms stand in a line as words: 租房 is not marked in 出租房屋. */
export function marksIn(line: string, terms: ReadonlySet<string>): [number, number][] {
  const found = cutLines.memo(line).filter(({ term }) => terms.has(term));
  return merged(found.map(({ start, end }): [number, number] => [start, end]));
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function snippetAt({ passage, at }: Window, terms: ReadonlySet<string>): Snippet {
  const begin = beginOf(passage.text, at);
  let end = Math.min(passage.text.length, begin + longest);
  if (isInside(passage.text, end)) end -= 1;
  const shown = passage.text.slice(begin, end);
  const text = `${begin > 0 ? ellipsis : ''}${shown}${end < passage.text.length ? ellipsis : ''}`;
  const { clauseNo, anchor = null } = passage;
  return { text, marks: marksIn(text, terms), clauseNo, anchor };
}

const lettersMarked = ({ marks }: Snippet) => marks.reduce((sum, [start, end]) => sum + end - start, 0);

/** The part of a document that says the most about the terms, the first one where several say as much; null where there is none. */
export function snippetOf(passages: readonly Passage[], terms: ReadonlySet<string>): Snippet | null {
  const windows = passages
    .map((passage) => ({ ...passage, text: oneLine(passage.text) }))
    .filter(({ text }) => text !== '')
    .map((passage) => bestWindow(passage, terms))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, windowsTried);
  const [first, ...others] = windows.map((window) => snippetAt(window, terms));
  if (!first) return null;
  return others.reduce((best, one) => (lettersMarked(one) > lettersMarked(best) ? one : best), first);
}
