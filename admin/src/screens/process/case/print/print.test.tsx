import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../../testing/browser.ts';
import { renderAtWork } from '../../../../testing/render-in-page.tsx';
import { CasePage } from '../case-page.tsx';

const process = { processInstanceId: 'p1', processDefinitionName: '用印申请', title: '用印', rev: 2 };
const step = {
  ...{
    historyActivityId: 'a',
    historyActivityName: '负责人审批',
    historyActivityType: 'userTask',
    taskId: 't0',
  },
  ...{ assigneeName: '周文静', createTime: '2026-11-27 09:00:00', endTime: '2026-11-27 10:00:00' },
  ...{ outcome: 'approved', comments: [{ content: '同意用印' }] },
};
const detail = {
  ...{ process, flow: [step], buttons: [] },
  stepForm: {
    schema: { type: 'object', properties: { score: { title: '评分' }, secret: { title: '底价' } } },
    ...{ values: { score: '8', secret: '9' }, version: 1 },
    permissions: { score: { access: 'read' }, secret: { access: 'hidden' } },
  },
  signers: [
    { taskId: 's1', name: '王芳', signs: 'before', outcome: 'approved', endTime: '2026-11-27 09:30:00' },
  ],
  readers: [{ name: '赵敏', readTime: null }],
  form: {
    schema: { type: 'object', properties: { name: { title: '文件名称' }, cost: { title: '成本' } } },
    values: { name: '框架协议', cost: '9' },
    permissions: { name: { access: 'read' }, cost: { access: 'hidden' } },
  },
};
const post = vi.fn();
const onDecided = vi.fn();

async function more(shown: object) {
  const get = vi.fn().mockResolvedValue(shown);
  renderAtWork(<CasePage taskId="t1" processInstanceId="p1" onDecided={onDecided} />, { get, post });
  await screen.findByRole('heading', { name: '用印', level: 2 });
  fireEvent.click(screen.getByRole('button', { name: '更多操作' }));
}

beforeAll(completeBrowser);
beforeEach(() => vi.resetAllMocks());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a case is printed alone: what its reader sees of the sheet, the opinions and the history', async () => {
  const printed: string[] = [];
  vi.stubGlobal('print', () => {
    const paper = document.querySelector<HTMLElement>('body.printing-case > .printed-case');
    printed.push(paper?.textContent ?? '');
    const [row] = within(paper!).getAllByRole('row', { hidden: true }).slice(-1);
    printed.push(row?.textContent ?? '');
  });
  await more(detail);
  fireEvent.click(await screen.findByText('打印'));
  await vi.waitFor(() => expect(printed).toHaveLength(2));
  const beside = ['本环节表单', '评分8', '王芳办理前同意', '赵敏未读'];
  for (const text of ['框架协议', '用印申请', ...beside]) expect(printed[0]).toContain(text);
  for (const text of ['成本', '底价']) expect(printed[0]).not.toContain(text);
  expect(printed[1]).toBe('负责人审批周文静同意同意用印2026-11-27 10:00');
  await vi.waitFor(() => expect(document.querySelector('.printed-case, .printing-case')).toBeNull());
});

it('who may end a case gives a reason; who may not is not offered it', async () => {
  await more(detail);
  expect(await screen.findByText('打印')).toBeTruthy();
  expect(screen.queryByText('终止流程')).toBeNull();
  cleanup();
  post.mockResolvedValue(null);
  await more({ ...detail, process: { ...process, mayTerminate: true } });
  fireEvent.click(await screen.findByText('终止流程'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: /^确 ?定$/ }));
  expect(await dialog.findByText('请输入说明')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('说明'), { target: { value: '重复提交' } });
  fireEvent.click(dialog.getByRole('button', { name: /^确 ?定$/ }));
  await vi.waitFor(() => expect(onDecided).toHaveBeenCalled());
  expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
    'blade-workflow/process/terminateProcess',
    { processInstanceId: 'p1', comment: '重复提交' },
  ]);
});
