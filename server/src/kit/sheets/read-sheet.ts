import { streamXlsxRows } from 'hucre/xlsx';
import { unzipSync } from 'fflate';

import { Refusal } from '../runtime/errors.ts';
import { withoutApostrophe } from './inert.ts';

/** One row of a sheet: its number as the spreadsheet program shows it, and its cells as people read them. */
export interface SheetRow {
  at: number;
  cells: readonly string[];
}

/** Most bytes that a file may unfold to; a sheet of twenty thousand people takes a tenth of it. */
const mostUnfolded = 200 * 1_048_576;
/** Cells of a row that are looked at. */
const mostColumns = 100;

/**
 * The rows of the first sheet that have anything in them, at most `most` beside the heads.
 * A file that is no spreadsheet, or that unfolds to far more than it is, is refused.
 */
export async function readSheet(body: Uint8Array, most: number): Promise<SheetRow[]> {
  assertModest(body);
  const rows: SheetRow[] = [];
  try {
    for await (const { index, values } of streamXlsxRows(body)) {
      const cells = values.slice(0, mostColumns).map(textOf);
      if (cells.some((text) => text !== '')) rows.push({ at: index + 1, cells });
      if (rows.length > most + 1) throw new Refusal('sheet.tooManyRows', { limit: most });
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('sheet.type');
  }
  if (rows.length < 2) throw new Refusal('sheet.empty');
  return rows;
}

/** Looks at what the archive says of its files without unfolding them; the reader holds each file to what it said. */
function assertModest(body: Uint8Array): void {
  let unfolded = 0;
  try {
    unzipSync(body, {
      filter: ({ size, originalSize }) => {
        // A file that says nothing of its size would be unfolded without end.
        unfolded += originalSize === 0 && size > 0 ? Infinity : originalSize;
        return false;
      },
    });
  } catch {
    throw new Refusal('sheet.type');
  }
  if (unfolded === 0 || unfolded > mostUnfolded) throw new Refusal('sheet.type');
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return withoutApostrophe(value.replaceAll('\0', '')).trim();
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'number' ? numberText(value) : '';
}

/** A telephone number that a program took for a number, without an exponent. */
const numberText = (value: number): string =>
  Number.isInteger(value) ? value.toLocaleString('en-US', { useGrouping: false }) : String(value);
