import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../testing/browser.ts';
import { renderInPage } from '../../testing/render-in-page.tsx';
import { useConfirmChange } from './confirm-change.tsx';

const titles = new Map([
  ['a', '政策'],
  ['b', '公示'],
  ['c', '申报'],
]);

function Change({ chosen }: { chosen: string[] }) {
  const confirm = useConfirmChange();
  return (
    <button onClick={() => confirm([{ label: '菜单', held: [['a']], chosen, titles }], vi.fn())}>改</button>
  );
}

beforeAll(completeBrowser);
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('a change is confirmed by the names of what comes and what goes', async () => {
  renderInPage(<Change chosen={['b', 'c']} />);
  fireEvent.click(screen.getByText('改'));
  expect(await screen.findByText('新增 2 项：公示、申报')).toBeTruthy();
  expect(screen.getByText('移除 1 项：政策')).toBeTruthy();
});
