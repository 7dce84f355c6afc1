import { expect, test } from 'vitest';

import { groupsOf } from './groups-of.ts';

const process = (processDefKey: string, category: string | null, lastStartTime: string | null = null) => ({
  ...{ processDefId: processDefKey, processDefKey, processDefName: processDefKey, version: 1 },
  ...{ category, formKey: 'f', startPath: null, isFavourite: false, lastStartTime },
});
const told = (...processes: ReturnType<typeof process>[]) =>
  groupsOf(processes).map(({ key, processes: own }) => [key, own.map((one) => one.processDefKey)]);

test('what was started last comes first, and every process stands in its category too', () => {
  expect(
    told(
      process('a', null),
      process('b', 'office', '2026-11-01 09:00:00'),
      process('c', 'office'),
      process('d', 'money', '2026-11-02 09:00:00'),
    ),
  ).toEqual([
    ['recent', ['d', 'b']],
    ['money', ['d']],
    ['office', ['b', 'c']],
    ['', ['a']],
  ]);
});

test('favourites come before all others, and stand in their category too', () => {
  const starred = { ...process('a', 'office'), isFavourite: true };
  expect(told(process('b', 'office', '2026-11-01 09:00:00'), starred)).toEqual([
    ['favourites', ['a']],
    ['recent', ['b']],
    ['office', ['b', 'a']],
  ]);
});

test('whoever has started nothing is told of no recent ones', () => {
  expect(told(process('a', 'office'))).toEqual([['office', ['a']]]);
});
