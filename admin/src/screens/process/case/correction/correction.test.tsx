import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { completeBrowser } from '../../../../testing/browser.ts';
import { renderAtWork } from '../../../../testing/render-in-page.tsx';
import { CasePage } from '../case-page.tsx';

const schema = {
  type: 'object',
  required: ['reason'],
  properties: {
    reason: { type: 'string', title: '事由' },
    remark: { type: 'string', title: '备注' },
    copies: { type: 'integer', title: '份数' },
  },
};
const edited = {
  ...{ reason: { access: 'edit' }, remark: { access: 'edit' }, copies: { access: 'edit' } },
};
const detail = {
  process: {
    processInstanceId: 'p1',
    processDefinitionName: '用印申请',
    title: '用印申请 周文静',
    rev: null,
  },
  form: { schema, values: { reason: '盖章', remark: '急', copies: 2 }, permissions: edited },
  correction: { taskId: 't9', rev: 4 },
  flow: [
    {
      ...{ historyActivityId: 'approve', historyActivityType: 'userTask', assigneeName: '钱立新' },
      comments: [{ content: '事由不清', action: 'returned', userName: '钱立新' }],
    },
  ],
  buttons: [],
};

const get = vi.fn();
const post = vi.fn();

beforeAll(completeBrowser);
afterEach(cleanup);
beforeEach(() => {
  get.mockReset().mockResolvedValue(detail);
  post.mockReset().mockResolvedValue({});
});

async function show() {
  renderAtWork(<CasePage taskId="" processInstanceId="p1" />, { get, post });
  await screen.findByText('钱立新退回修改');
}

it('a form that was returned says why, is corrected, and is handed in once, as far as it was changed', async () => {
  await show();
  expect(screen.getAllByText('事由不清').length).toBeGreaterThan(0);
  const reason = await screen.findByDisplayValue('盖章');
  fireEvent.change(reason, { target: { value: '合同盖章' } });
  fireEvent.change(screen.getByDisplayValue('急'), { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('修改说明（可不填）'), { target: { value: '已写明' } });
  get.mockResolvedValue({ ...detail, correction: null });
  fireEvent.click(screen.getByRole('button', { name: '重新提交' }));
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(1));
  expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
    'blade-workflow/process/completeTask',
    {
      ...{ taskId: 't9', rev: 4, outcome: 'resubmitted', comment: '已写明' },
      variables: { reason: '合同盖章', remark: null },
    },
  ]);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: '重新提交' })).toBeNull());
});

it('a form with problems is not sent, and one that has changed meanwhile is read again', async () => {
  await show();
  const reason = await screen.findByDisplayValue('盖章');
  fireEvent.change(reason, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: '重新提交' }));
  await vi.waitFor(() => expect(document.body.textContent).toContain('请'));
  expect(post).not.toHaveBeenCalled();
  fireEvent.change(reason, { target: { value: '补充' } });
  post.mockRejectedValue(new ApiError({ code: 409, msg: '该任务已被处理' }));
  fireEvent.click(await screen.findByRole('button', { name: /重新提交/ }));
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
});

it('what was answered for one return is not sent for the next, over what a handler edited', async () => {
  await show();
  fireEvent.change(await screen.findByDisplayValue('盖章'), { target: { value: '合同盖章' } });
  const next = {
    correction: { taskId: 't10', rev: 7 },
    form: { ...detail.form, values: { reason: '合同用印', copies: 3 } },
  };
  get.mockResolvedValue({ ...detail, ...next });
  post.mockRejectedValueOnce(new ApiError({ code: 409, msg: '该任务已被处理' }));
  const send = () => fireEvent.click(screen.getByRole('button', { name: /重新提交/ }));
  send();
  await screen.findByDisplayValue('合同用印');
  // The button rests until the case has been read again.
  await vi.waitFor(() => {
    send();
    expect(post).toHaveBeenCalledTimes(2);
  });
  expect(post.mock.lastCall?.[1]).toEqual({
    ...{ taskId: 't10', rev: 7, outcome: 'resubmitted', comment: '', variables: {} },
  });
});

it('a form that its reader took back himself says so, and that it begins once more', async () => {
  get.mockResolvedValue({ ...detail, correction: { ...detail.correction, isWithdrawn: true } });
  renderAtWork(<CasePage taskId="" processInstanceId="p1" />, { get, post });
  expect(await screen.findByText('您已撤回，流程回到您处')).toBeTruthy();
  expect(screen.queryByText('钱立新退回修改')).toBeNull();
  expect(screen.getByRole('button', { name: '重新提交' })).toBeTruthy();
});
