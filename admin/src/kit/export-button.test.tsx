import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Http } from '@policy/shared/client/http.ts';
import { department } from '@policy/shared/contract/entities/identity/department.ts';

import { zh } from '../messages/zh.ts';
import { completeBrowser } from '../testing/browser.ts';
import { ExportButton } from './export-button.tsx';
import { WorkplaceProvider } from './session-context.tsx';

const blob = vi.fn();
const http = { blob } as unknown as Http;

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
  blob.mockResolvedValue(new Blob(['x']));
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

describe('a file of a list', () => {
  it('is asked for with the list’s filters, and with what the list leaves out by itself', async () => {
    const roots = { ...department, standing: { parentId: '0' } };
    show(<ExportButton entity={roots} queryOf={() => ({ current: 2, size: 10, deptName: '局' })} />);
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(await screen.findByText('CSV (.csv)'));
    await waitFor(() => expect(blob).toHaveBeenCalledOnce());
    expect(blob.mock.calls[0]).toEqual([
      'blade-system/dept/export',
      { deptName: '局', parentId: '0', format: 'csv' },
    ]);
  });
});
