import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderInPage } from '../../testing/render-in-page.tsx';
import { useAttempt } from './use-attempt.ts';

const hand = vi.fn();
const fault = vi.fn();

function Proof() {
  const { form, attempt } = useAttempt<{ code: string }>(hand);
  return (
    <Form form={form} onFinish={(values) => void attempt(values).catch(fault)}>
      <Form.Item name="code" label="动态码">
        <Input />
      </Form.Item>
    </Form>
  );
}

async function tryWith(error: Error) {
  hand.mockRejectedValue(error);
  renderInPage(<Proof />);
  fireEvent.change(screen.getByLabelText('动态码'), { target: { value: '246810' } });
  fireEvent.submit(document.querySelector('form')!);
  await waitFor(() => expect(hand).toHaveBeenCalledWith({ code: '246810' }));
  await act(async () => undefined);
  return screen.getByLabelText<HTMLInputElement>('动态码').value;
}

beforeAll(completeBrowser);
beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

it('a refused proof is emptied for another try, and told why', async () => {
  const msg = '动态码不正确';
  const refused = new ApiError({ code: 400, msg, errors: [{ field: 'code', message: msg }] });
  expect(await tryWith(refused)).toBe('');
  expect(await screen.findByText(msg)).toBeTruthy();
  expect(fault).not.toHaveBeenCalled();
});

it('a fault of ours leaves what was typed, and goes on to the error log', async () => {
  expect(await tryWith(new TypeError('x is undefined'))).toBe('246810');
  expect(fault).toHaveBeenCalledOnce();
});
