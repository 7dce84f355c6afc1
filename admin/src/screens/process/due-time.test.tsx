import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInPage } from '../../testing/render-in-page.tsx';
import { DueTime } from './due-time.tsx';

afterEach(cleanup);

const said = (value: string | null) => renderInPage(<DueTime value={value} />).container.textContent;

it('a task that is late says so beside its day', () => {
  expect(said('2020-01-02 23:59:59')).toBe('2020-01-02 已逾期');
});

it('a task that has time left, or no day at all, is not called late', () => {
  expect(said('2999-01-02 23:59:59')).toBe('2999-01-02');
  expect(said('2999-01-02 17:30:00')).toBe('2999-01-02 17:30');
  expect(said(null)).toBe('—');
});

it('a task that has less than a day left says so', () => {
  const inTwoHours = new Date(Date.now() + 10 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  expect(said(inTwoHours)).toMatch(/ 即将到期$/);
});
