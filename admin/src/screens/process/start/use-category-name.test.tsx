import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { useCategoryName } from './use-category-name.ts';

afterEach(cleanup);

function Names() {
  const nameOf = useCategoryName();
  return ['seal', 'gone', null].map((code) => <p key={code}>{nameOf(code)}</p>);
}

it('a category is called as it is kept, also below another; one that is gone by its code', async () => {
  const get = vi
    .fn()
    .mockResolvedValue([{ code: 'office', title: '办公', children: [{ code: 'seal', title: '印章' }] }]);
  renderAtWork(<Names />, { get });
  expect(await screen.findByText('印章')).toBeTruthy();
  expect(screen.getByText('gone')).toBeTruthy();
  expect(screen.getByText('其他')).toBeTruthy();
});
