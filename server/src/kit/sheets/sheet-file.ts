import type { JobFormat } from '@policy/shared/contract/desk/exports.ts';
import { Readable } from 'node:stream';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';

import { inert } from './inert.ts';
import type { Cell } from './sheet-columns.ts';

/** A sheet whose rows come one after the other, as many as there are. */
interface Sheet {
  title: string;
  heads: readonly string[];
  rows: AsyncIterable<readonly Cell[]>;
}

/** A kind of file that a list can be exported to. */
interface SheetFormat {
  contentType: string;
  write: (sheet: Sheet) => Readable;
}

async function* inertRows({ rows }: Sheet): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield row.map(inert);
}

// A name of a sheet holds none of these and at most 31 signs.
const sheetName = (title: string) => title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);

/** The kinds of file, by the end of their names; each is written while its rows arrive, so that its size costs no memory. */
export const sheetFormats = {
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (sheet) =>
      Readable.from(
        writeXlsxStream(inertRows(sheet), {
          name: sheetName(sheet.title),
          columns: sheet.heads.map((head) => ({ header: String(inert(head)), width: 20 })),
          freezePane: { rows: 1 },
        }),
      ),
  },
  csv: {
    contentType: 'text/csv; charset=utf-8',
    // The mark at the beginning tells spreadsheet programs that it is UTF-8.
    write: (sheet) =>
      Readable.from(
        writeCsvStream(inertRows(sheet), {
          headers: sheet.heads.map((head) => String(inert(head))),
          bom: true,
        }),
      ),
  },
} satisfies Record<string, SheetFormat>;

/** What an archive is sent as. */
export const archiveType = 'application/zip';

/** The headers of a file that is to be kept under a name. */
export const fileHeaders = (format: JobFormat, name: string) => ({
  'content-type': format === 'zip' ? archiveType : sheetFormats[format].contentType,
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
});
