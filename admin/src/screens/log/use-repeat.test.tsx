import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { useRepeat } from './use-repeat.ts';

const reload = vi.fn();

function Repeat() {
  const repeat = useRepeat();
  return <button onClick={() => repeat([{ id: 'e1' }, { id: 'e2' }], reload)}>重新发送</button>;
}

beforeAll(completeBrowser);
afterEach(cleanup);

it('dead events are sent again in one call, and once however often that is pressed', async () => {
  let answer = () => {};
  const post = vi.fn().mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  renderAtWork(<Repeat />, { post });
  fireEvent.click(screen.getByText('重新发送'));
  fireEvent.click(screen.getByText('重新发送'));
  expect(post.mock.calls).toEqual([['blade-log/outbox/repeat', { ids: 'e1,e2' }]]);
  await act(async () => answer());
  expect(await screen.findByText('操作成功!')).toBeTruthy();
  expect(reload).toHaveBeenCalledOnce();
});
