import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';

/** The headings of the first sheet that a download holds, without the mark of what is required. */
export async function headingsOf(download: Download): Promise<string[]> {
  const { sheets } = await readXlsx(await readFile(await download.path()));
  return (sheets[0]?.rows[0] ?? []).map((cell) => String(cell).replace(/ \*$/, ''));
}

/** A sheet of rows as somebody would choose it from his disk; each row says its cells by their headings. */
export async function sheetFile(headings: readonly string[], rows: readonly Record<string, string>[]) {
  const cells = rows.map((row) => headings.map((heading) => row[heading] ?? ''));
  const body = await writeXlsx({ sheets: [{ name: '用户', rows: [[...headings], ...cells] }] });
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: 'people.xlsx', mimeType, buffer: Buffer.from(body) };
}
