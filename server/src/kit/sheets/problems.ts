import type { ImportProblem } from '@policy/shared/contract/kit/import-events.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill } from '@policy/shared/messages/kit.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import type { SheetRow } from './read-sheet.ts';

/** How many of a file's problems are told; whoever has more has made the same mistake in every row. */
export const mostTold = 1000;
/** Longer values are cut where they are quoted. */
const longestQuoted = 40;

/** A problem and the place of its column in the sheet; -1 belongs to the row and to none of its columns. */
export interface PlacedProblem extends ImportProblem {
  place: number;
}

/** What is wrong with a sheet, cell by cell, in the reader's language. */
export interface Problems {
  readonly locale: Locale;
  readonly total: number;
  /** All of them, in the order of the sheet. */
  sorted(): PlacedProblem[];
  /** Says what the reader calls the field of a column, so that sentences about it can name what was found there. */
  label(place: number, label: string): void;
  /** A place of null belongs to the row and to none of its columns. */
  add(row: number, place: number | null, message: string): void;
  /** Whether a row has any. */
  has(row: number): boolean;
}

/** An empty list of problems of a sheet. */
export function noProblems(locale: Locale, sheet: readonly SheetRow[]): Problems {
  const found: PlacedProblem[] = [];
  const labels = new Map<number, string>();
  const rows = new Map(sheet.map(({ at, cells }) => [at, { cells, isWrong: false }]));
  const titles = sheet[0]?.cells ?? [];
  return {
    locale,
    get total() {
      return found.length;
    },
    sorted: () => found.toSorted((one, other) => one.row - other.row || one.place - other.place),
    label: (place, label) => labels.set(place, label),
    add: (row, at, message) => {
      const place = at ?? -1;
      const known = rows.get(row);
      if (known) known.isWrong = true;
      const value = known?.cells[place] ?? '';
      const told = worded(message, { label: labels.get(place), value, locale });
      found.push({ row, place, column: plainHead(titles[place] ?? ''), value, message: told });
    },
    has: (row) => rows.get(row)?.isWrong ?? false,
  };
}

/** The head of a column without the mark that a template puts behind what must be filled in. */
export const plainHead = (head: string) => head.replace(/\s*[*＊]$/, '').trim();

interface Cell {
  label: string | undefined;
  value: string;
  locale: Locale;
}

/** A sentence about a field that also says what stands in its cell. */
function worded(message: string, { label, value, locale }: Cell): string {
  if (label === undefined || value === '' || message.includes(value)) return message;
  const words = catalogue(locale).sheet;
  const cut = value.length > longestQuoted ? `${value.slice(0, longestQuoted)}…` : value;
  const quoted = fill(words.quoted, { label, value: cut });
  const at = message.indexOf(label);
  if (at < 0) return fill(words.attributed, { quoted, message });
  return message.slice(0, at) + quoted + message.slice(at + label.length);
}
