import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInPage } from '../../testing/render-in-page.tsx';
import { DueTime } from './due-time.tsx';

afterEach(cleanup);

const said = (value: string | null) => renderInPage(<DueTime value={value} />).container.textContent;

it('a task that is late says so beside its day', () => {
  expect(said('2020-01-02 23:59:59')).toBe('2020-01-02 23:59:59 已逾期');
});

it('a task that has time left, or no day at all, is not called late', () => {
  expect(said('2999-01-02 23:59:59')).toBe('2999-01-02 23:59:59');
  expect(said(null)).toBe('—');
});
