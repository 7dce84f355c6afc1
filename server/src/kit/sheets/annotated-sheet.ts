import { catalogue } from '@policy/shared/messages/catalogue.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';
import { streamXlsxRows, writeXlsx } from 'hucre/xlsx';
import type { Cell, CellStyle, CellValue } from 'hucre/xlsx';

import { isNotesHead } from './import-fields.ts';
import { inert } from './inert.ts';
import { mostTold } from './problems.ts';
import type { PlacedProblem } from './problems.ts';
import type { SheetRow } from './read-sheet.ts';

interface Annotation {
  locale: Locale;
  /** The sheet as it was read, the row of its heads first. */
  sheet: readonly SheetRow[];
  problems: readonly PlacedProblem[];
  /** The rows that are wanted beside the heads; all of them unless said. */
  only?: ((at: number) => boolean) | undefined;
}

const wrong: CellStyle = { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFC7CE' } } };
const wrapped: CellStyle = { alignment: { wrapText: true, vertical: 'top' } };

/** Blank rows that are kept, so that rows have the numbers that they had; a file of nothing but blanks costs no memory. */
const mostBlank = 1000;

/**
 * The uploaded sheet as it came, with its wrong cells coloured and told, and a last column of what is wrong with each row.
 * Whoever mends it may upload it as it is: that column is passed over. No cell of it is run by a program.
 */
export async function annotatedSheet(body: Uint8Array, annotation: Annotation): Promise<Uint8Array> {
  const place = placeOfNotes(annotation.sheet);
  const notes = notesByRow(annotation);
  const { rows, rowOf } = await wantedRows(body, { ...annotation, place, notes });
  const cells = new Map<string, Partial<Cell>>();
  for (const [at, row] of rowOf) if (notes.has(at)) cells.set(keyOf(row, place), { style: wrapped });
  const { author, problem } = catalogue(annotation.locale).sheet;
  let comments = 0;
  for (const [key, text] of messagesByCell(annotation.problems, rowOf)) {
    comments += 1;
    cells.set(key, { style: wrong, ...(comments <= mostTold && { comment: { author, text } }) });
  }
  const columns = Array.from({ length: place + 1 }, (_, at) => ({ width: at === place ? 60 : 20 }));
  return writeXlsx({ sheets: [{ name: problem, rows, cells, columns, freezePane: { rows: 1 } }] });
}

interface Wanted extends Annotation {
  place: number;
  notes: ReadonlyMap<number, string>;
}

/** The heads and the rows that are wanted, and where each has come to stand. */
async function wantedRows(body: Uint8Array, { sheet, only, locale, place, notes }: Wanted) {
  const headAt = sheet[0]?.at ?? 1;
  const said = new Map([...notes, [headAt, catalogue(locale).sheet.problem]]);
  const isWanted = (at: number) => !only || at === headAt || only(at);
  const rows: CellValue[][] = [];
  const rowOf = new Map<number, number>();
  let blanks = only ? 0 : mostBlank;
  for await (const { index, values } of streamXlsxRows(body)) {
    const at = index + 1;
    if (!isWanted(at)) continue;
    const missing = Math.min(blanks, index - rows.length);
    for (let blank = 0; blank < missing; blank += 1) rows.push([]);
    blanks -= Math.max(missing, 0);
    rowOf.set(at, rows.length);
    rows.push([...filledTo(place, values), said.get(at) ?? null]);
  }
  return { rows, rowOf };
}

/** The cells before the notes, as inert as those of an export. */
const filledTo = (place: number, values: readonly CellValue[]): CellValue[] =>
  Array.from({ length: place }, (_, at) => asText(values[at] ?? null));

const keyOf = (row: number, place: number) => `${String(row)},${String(place)}`;

/** Behind the widest row, or where an earlier round has said it. */
function placeOfNotes(sheet: readonly SheetRow[]): number {
  const before = sheet[0]?.cells.findIndex(isNotesHead) ?? -1;
  return before >= 0 ? before : Math.max(...widths(sheet));
}

function* widths(sheet: readonly SheetRow[]) {
  yield 0;
  for (const { cells } of sheet) yield cells.length;
}

/** A text is never run, in whichever program and as whatever file it is kept. */
const asText = (value: CellValue): CellValue => (typeof value === 'string' ? inert(value) : value);

/** What is wrong with each row, in one text; what is wrong with the heads stands in the first row below them. */
function notesByRow({ locale, sheet, problems }: Annotation): ReadonlyMap<number, string> {
  const { between } = catalogue(locale).sheet;
  const [head, first] = sheet;
  const notes = new Map<number, string>();
  for (const { row, message } of problems) {
    const at = row === head?.at ? (first?.at ?? row) : row;
    const said = notes.get(at);
    notes.set(at, said === undefined ? message : `${said}${between}${message}`);
  }
  return notes;
}

function messagesByCell(
  problems: readonly PlacedProblem[],
  rowOf: ReadonlyMap<number, number>,
): ReadonlyMap<string, string> {
  const messages = new Map<string, string>();
  for (const { row, place, message } of problems) {
    const at = rowOf.get(row);
    if (at === undefined || place < 0) continue;
    const key = keyOf(at, place);
    const said = messages.get(key);
    messages.set(key, said === undefined ? message : `${said}\n${message}`);
  }
  return messages;
}
