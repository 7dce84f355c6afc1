import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { mostPdfLines } from '@policy/shared/contract/report/design.ts';
import type { ReportResult } from '@policy/shared/contract/report/result.ts';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderInPage } from '../../../testing/render-in-page.tsx';
import type { Report } from '../report-calls.ts';
import { ReportExport } from './report-export.tsx';

vi.mock('./use-export.ts', () => ({ useExport: () => ({ progress: undefined, start: vi.fn() }) }));
beforeAll(completeBrowser);
afterEach(cleanup);

const stored: Report = {
  ...{ id: '1', version: 1, name: '清单', category: 'case', source: 'application', view: 'table' },
  ...{ isPublished: 1, dimensions: [], measures: [], conditions: [], order: 'byDimension', rowLimit: 5000 },
};
const resultOf = (count: number): ReportResult => ({
  columns: [{ title: '数量', isFigure: true }],
  rows: Array.from({ length: count }, () => ({ level: 'row', keys: [], names: [], figures: [1] })),
  isCut: false,
  durationMs: 1,
});

async function itemsFor(count: number) {
  renderInPage(<ReportExport {...{ stored, asked: {}, result: resultOf(count) }} />);
  fireEvent.click(screen.getByRole('button', { name: /导出/ }));
  const items = await screen.findAllByRole('menuitem');
  return items.map((item) => [item.textContent, item.getAttribute('aria-disabled') === 'true']);
}

it('offers every kind of file for what each can hold', async () => {
  expect(await itemsFor(mostPdfLines)).toEqual([
    ['Excel（.xlsx）', false],
    ['CSV（.csv）', false],
    ['PDF（.pdf）', false],
  ]);
});

it('says before an export that a PDF holds fewer lines', async () => {
  expect(await itemsFor(mostPdfLines + 1)).toContainEqual([
    'PDF（最多 1,000 行，请导出 Excel 或 CSV）',
    true,
  ]);
});
