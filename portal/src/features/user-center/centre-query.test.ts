import { applicationTabs } from '@policy/shared/contract/application/moves.ts';
import { expect, it } from 'vitest';

import { centreFilters, centreQuery, centreTabs } from './centre-query.ts';

const asked = (query: object) => centreFilters(centreQuery.parse(query));

it('has every tab of the contract', () => {
  expect(centreTabs.toSorted()).toEqual(Object.keys(applicationTabs).toSorted());
});

it('asks the server for the statuses of the open tab, one page of them in an order', () => {
  expect(asked({})).toEqual({
    ...{ status: applicationTabs.doing.join(','), descs: 'updateTime' },
    ...{ current: 1, size: 10 },
  });
  expect(asked({ tab: 'done', sort: 'due', keyword: ' 研发 ', current: '3' })).toEqual({
    ...{ status: applicationTabs.done.join(','), ascs: 'dueDate' },
    ...{ keyword: '研发', current: 3, size: 10 },
  });
});

it('narrows cases in progress to what they wait for, and no other tab', () => {
  expect(asked({ waits: 'correction' }).status).toBe('supplement');
  expect(asked({ waits: 'payment' }).status).toBe('pending_payment,paying,pay_failed');
  expect(asked({ tab: 'draft', waits: 'payment' }).status).toBe('draft');
});
