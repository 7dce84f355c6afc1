import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { OpsDialog } from './ops-dialog.tsx';

const row = {
  ...{ taskId: 't1', taskName: '评分', processInstanceId: 'p1', processDefinitionId: 'd1', rev: 3 },
  ...{ processDefinitionName: '评估', category: null, serialNumber: null, businessKey: null },
  ...{ title: '评估', assigneeName: '李明', startUserName: null, startDeptName: null, startTime: null },
  ...{ createTime: null, endTime: null, processStatus: 'running' },
};
const edit = { access: 'edit' };
const task = {
  ...{ taskId: 't1', rev: 3, isSeveral: false },
  buttons: ['approved', 'rejected'].map((buttonKey) => ({
    ...{ buttonKey, name: buttonKey === 'approved' ? '同意' : '不同意', consequence: null },
    ...{ fields: null, values: {} },
  })),
  forms: [
    {
      schema: { type: 'object', properties: { copies: { type: 'string', title: '份数' } } },
      ...{ uiSchema: {}, values: { copies: '1' }, permissions: { copies: edit }, version: null },
    },
    {
      schema: {
        type: 'object',
        required: ['score'],
        properties: { score: { type: 'string', title: '评分' } },
      },
      ...{ uiSchema: {}, values: {}, permissions: { score: edit }, version: 2 },
    },
  ],
};

beforeAll(completeBrowser);
afterEach(cleanup);

it('a task that asks for forms is decided in its handler’s place with what they ask, and not before that is whole', async () => {
  const post = vi.fn().mockResolvedValue(null);
  const nothing = () => undefined;
  renderAtWork(<OpsDialog act="complete" rows={[row]} onDone={nothing} onClose={nothing} />, {
    ...{ get: vi.fn().mockResolvedValue(task), post },
  });
  const dialog = within(await screen.findByRole('dialog'));
  const press = () => fireEvent.click(dialog.getByRole('button', { name: /确\s*定/ }));
  // Whoever turns it down fills in nothing.
  fireEvent.click(await dialog.findByRole('radio', { name: '不同意' }));
  expect(dialog.queryByLabelText('份数')).toBeNull();
  fireEvent.click(dialog.getByRole('radio', { name: '同意' }));
  const score = await dialog.findByLabelText(/^评分/);
  fireEvent.change(dialog.getByLabelText(/^原因/), { target: { value: '经办人离职' } });
  press();
  expect(await dialog.findByText('表单内容不完整或有误，请检查标出的位置')).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
  fireEvent.change(score, { target: { value: '8' } });
  press();
  await vi.waitFor(() => expect(post).toHaveBeenCalled());
  expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
    'blade-workflow/ops/completeTask',
    {
      ...{ taskId: 't1', rev: 3, outcome: 'approved', variables: { score: '8' }, formVersion: 2 },
      ...{ comment: '经办人离职', notify: 1 },
    },
  ]);
});
