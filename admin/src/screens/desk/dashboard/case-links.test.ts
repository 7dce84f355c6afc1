import { expect, test } from 'vitest';

import type { Dashboard } from '@policy/shared/contract/desk/dashboard.ts';

import { casesBehind } from './case-links.ts';

const none = { value: 0, before: 0 };
const data: Dashboard = {
  ...{ from: '2026-03-01', to: '2026-03-31', declared: none, companies: none, paidWan: none },
  ...{ pending: 0, overdue: 0, months: [], agencies: [], policies: [], stages: [], handlers: [] },
};
const asked = { agencyId: undefined, today: '2026-04-01' };
const queryOf = (link: string) => Object.fromEntries(new URL(link, 'http://admin').searchParams);

test('a figure of a period leads to what was handed in from its first to its last second', () => {
  expect(queryOf(casesBehind('declared', data, asked))).toEqual({
    submitTime_dategt: '2026-02-28 23:59:59',
    submitTime_datelt: '2026-04-01 00:00:00',
  });
});

test('what is late leads to what was due before today, but for what waits for its company', () => {
  const { status = '', ...rest } = queryOf(casesBehind('overdue', data, asked));
  expect(rest).toEqual({ dueDate_datele: '2026-03-31' });
  expect(status.split(',')).not.toContain('supplement');
  expect(queryOf(casesBehind('pending', data, asked))['status']).toBe(`${status},supplement`);
});

test('an agency that the dashboard is narrowed to narrows the list', () => {
  expect(queryOf(casesBehind('pending', data, { ...asked, agencyId: 'a03' }))['agencyId']).toBe('a03');
});
