import { buffer } from 'node:stream/consumers';
import { setImmediate as breathe } from 'node:timers/promises';
import type { ReportFormat } from '@policy/shared/contract/report/design.ts';

import { sheetFormats } from '../../../kit/sheets/sheet-file.ts';
import type { Paper } from './paper.ts';

/** Called with the share of a file that is written, from 0 to 1. */
type Progress = (part: number) => Promise<void>;

const linesAtOnce = 500;

/** The lines one by one; after each batch the event loop gets a turn and the progress is reported. */
async function* linesOf({ grid: { lines } }: Paper, tell: Progress) {
  for (const [at, { cells }] of lines.entries()) {
    if (at % linesAtOnce === 0) {
      await tell(at / lines.length);
      await breathe();
    }
    yield [...cells];
  }
}

const sheet = (format: 'xlsx' | 'csv') => (paper: Paper, tell: Progress) => {
  const heads = paper.grid.columns.map(({ title }) => title);
  return buffer(sheetFormats[format].write({ title: paper.title, heads, rows: linesOf(paper, tell) }));
};

/** How each kind of file is written. */
export const reportFiles: Record<ReportFormat, (paper: Paper, tell: Progress) => Promise<Buffer>> = {
  xlsx: sheet('xlsx'),
  csv: sheet('csv'),
  // What draws it is large, and most servers are never asked for one.
  pdf: async (paper, tell) => (await import('./pdf.ts')).pdfOf(paper, tell),
};

/** What each kind is called in an answer. */
export const contentTypes: Record<ReportFormat, string> = {
  xlsx: sheetFormats.xlsx.contentType,
  csv: sheetFormats.csv.contentType,
  pdf: 'application/pdf',
};
