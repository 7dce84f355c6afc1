import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';

import { sheetFormats } from './sheet-file.ts';

const formats = ['xlsx', 'csv'] as const;
const many = 20_000;

/** Rows that no compression makes small, and how many of them were asked for. */
function rowsOf() {
  const state = { asked: 0, isEnded: false };
  // A database answers later, never at once.
  async function* rows() {
    try {
      for (; state.asked < many; state.asked += 1) {
        if (state.asked % 100 === 0) await delay(0);
        yield [randomUUID(), randomUUID(), state.asked];
      }
    } finally {
      state.isEnded = true;
    }
  }
  return { state, sheet: { title: '名单', heads: ['甲', '乙', '丙'], rows: rows() } };
}

test.each(formats)('rows of a %s file are asked for only as its reader takes the file', async (format) => {
  const { state, sheet } = rowsOf();
  const reader = sheetFormats[format].write(sheet)[Symbol.asyncIterator]();
  await reader.next();
  await reader.next();
  await delay(150);
  expect(state.asked).toBeGreaterThan(0);
  expect(state.asked).toBeLessThan(many / 4);
  await reader.return?.();
});

test.each(formats)('a reader who leaves a %s file ends the reading of its rows', async (format) => {
  const { state, sheet } = rowsOf();
  const file = sheetFormats[format].write(sheet);
  await file[Symbol.asyncIterator]().next();
  file.destroy();
  await vi.waitFor(() => expect(state.isEnded).toBe(true), { timeout: 60_000 });
  expect(state.asked).toBeLessThan(many);
});

test.each(formats)('a %s file that is read to its end has every row', async (format) => {
  const { state, sheet } = rowsOf();
  expect((await buffer(sheetFormats[format].write(sheet))).length).toBeGreaterThan(many * 20);
  expect(state.asked).toBe(many);
});
