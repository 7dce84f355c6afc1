import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import CaseByPartsScreen from './case-by-parts.screen.tsx';

const process = { processInstanceId: 'p1', processDefinitionName: '请假', title: '年假 3天', rev: 1 };
const buttons = [{ buttonKey: 'approved', name: '同意', sort: 1 }];

beforeAll(completeBrowser);
afterEach(cleanup);

it.each([
  {
    ...{ address: 'handle/t1/p1/l1', path: 'handle/:taskId/:processInstanceId/:businessId' },
    ...{ taskId: 't1', offered: buttons },
  },
  {
    ...{ address: 'detail/p1/l1', path: 'detail/:processInstanceId/:businessId' },
    ...{ taskId: '', offered: [] },
  },
])(
  '$address shows the task or the process that it spells out',
  async ({ address, path, taskId, offered }) => {
    const get = vi.fn().mockResolvedValue({ process, flow: [], buttons: offered });
    const at = '/work/process/leave';
    renderAtWork(
      <Routes>
        <Route path={`${at}/${path}`} element={<CaseByPartsScreen />} />
      </Routes>,
      { get },
      { address: `${at}/${address}` },
    );
    expect(await screen.findByRole('heading', { name: '年假 3天', level: 2 })).toBeTruthy();
    expect(get.mock.calls[0]?.slice(0, 2)).toEqual([
      'blade-workflow/process/detail',
      expect.objectContaining({ processInstanceId: 'p1', ...(taskId && { taskId }) }),
    ]);
    expect(screen.queryAllByRole('button', { name: /^同 ?意$/ })).toHaveLength(offered.length);
  },
);
