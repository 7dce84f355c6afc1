import { isFormulaLike } from '@policy/shared/contract/kit/formula-like.ts';

/** The cells of a sheet, row by row; the first row names the columns. */
export type SheetRows = readonly (readonly (string | number | null | undefined)[])[];

// oxlint-disable-next-line no-control-regex -- what XML cannot carry, and nobody meant to write
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text that no spreadsheet program works out, in any kind of file. */
export function inertText(text: string): string {
  const readable = text.replace(unwritable, '');
  return isFormulaLike(readable) ? `'${readable}` : readable;
}
