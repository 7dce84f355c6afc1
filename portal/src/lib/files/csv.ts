import { isFormulaLike } from '@policy/shared/contract/kit/formula-like.ts';

/** A sheet as comma-separated values that spreadsheets open in UTF-8; no cell becomes a formula. */
export const csvOf = (rows: readonly (readonly (string | number | null | undefined)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

function cell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const harmless = isFormulaLike(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
