import type { ImportProblem } from '@policy/shared/contract/kit/import-events.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

/** How many of a file's problems are told; whoever has more has made the same mistake in every row. */
const mostTold = 1000;

/** What is wrong with a sheet, cell by cell, in the reader's language. */
export interface Problems {
  readonly locale: Locale;
  readonly total: number;
  /** Those to be told, in the order of the sheet. */
  told(): ImportProblem[];
  /** A place of null belongs to the row and to none of its columns. */
  add(row: number, place: number | null, message: string): void;
  /** Whether a row has any. */
  has(row: number): boolean;
}

const letters = 26;

/** The name of a column: A, B … Z, AA. */
const columnName = (place: number): string =>
  (place >= letters ? columnName(Math.floor(place / letters) - 1) : '') +
  String.fromCharCode('A'.charCodeAt(0) + (place % letters));

/** An empty list of problems. */
export function noProblems(locale: Locale): Problems {
  const found: (ImportProblem & { place: number })[] = [];
  const rows = new Set<number>();
  return {
    locale,
    get total() {
      return found.length;
    },
    told: () =>
      found
        .toSorted((one, other) => one.row - other.row || one.place - other.place)
        .slice(0, mostTold)
        .map(({ row, column, message }) => ({ row, column, message })),
    add: (row, place, message) => {
      rows.add(row);
      found.push({ row, place: place ?? -1, column: place === null ? '' : columnName(place), message });
    },
    has: (row) => rows.has(row),
  };
}
