import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../testing/browser.ts';
import { renderInPage } from '../../testing/render-in-page.tsx';
import { ToolMenu } from './tool-menu.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

describe('tools that are wanted now and then', () => {
  it('stand behind one button, and do what they say', async () => {
    const run = vi.fn();
    renderInPage(<ToolMenu tools={[{ key: 'unlock', label: '账号解封', run }]} />);
    fireEvent.click(screen.getByRole('button', { name: /更多操作/ }));
    fireEvent.click(await screen.findByText('账号解封'));
    expect(run).toHaveBeenCalledOnce();
  });

  it('leave nothing behind for whoever may use none of them', () => {
    renderInPage(<ToolMenu tools={[]} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
