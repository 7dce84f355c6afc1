import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../../testing/browser.ts';
import { renderAtWork } from '../../../../testing/render-in-page.tsx';
import { CasePage } from '../case-page.tsx';
import { outlookAside } from '../outlook/outlook-aside.ts';

const detail = {
  process: { processInstanceId: 'p1', processDefinitionName: '用印申请', title: '用印', rev: 2 },
  flow: [],
  buttons: [
    {
      buttonKey: 'approved',
      name: '同意',
      sort: 1,
      fields: { properties: { no: { title: '编号' } }, required: [] },
    },
    { buttonKey: 'rejected', name: '不同意', sort: 2 },
  ],
  form: {
    schema: { type: 'object', properties: { copies: { type: 'string', title: '份数' } } },
    values: { copies: '1' },
    permissions: { copies: { access: 'edit' } },
  },
};
const kept = {
  ...{ comment: '待核对', answers: { copies: '3' }, fields: { no: '7' }, marks: {}, mentioned: [] },
  ...{ buttonKey: 'rejected', keptTime: '2026-11-28 09:30:00' },
  attachments: [{ attachId: 'f1', name: '核对表.pdf', ext: 'pdf', sizeBytes: 2048 }],
};

beforeAll(completeBrowser);
afterEach(cleanup);

async function show(shown: object, post = vi.fn().mockResolvedValue({ keptTime: kept.keptTime })) {
  renderAtWork(<CasePage taskId="t1" processInstanceId="p1" />, {
    get: vi.fn().mockResolvedValue(shown),
    post: outlookAside(post),
  });
  await screen.findByRole('heading', { name: '用印' });
  return post;
}

it('what was begun is kept by the more button, with what was changed in the form alone', async () => {
  const post = await show(detail);
  fireEvent.change(await screen.findByLabelText('份数'), { target: { value: '2' } });
  fireEvent.change(screen.getByLabelText('编号'), { target: { value: '9' } });
  fireEvent.change(screen.getByLabelText('办理意见'), { target: { value: '再看看' } });
  fireEvent.focus(screen.getByRole('button', { name: '不同意' }));
  fireEvent.click(screen.getByRole('button', { name: '更多操作' }));
  fireEvent.click(await screen.findByText('暂存'));
  await vi.waitFor(() =>
    expect(post).toHaveBeenCalledWith(
      'blade-workflow/process/keepDecision',
      {
        ...{ taskId: 't1', comment: '再看看', answers: { copies: '2' }, fields: { no: '9' } },
        ...{ marks: {}, mentioned: [], attachments: [], buttonKey: 'rejected' },
      },
      expect.anything(),
    ),
  );
  expect(await screen.findByText('已暂存')).toBeTruthy();
});

it('what was begun in the form of the step is kept with it, and found again', async () => {
  const stepForm = {
    schema: { type: 'object', properties: { remark: { type: 'string', title: '备注' } } },
    ...{ values: {}, permissions: { remark: { access: 'edit' } }, version: 1 },
  };
  const post = await show({ ...detail, stepForm });
  fireEvent.change(await screen.findByLabelText('备注'), { target: { value: '先问财务' } });
  fireEvent.click(screen.getByRole('button', { name: '更多操作' }));
  fireEvent.click(await screen.findByText('暂存'));
  await vi.waitFor(() =>
    expect(post).toHaveBeenCalledWith(
      'blade-workflow/process/keepDecision',
      expect.objectContaining({ answers: { remark: '先问财务' } }),
      expect.anything(),
    ),
  );
  cleanup();
  await show({ ...detail, stepForm, kept: { ...kept, answers: { copies: '3', remark: '先问财务' } } });
  expect((await screen.findByLabelText<HTMLInputElement>('备注')).value).toBe('先问财务');
  expect(screen.getByLabelText<HTMLInputElement>('份数').value).toBe('3');
});

it('who comes back finds it as he left it, and decides by it', async () => {
  const post = await show({ ...detail, kept });
  expect(await screen.findByText('已恢复您于2026-11-28 09:30暂存的内容')).toBeTruthy();
  expect((await screen.findByLabelText<HTMLInputElement>('份数')).value).toBe('3');
  expect(screen.getByLabelText<HTMLTextAreaElement>('办理意见').value).toBe('待核对');
  expect(screen.getByText('核对表.pdf')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^同 ?意$/ }));
  await vi.waitFor(() =>
    expect(post).toHaveBeenCalledWith(
      'blade-workflow/process/completeTask',
      expect.objectContaining({
        ...{ comment: '待核对', variables: { copies: '3', no: '7' }, attachments: ['f1'] },
      }),
      expect.anything(),
    ),
  );
});
