import { inertText } from '@policy/shared/contract/kit/formula-like.ts';

import type { SheetRows } from './sheet-rows.ts';

/** A sheet as comma-separated values that spreadsheets open in UTF-8; no cell becomes a formula. */
export const csvOf = (rows: SheetRows): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

function cell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value);
  const text = inertText(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
