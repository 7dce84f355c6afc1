import { inertText } from '@policy/shared/contract/kit/formula-like.ts';
import { writeXlsx } from 'hucre/xlsx';

import type { SheetRows } from './sheet-rows.ts';

// A name of a sheet holds none of these and at most 31 signs.
const nameOf = (title: string) => title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);
const width = 20;

/** A sheet as an Office Open XML workbook: its columns stay in sight, and no cell becomes a formula. */
export function xlsxOf(title: string, rows: SheetRows): Promise<Uint8Array> {
  const cells = rows.map((row) =>
    row.map((value) => (typeof value === 'string' ? inertText(value) : (value ?? null))),
  );
  const columns = (rows[0] ?? []).map(() => ({ width }));
  return writeXlsx({ sheets: [{ name: nameOf(title), rows: cells, columns, freezePane: { rows: 1 } }] });
}
