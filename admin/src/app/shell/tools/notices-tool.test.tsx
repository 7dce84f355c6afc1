import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { NoticesTool } from './notices-tool.tsx';

const letter = { id: 'm1', title: '会议纪要', titleEn: null, isRead: 0, createTime: '2026-11-22 09:00:00' };
const answers: Record<string, unknown> = {
  'blade-desk/message/unread': { mail: 1, message: 0, notice: 2 },
  'blade-desk/message/list': { records: [letter], total: 1 },
};
const get = <T,>(path: string) => Promise.resolve(answers[path] as T);

beforeAll(completeBrowser);
afterEach(cleanup);

it('tells how many messages wait, and shows mail, messages and notices', async () => {
  renderAtWork(<NoticesTool />, { get });
  fireEvent.click(await screen.findByRole('button', { name: '消息通知 3' }));
  for (const name of ['邮件 (1)', '消息', '通知 (2)'])
    expect(await screen.findByRole('tab', { name })).toBeTruthy();
  expect(await screen.findByText('会议纪要')).toBeTruthy();
});
