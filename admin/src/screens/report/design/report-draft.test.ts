import { expect, test } from 'vitest';

import { blankReport, changed, runnable } from './report-draft.ts';

const byStatus = changed(blankReport, { dimensions: [{ field: 'status' }] });

test('another source has other fields, so the parts of a design begin anew', () => {
  expect(changed(byStatus, { source: 'payment' })).toMatchObject({
    dimensions: [],
    measures: [{ aggregate: 'count' }],
  });
  expect(changed(byStatus, { name: '改名' }).dimensions).toEqual([{ field: 'status' }]);
});

test('a design is looked at once it is whole and fits', () => {
  expect(runnable(byStatus)).toMatchObject({ source: 'application', dimensions: [{ field: 'status' }] });
  expect(runnable(changed(byStatus, { dimensions: [{ field: '' }] }))).toBeUndefined();
  expect(runnable(changed(byStatus, { dimensions: [{ field: 'creditCode' }] }))).toBeUndefined();
  expect(runnable(changed(byStatus, { dimensions: [], measures: [] }))).toBeUndefined();
});
