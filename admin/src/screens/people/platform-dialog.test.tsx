import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { reopenPage, Tab } from '../../testing/tab.tsx';
import { PlatformDialog } from './platform-dialog.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

it('begins with what is noted of a person by then, also where it was opened before', async () => {
  const noted = (userExt: string) => ({ userType: 1, userExt });
  const get = vi.fn().mockResolvedValueOnce(noted('旧注')).mockResolvedValue(noted('新注'));
  const nothing = () => undefined;
  renderAtWork(
    <Tab>
      <PlatformDialog userId="7" onSaved={nothing} onClose={nothing} />
    </Tab>,
    { get },
  );
  await screen.findByDisplayValue('旧注');
  reopenPage();
  expect(await screen.findByDisplayValue('新注')).toBeTruthy();
});
