import { expect, test } from 'vitest';

import { chosenEntries, entryQuery } from './entry-choice.ts';
import type { EntryRow } from './publicity-rows.ts';

const entries = [
  { name: '乙公司', codeMasked: '91A***1', itemName: '节能奖励', amountWan: 3 },
  { name: '甲公司', codeMasked: '91B***2', itemName: '节能奖励', amountWan: 20 },
  { name: '丙公司', codeMasked: '91C***3', itemName: '贴息', amountWan: 3 },
].map((entry) => entry as unknown as EntryRow);
const names = (query: object) => chosenEntries(entries, entryQuery.parse(query)).map(({ name }) => name);

test.each([
  [{}, ['乙公司', '甲公司', '丙公司']],
  [{ sort: 'amount' }, ['甲公司', '乙公司', '丙公司']],
  [{ sort: 'name' }, ['丙公司', '甲公司', '乙公司']],
  [{ keyword: ' 节能 ', sort: 'name' }, ['甲公司', '乙公司']],
  [{ keyword: '91b' }, ['甲公司']],
  [{ keyword: '没有' }, []],
])('%j chooses %j', (query, chosen) => {
  expect(names(query)).toEqual(chosen);
});
