import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { WorkplaceProvider } from '../../kit/session-context.tsx';
import type { Workplace } from '../../kit/session-context.tsx';
import { completeBrowser } from '../../testing/browser.ts';
import { renderInPage } from '../../testing/render-in-page.tsx';
import WelcomeScreen from './welcome.screen.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

const pages = ['todo', 'claim', 'done'].map((list) => ({
  ...{ path: `/process/${list}`, label: list, isOpen: false },
}));
const answers: Record<string, unknown> = {
  'blade-workflow/process/claimList': { records: [], total: 7 },
  'blade-workflow/process/doneList': { records: [], total: 9 },
  'blade-desk/message/unread': { mail: 1, message: 0, notice: 0 },
};
const refused = new ApiError({ code: 503, msg: '服务暂不可用' });
const get = vi.fn((path: string) =>
  path in answers ? Promise.resolve(answers[path]) : Promise.reject(refused),
);

it('a list that could not be read says so, and keeps no other from being told', async () => {
  const http = { get } as unknown as Workplace['http'];
  const work = {
    http,
    locale: 'zh' as const,
    can: () => true,
    leave: () => undefined,
    person: '周文静',
    pages,
  };
  renderInPage(
    <WorkplaceProvider value={work}>
      <WelcomeScreen />
    </WorkplaceProvider>,
  );
  const count = (title: string) => within(screen.getByText(title).closest('.ant-statistic')!);
  expect(await count('待签收').findByText('7')).toBeTruthy();
  expect(await count('已办').findByText('9')).toBeTruthy();
  expect(await count('我的待办').findByText('—')).toBeTruthy();
  expect(await screen.findAllByText('没能读取数据，请刷新重试')).toHaveLength(2);
});
