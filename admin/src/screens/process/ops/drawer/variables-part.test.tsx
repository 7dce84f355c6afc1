import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../../testing/browser.ts';
import { renderAtWork } from '../../../../testing/render-in-page.tsx';
import { readTyped } from './typed-value.ts';
import { VariablesPart } from './variables-part.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

const told = { rev: 7, variables: [{ name: 'amount', value: 3, size: 1 }] };

it('a variable is changed with the reason and the state that was seen', async () => {
  const get = vi.fn().mockResolvedValue(told);
  const post = vi.fn().mockResolvedValue(null);
  renderAtWork(<VariablesPart id="p1" hasEnded={false} />, { get, post });
  fireEvent.click(await screen.findByRole('button', { name: '修改变量' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('值'), { target: { value: 'abc' } });
  fireEvent.change(within(dialog).getByLabelText('原因'), { target: { value: '填错' } });
  fireEvent.click(within(dialog).getByRole('button', { name: /确\s*定/ }));
  expect(await within(dialog).findByText('请输入该类型的值')).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
  fireEvent.change(within(dialog).getByLabelText('值'), { target: { value: '30' } });
  fireEvent.click(within(dialog).getByRole('button', { name: /确\s*定/ }));
  await vi.waitFor(() =>
    expect(post).toHaveBeenCalledWith(
      'blade-workflow/ops/setVariable',
      { processInstanceId: 'p1', name: 'amount', value: 30, rev: 7, comment: '填错', notify: 1 },
      expect.anything(),
    ),
  );
});

it('nothing is changed of a process that has ended', async () => {
  renderAtWork(<VariablesPart id="p1" hasEnded />, { get: vi.fn().mockResolvedValue(told) });
  expect(await screen.findByText('amount')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it.each([
  ['text', ' 3 ', ' 3 '],
  ['number', '3.5', 3.5],
  ['number', '', undefined],
  ['number', 'x', undefined],
  ['boolean', 'true', true],
  ['boolean', 'yes', undefined],
  ['json', '{"a":[1]}', { a: [1] }],
  ['json', '{a}', undefined],
] as const)('a value is read as a %s: %s', (type, text, value) => {
  expect(readTyped(type, text)).toEqual(value);
});
