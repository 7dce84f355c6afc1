import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Http } from '@policy/shared/client/http.ts';

import { zh } from '../messages/zh.ts';
import { completeBrowser } from '../testing/browser.ts';
import { ReferenceSelect } from './reference-select.tsx';
import { WorkplaceProvider } from './session-context.tsx';

const get = vi.fn();
const http = { get } as unknown as Http;

function show(element: ReactNode) {
  const workplace = { http, locale: 'zh' as const, can: () => true, leave: vi.fn(), person: '', pages: [] };
  return render(
    <IntlProvider locale="zh" messages={zh} timeZone="Asia/Shanghai">
      <App>
        <WorkplaceProvider value={workplace}>{element}</WorkplaceProvider>
      </App>
    </IntlProvider>,
  );
}

vi.setConfig({ testTimeout: 30_000 });
beforeAll(completeBrowser);
beforeEach(() => {
  vi.clearAllMocks();
  get.mockResolvedValue({ records: [{ id: 'u1', realName: '苏晓彤' }], total: 1 });
});
afterEach(cleanup);

describe('a picker', () => {
  it('asks the call that is open to every officer, by any word that a row is known by', async () => {
    show(<ReferenceSelect source="user" />);
    const box = screen.getByRole('combobox');
    fireEvent.focus(box);
    await waitFor(() => expect(get).toHaveBeenCalledWith('blade-user/search/user', { current: 1, size: 50 }));
    fireEvent.change(box, { target: { value: 'clerk' } });
    const asked = { current: 1, size: 50, keyword: 'clerk' };
    await waitFor(() => expect(get).toHaveBeenCalledWith('blade-user/search/user', asked));
    expect(await screen.findByText('苏晓彤')).toBeTruthy();
  });

  it('of a filter offers all people that rows may point to', async () => {
    show(<ReferenceSelect source="user" isFilter />);
    fireEvent.focus(screen.getByRole('combobox'));
    const asked = { current: 1, size: 50, userType: '0' };
    await waitFor(() => expect(get).toHaveBeenCalledWith('blade-user/search/user', asked));
  });
});
