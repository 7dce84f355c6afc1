import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../testing/browser.ts';
import { renderInPage } from '../../testing/render-in-page.tsx';
import { MenuButton } from './menu-button.tsx';

const opener = () => screen.getByRole('button', { name: '更多操作' });

beforeAll(completeBrowser);
afterEach(cleanup);

it('opens its menu at the first press, and says whether it is open', async () => {
  const run = vi.fn();
  renderInPage(
    <MenuButton menu={{ items: [{ key: 'copy', label: '复制', onClick: run }] }}>更多操作</MenuButton>,
  );
  expect(screen.queryByRole('menu')).toBeNull();
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(opener());
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(await screen.findByRole('menuitem', { name: '复制' }));
  expect(run).toHaveBeenCalledTimes(1);
  // Whoever goes on by keys goes on from here.
  expect(document.activeElement).toBe(opener());
  expect(opener().getAttribute('aria-expanded')).toBe('false');
});

it('loses no focus to the making of its menu', () => {
  renderInPage(<MenuButton menu={{ items: [{ key: 'copy', label: '复制' }] }}>更多操作</MenuButton>);
  opener().focus();
  fireEvent.click(opener());
  expect(document.activeElement).toBe(opener());
});
