import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { zh } from '../messages/zh.ts';
import { completeBrowser } from '../testing/browser.ts';
import { ToolMenu } from './tool-menu.tsx';

const show = (tools: Parameters<typeof ToolMenu>[0]['tools']) =>
  render(
    <IntlProvider locale="zh" messages={zh} timeZone="Asia/Shanghai">
      <ToolMenu tools={tools} />
    </IntlProvider>,
  );

vi.setConfig({ testTimeout: 30_000 });
beforeAll(completeBrowser);
afterEach(cleanup);

describe('tools that are wanted now and then', () => {
  it('stand behind one button, and do what they say', async () => {
    const run = vi.fn();
    show([{ key: 'unlock', label: '账号解封', run }]);
    fireEvent.click(screen.getByRole('button', { name: /更多操作/ }));
    fireEvent.click(await screen.findByText('账号解封'));
    expect(run).toHaveBeenCalledOnce();
  });

  it('leave nothing behind for whoever may use none of them', () => {
    show([]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
