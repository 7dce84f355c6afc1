import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { axeFindings, renderInPage } from '../testing/render-in-page.tsx';
import { SearchBox } from './search-box.tsx';
import { SuggestInput } from './suggest-input.tsx';

const plainGet = vi.hoisted(() => vi.fn());
vi.mock('../../lib/browser/plain-get.ts', () => ({ plainGet }));

const titles = ['研发补助申报', '研发费用加计'].map((text, at) => ({
  text,
  url: `/policyinfo?at=${String(at)}`,
  type: at === 0 ? 'guide' : 'policy',
}));
const answer = (data: object) => Promise.resolve(Response.json({ data }));
const show = () => renderInPage(<SearchBox isWhole id="s" action="/search" label="全站搜索" />);
const field = () => screen.getByRole('combobox', { name: '全站搜索' });
const type = async (value: string) => {
  fireEvent.input(field(), { target: { value } });
  await act(() => vi.advanceTimersByTimeAsync(250));
};
const chosen = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  plainGet.mockReset().mockImplementation(() => answer(titles));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks once somebody has stopped typing, and tells how many titles there are', async () => {
  const { container } = show();
  fireEvent.input(field(), { target: { value: '研' } });
  await type('研发');
  expect(plainGet).toHaveBeenCalledExactlyOnceWith(
    `policy/search/suggest?keyword=${encodeURIComponent('研发')}`,
  );
  expect(screen.getAllByRole('option').map(({ textContent: text }) => text)).toEqual([
    '研发补助申报',
    '研发费用加计',
  ]);
  expect(screen.getByRole('status').textContent).toContain('2');
  expect(await axeFindings(container)).toEqual([]);
});

it('is walked by the arrow keys, round to the field itself, and closed by Escape', async () => {
  show();
  await type('研发');
  const press = (key: string) => fireEvent.keyDown(field(), { key });
  press('ArrowDown');
  expect(chosen()?.textContent).toBe('研发补助申报');
  press('ArrowUp');
  expect(chosen()).toBeNull();
  press('ArrowUp');
  expect(chosen()?.textContent).toBe('研发费用加计');
  // What it would do by itself, emptying the field, is not done.
  expect(press('Escape')).toBe(false);
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

it('offers only the kind that the form narrows the search to', async () => {
  renderInPage(
    <form>
      <input type="radio" name="scope" value="all" aria-label="全部" defaultChecked />
      <input type="radio" name="scope" value="policies" aria-label="政策" />
      <SuggestInput
        aria-label="全站搜索"
        scopeTypes={{ policies: 'policy' }}
        texts={{ list: '建议', keys: '条' }}
      />
    </form>,
  );
  const offered = () => screen.queryAllByRole('option').map(({ textContent: text }) => text);
  await type('研');
  expect(offered()).toHaveLength(2);
  fireEvent.click(screen.getByRole('radio', { name: '政策' }));
  await type('研发');
  expect(offered()).toEqual(['研发费用加计']);
});

it('shows nothing that was asked for earlier words, and works where nothing comes', async () => {
  let late: (found: Response) => void = () => undefined;
  plainGet.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        late = resolve;
      }),
  );
  show();
  await type('研');
  plainGet.mockRejectedValueOnce(new Error('offline'));
  await type('技改');
  await act(async () => late(Response.json({ data: titles })));
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(screen.getByRole('button')).toBeTruthy();
});

it('leaves keys and half a spelling to an input method, and asks for the characters that come of it', async () => {
  show();
  await type('研发');
  fireEvent.compositionStart(field());
  expect(screen.queryAllByRole('option')).toEqual([]);
  fireEvent.input(field(), { target: { value: "yan'fa" }, isComposing: true });
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(plainGet).toHaveBeenCalledOnce();
  fireEvent.input(field(), { target: { value: '研发' }, isComposing: true });
  fireEvent.compositionEnd(field());
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(plainGet).toHaveBeenCalledTimes(2);
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
  expect(chosen()).toBeNull();
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

it('says of each title in which language it is read aloud', async () => {
  plainGet.mockImplementation(() => answer([...titles, { text: 'R&D subsidy', url: '/en', type: 'policy' }]));
  show();
  await type('研发');
  expect(screen.getAllByRole('option').map(({ lang }) => lang)).toEqual(['zh-CN', 'zh-CN', 'en']);
});
