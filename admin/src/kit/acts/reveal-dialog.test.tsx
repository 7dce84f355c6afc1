import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderInPage } from '../../testing/render-in-page.tsx';
import { RevealDialog } from './reveal-dialog.tsx';

const ask = vi.fn<(reason: string) => Promise<string>>();
const confirm = () => fireEvent.click(screen.getByRole('button', { name: /确\s*定/ }));
const show = () => {
  renderInPage(<RevealDialog title="查看" ask={ask} onClose={vi.fn()} />);
  fireEvent.change(screen.getByLabelText('查看原因'), { target: { value: '核实' } });
};

beforeAll(completeBrowser);
beforeEach(() => {
  ask.mockReset();
});
afterEach(cleanup);

it('what is kept from sight is asked for once, however often the button is pressed', async () => {
  let answer = (_: string) => {};
  ask.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  show();
  confirm();
  confirm();
  await waitFor(() => expect(ask).toHaveBeenCalledWith('核实'));
  // Both presses have passed the form's check before the answer comes.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await act(async () => answer('13900001111'));
  expect(await screen.findByText('13900001111')).toBeTruthy();
  expect(ask).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: /取\s*消/ })).toBeNull();
});

it('a reason that was refused stays for another try', async () => {
  ask.mockRejectedValue(new ApiError({ code: 403, msg: '请求被拒绝' }));
  show();
  confirm();
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect(screen.getByLabelText('查看原因')).toHaveProperty('value', '核实');
});
