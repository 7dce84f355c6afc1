import { fileURLToPath } from 'node:url';
import { mostPdfLines } from '@policy/shared/contract/report/design.ts';
import type { GridCell } from '@policy/shared/contract/report/grid.ts';
import pdfmake from 'pdfmake';
import type { Content, TableCell } from 'pdfmake';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Paper } from './paper.ts';

/** Beside this file in the sources, beside the bundle once built. */
const folder = fileURLToPath(new URL('./fonts', import.meta.url));

pdfmake.setFonts({ noto: { normal: `${folder}/noto-sans-sc.ttf` } });
// A document reads its font and nothing else, neither from the disk nor from the network.
pdfmake.setLocalAccessPolicy((path) => path.startsWith(folder));
pdfmake.setUrlAccessPolicy(() => false);

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });
const wideFrom = 6;
const shaded = '#f0f2f5';
const footMargin: [number, number, number, number] = [0, 12, 0, 0];

const textOf = (cell: GridCell) => (typeof cell === 'number' ? numbers.format(cell) : (cell ?? ''));

function cellOf(cell: GridCell, isMarked: boolean): TableCell {
  return {
    text: textOf(cell),
    ...(typeof cell === 'number' && { alignment: 'right' as const }),
    ...(isMarked && { fillColor: shaded }),
  };
}

/** A report as a PDF on A4: its table with the heads on every page, and the pages numbered; Chinese in a font that comes with the product. */
export async function pdfOf(
  { title, note, grid }: Paper,
  tell: (part: number) => Promise<void>,
): Promise<Buffer> {
  if (grid.lines.length > mostPdfLines) throw new Refusal('report.pdfTooLong', { limit: mostPdfLines });
  await tell(0);
  const heads = grid.columns.map((column) => cellOf(column.title, true));
  const lines = grid.lines.map(({ cells, isTotal }) => cells.map((cell) => cellOf(cell, isTotal)));
  const content: Content = [
    { text: title, fontSize: 16, margin: [0, 0, 0, 4] },
    { text: note, color: '#595959', margin: [0, 0, 0, 10] },
    { table: { headerRows: 1, body: [heads, ...lines] }, layout: 'lightHorizontalLines' },
  ];
  const made = pdfmake.createPdf({
    ...{ content, pageSize: 'A4', info: { title } },
    pageOrientation: grid.columns.length > wideFrom ? 'landscape' : 'portrait',
    defaultStyle: { font: 'noto', fontSize: 9 },
    footer: (page: number, pages: number) => ({
      ...{ text: `${String(page)} / ${String(pages)}`, alignment: 'center' as const },
      margin: footMargin,
    }),
  });
  return made.getBuffer();
}
