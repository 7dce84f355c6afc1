import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Input, Modal } from 'antd';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { completeBrowser } from '../../testing/browser.ts';
import { focusFirst } from './focus-first.ts';

beforeAll(completeBrowser);
afterEach(cleanup);

it('lets what is typed at once stand in the first field of a dialog', async () => {
  render(
    <Modal open title="设置锁屏密码">
      <Input aria-label="备注" />
      <Input aria-label="锁屏密码" ref={focusFirst} />
    </Modal>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('锁屏密码')));
});
