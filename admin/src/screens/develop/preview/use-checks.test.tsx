import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { useChecks } from './use-checks.ts';

function Checks() {
  const { isChecking, isPassed, check } = useChecks('e1');
  return <button onClick={check}>{isChecking ? '检查中' : isPassed ? '通过' : '检查'}</button>;
}

beforeAll(completeBrowser);
afterEach(cleanup);

it('a set is checked once, however often that is pressed, and told how it fared', async () => {
  let answer: (results: object[]) => void = () => {};
  const post = vi.fn().mockReturnValue(new Promise((resolve) => (answer = resolve)));
  renderAtWork(<Checks />, { post });
  fireEvent.click(screen.getByText('检查'));
  fireEvent.click(await screen.findByText('检查中'));
  expect(post.mock.calls).toEqual([['blade-develop/code/check', { id: 'e1' }]]);
  await act(async () => answer([{ isPassed: true }]));
  expect(await screen.findByText('通过')).toBeTruthy();
});
