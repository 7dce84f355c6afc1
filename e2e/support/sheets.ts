import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import type { CellValue } from 'hucre/xlsx';

/** The headings of the first sheet that a download holds, without the mark of what is required. */
export async function headingsOf(download: Download): Promise<string[]> {
  const { sheets } = await readXlsx(await readFile(await download.path()));
  return (sheets[0]?.rows[0] ?? []).map((cell) => String(cell).replace(/ \*$/, ''));
}

/** A sheet of rows as somebody would choose it from his disk; each row says its cells by their headings. */
export async function sheetFile(headings: readonly string[], rows: readonly Record<string, string>[]) {
  return fileOf([[...headings], ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]);
}

/** The same of rows of cells. */
export async function fileOf(rows: CellValue[][]) {
  const body = await writeXlsx({ sheets: [{ name: '表', rows }] });
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: 'sheet.xlsx', mimeType, buffer: Buffer.from(body) };
}

/** The rows of the first sheet that a download holds. */
export async function rowsOf(download: Download): Promise<CellValue[][]> {
  const { sheets } = await readXlsx(await readFile(await download.path()));
  return sheets[0]?.rows ?? [];
}
