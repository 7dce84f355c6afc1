import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import ProcessProxyScreen from './process-proxy.screen.tsx';
import { stateOf } from './proxy-state.tsx';

const proxy = {
  ...{ id: 'x1', version: 4, principalId: 'u1', principalName: '周文静', agentId: 'u2', agentName: '陈思齐' },
  ...{ scope: 'some', processKeys: 'wf_leave,wf_gone', kind: 'act', isOn: 1, remark: null },
  ...{ startTime: '2020-01-01 00:00:00', endTime: '2099-01-01 00:00:00', createTime: '2020-01-01 00:00:00' },
};
const answering = (path: string) =>
  Promise.resolve(
    path.endsWith('deployedNames')
      ? [{ key: 'wf_leave', name: '请假申请', category: null }]
      : { records: [proxy], total: 1, size: 10, current: 1, pages: 1 },
  );

beforeAll(completeBrowser);
afterEach(cleanup);

it('a proxy says in which processes it holds and whether it does, and is switched off as it was seen', async () => {
  const post = vi.fn().mockResolvedValue(null);
  renderAtWork(<ProcessProxyScreen />, { get: vi.fn().mockImplementation(answering), post });
  for (const text of ['请假申请、wf_gone', '生效中', '指定流程'])
    expect(await screen.findAllByText(text)).not.toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: '更多操作' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '停用' }));
  const asked = await screen.findByRole('dialog');
  fireEvent.click(within(asked).getByRole('button', { name: /确\s*定/ }));
  await vi.waitFor(() => expect(post).toHaveBeenCalled());
  expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
    'blade-workflow/ops/proxy/submit',
    { id: 'x1', version: 4, isOn: 0 },
  ]);
});

it.each([
  ['off', { ...proxy, isOn: 0 } as const],
  ['before', { ...proxy, startTime: '2098-01-01 00:00:00' } as const],
  ['over', { ...proxy, endTime: '2021-01-01 00:00:00' } as const],
])('one is %s', (state, { isOn, startTime, endTime }) => {
  const known = isOn === 1 ? 1 : 0;
  expect(stateOf({ isOn: known, startTime, endTime }, Date.parse('2026-11-28T10:00:00+08:00'))).toBe(state);
});
