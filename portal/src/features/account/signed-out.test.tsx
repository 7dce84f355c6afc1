import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInPage } from '../../components/testing/render-in-page.tsx';
import { noteSignedOut, SignedOut } from './signed-out.tsx';

afterEach(cleanup);

it('the page after signing out says so once, and no other page does', async () => {
  renderInPage(<SignedOut text="您已退出" />);
  expect(screen.getByRole('status').textContent).toBe('');
  cleanup();
  noteSignedOut();
  renderInPage(<SignedOut text="您已退出" />);
  expect((await screen.findByText('您已退出')).closest('[role=status]')).toBeTruthy();
  cleanup();
  renderInPage(<SignedOut text="您已退出" />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('status').textContent).toBe('');
});
