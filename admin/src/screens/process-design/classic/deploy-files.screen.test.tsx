import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import DeployFilesScreen from './deploy-files.screen.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

it('is no form for whoever may not deploy, and says so', async () => {
  renderAtWork(<DeployFilesScreen />, {}, { can: (code) => code !== 'design_model_deploy' });
  expect(await screen.findByText('您没有部署流程的权限。')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
