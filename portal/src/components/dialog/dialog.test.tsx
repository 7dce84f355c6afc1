import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { withoutMeasures } from '../testing/without-measures.ts';
import { Button } from '../actions/button.tsx';
import { renderInPage } from '../testing/render-in-page.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);
beforeAll(() => {
  withoutMeasures();
});

describe('a dialog', () => {
  it('is named by its title and closes by its button or Escape', async () => {
    const onClose = vi.fn();
    renderInPage(
      <Dialog open onClose={onClose} title="撤回申报？" closeLabel="关闭" actions={<Button>确认撤回</Button>}>
        撤回后可重新申报。
      </Dialog>,
    );
    expect(await screen.findByRole('dialog', { name: '撤回申报？' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
