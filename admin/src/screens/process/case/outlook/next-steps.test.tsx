import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../../testing/browser.ts';
import { renderAtWork } from '../../../../testing/render-in-page.tsx';
import { CasePage } from '../case-page.tsx';

const detail = {
  process: { processInstanceId: 'p1', processDefinitionName: '用印申请', title: '用印', rev: 2 },
  flow: [],
  buttons: [
    { buttonKey: 'approved', name: '同意', sort: 1 },
    { buttonKey: 'rejected', name: '不同意', sort: 2 },
    { buttonKey: 'returned', name: '退回修改', sort: 3 },
  ],
};
const calm = { refusal: null, ends: null, steps: [], waitsFor: [] };
const step = {
  ...{ taskName: '登记用印', isOwners: false, isGiven: false },
  people: [{ name: '经办员', department: '办公室' }],
};
const answers: Record<string, object> = {
  approved: { ...calm, steps: [step], waitsFor: ['公示'] },
  rejected: { ...calm, ends: 'rejected' },
  returned: { ...calm, refusal: '请填写退回原因' },
};

beforeAll(completeBrowser);
afterEach(cleanup);

it('what a decision leads to is said beside it, of the one that is pointed at', async () => {
  const get = vi.fn().mockResolvedValue(detail);
  const post = vi
    .fn()
    .mockImplementation((_, { outcome }: { outcome: string }) => Promise.resolve(answers[outcome]));
  renderAtWork(<CasePage taskId="t1" processInstanceId="p1" />, { get, post });
  await screen.findByText('选择“同意”后：下一环节“登记用印”，由办公室的经办员签收办理；等待“公示”');
  fireEvent.mouseEnter(screen.getByRole('button', { name: '不同意' }));
  await screen.findByText('选择“不同意”后：流程结束，结果为未通过');
  fireEvent.focus(screen.getByRole('button', { name: '退回修改' }));
  await screen.findByText('选择“退回修改”后：请填写退回原因');
  expect(post.mock.calls.every(([path]) => path === 'blade-workflow/process/nextSteps')).toBe(true);
});

it('whom the next step is given to is chosen below the line, and sent with that decision alone', async () => {
  const choice = { nodeId: 'seal', people: [{ userId: 'u1', name: '张三' }] };
  const leads: Record<string, object> = {
    ...answers,
    approved: { ...calm, steps: [{ ...step, choice }] },
  };
  const get = vi.fn().mockResolvedValue(detail);
  const post = vi.fn((path: string, { outcome = '' }: { outcome?: string }) =>
    Promise.resolve(path.endsWith('nextSteps') ? leads[outcome] : {}),
  );
  renderAtWork(<CasePage taskId="t1" processInstanceId="p1" />, { get, post } as object);
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: '“登记用印”的办理人' }));
  fireEvent.click(await screen.findByText('张三'));
  // Pointing at another decision takes nothing back.
  fireEvent.mouseEnter(screen.getByRole('button', { name: '不同意' }));
  await screen.findByText('选择“不同意”后：流程结束，结果为未通过');
  fireEvent.click(screen.getByRole('button', { name: /^同 ?意$/ }));
  const sent = () => post.mock.calls.filter(([path]) => path.endsWith('completeTask'));
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.[1]).toMatchObject({ outcome: 'approved', nextHandlers: { seal: 'u1' } });
});
