import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { App } from 'antd';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import type { Http } from '@policy/shared/client/http.ts';

import { WorkplaceProvider } from '../../../kit/session-context.tsx';
import { zh } from '../../../messages/zh.ts';
import { completeBrowser } from '../../../testing/browser.ts';
import { NoticesTool } from './notices-tool.tsx';

const letter = { id: 'm1', title: '会议纪要', titleEn: null, isRead: 0, createTime: '2026-11-22 09:00:00' };
const answers: Record<string, unknown> = {
  'blade-desk/message/unread': { mail: 1, message: 0, notice: 2 },
  'blade-desk/message/list': { records: [letter], total: 1 },
};
const get = vi.fn((path: string) => Promise.resolve(answers[path]));
const http = { get, post: vi.fn() } as unknown as Http;

vi.setConfig({ testTimeout: 30_000 });
beforeAll(completeBrowser);
afterEach(cleanup);

it('tells how many messages wait, and shows mail, messages and notices', async () => {
  const workplace = { http, locale: 'zh' as const, can: () => true, leave: vi.fn(), person: '', pages: [] };
  const element = (
    <IntlProvider locale="zh" messages={zh} timeZone="Asia/Shanghai">
      <App>
        <WorkplaceProvider value={workplace}>
          <NoticesTool />
        </WorkplaceProvider>
      </App>
    </IntlProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  fireEvent.click(await screen.findByRole('button', { name: '消息通知 3' }));
  for (const name of ['邮件 (1)', '消息', '通知 (2)'])
    expect(await screen.findByRole('tab', { name })).toBeTruthy();
  expect(await screen.findByText('会议纪要')).toBeTruthy();
});
