import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { ReferenceNames } from './reference-names.tsx';

const get = vi.fn();

beforeAll(completeBrowser);
afterEach(cleanup);

it('what a row points to is told by its name', async () => {
  get.mockResolvedValue({ records: [{ id: 'u1', realName: '苏晓彤' }], total: 1 });
  renderAtWork(<ReferenceNames source="user" ids={['u1']} />, { get });
  expect(await screen.findByText('苏晓彤')).toBeTruthy();
});

it('what a row points to stands by its id where a fault keeps its name away', async () => {
  get.mockRejectedValue(new TypeError('x is undefined'));
  renderAtWork(<ReferenceNames source="user" ids={['u1']} />, { get });
  expect(await screen.findByText('u1')).toBeTruthy();
});
