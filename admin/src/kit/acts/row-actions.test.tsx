import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../testing/browser.ts';
import { renderInPage } from '../../testing/render-in-page.tsx';
import { RowActions } from './row-actions.tsx';

const act = (key: string, isDanger = false) => ({ key, label: key, isDanger, run: vi.fn() });
const inSight = () =>
  screen.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'));

beforeAll(completeBrowser);
afterEach(cleanup);

it('shows two acts and keeps the rest behind one button, removing among them', async () => {
  const remove = act('remove', true);
  renderInPage(<RowActions acts={[act('view'), remove, act('edit'), act('history')]} />);
  expect(inSight()).toEqual(['view', 'edit', '更多操作']);
  fireEvent.click(screen.getByRole('button', { name: '更多操作' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'remove' }));
  expect(remove.run).toHaveBeenCalledTimes(1);
});

it('shows what takes something away where a row offers nothing else', () => {
  renderInPage(<RowActions acts={[act('end', true)]} />);
  expect(inSight()).toEqual(['end']);
});
