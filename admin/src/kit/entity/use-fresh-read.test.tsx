import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderInPage } from '../../testing/render-in-page.tsx';
import { reopenPage, switchPage, Tab } from '../../testing/tab.tsx';
import { useFreshRead } from './use-fresh-read.ts';

afterEach(cleanup);

function Page({ read }: { read: () => Promise<string> }) {
  const { data } = useFreshRead(['page'], read);
  return <p>{data ?? '读取中'}</p>;
}

const show = (read: () => Promise<string>) =>
  renderInPage(
    <Tab>
      <Page read={read} />
    </Tab>,
  );

it('a page that is opened again never shows what an earlier visit read', async () => {
  show(vi.fn().mockResolvedValueOnce('旧稿').mockResolvedValue('新稿'));
  await screen.findByText('旧稿');
  reopenPage();
  expect(screen.getByText('读取中')).toBeTruthy();
  expect(await screen.findByText('新稿')).toBeTruthy();
});

it('a page that is kept behind another one is not read again when it is shown', async () => {
  const read = vi.fn().mockResolvedValueOnce('旧稿').mockResolvedValue('新稿');
  show(read);
  await screen.findByText('旧稿');
  switchPage();
  switchPage();
  // Another page that is opened afterwards has been read by then.
  renderInPage(<Page read={() => Promise.resolve('别的')} />);
  await screen.findByText('别的');
  expect(screen.getByText('旧稿')).toBeTruthy();
  expect(read).toHaveBeenCalledOnce();
});
