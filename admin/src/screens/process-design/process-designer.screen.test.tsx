import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { reopenPage, Tab } from '../../testing/tab.tsx';
import type { Model } from './model-calls.ts';
import ProcessDesignerScreen from './process-designer.screen.tsx';

// The canvas measures what it draws, which a browser alone can.
vi.mock('./designer/designer.tsx', () => ({
  Designer: ({ model }: { model: Model }) => <p>{model.modelKey}</p>,
}));

beforeAll(completeBrowser);
afterEach(cleanup);

const draft = { id: '7', name: '用印', modelKey: 'seal', version: 0, xml: null };
const offers = {
  processes: [],
  roles: [],
  posts: [],
  buttons: [],
  conditions: [],
  caseTypes: [],
  endpoints: [],
  smsTemplates: [],
};

const show = (get: (path: string) => Promise<unknown>) =>
  renderAtWork(
    <Tab>
      <Routes>
        <Route path="/workflow/design/process/:id" element={<ProcessDesignerScreen />} />
      </Routes>
    </Tab>,
    { get } as object,
    { address: '/workflow/design/process/7' },
  );

it('draws on the model as it is when its page is opened again', async () => {
  const whole = vi
    .fn()
    .mockResolvedValueOnce(draft)
    .mockResolvedValue({ ...draft, modelKey: 'seal_2', version: 1 });
  show((path) => (path.endsWith('offers') ? Promise.resolve(offers) : whole()));
  await screen.findByText('seal');
  reopenPage();
  expect(screen.queryByText('seal')).toBeNull();
  expect(await screen.findByText('seal_2')).toBeTruthy();
});

it('says that a model is gone, and that what it can use was not read', async () => {
  const failure = new ApiError({ code: 404, msg: '' });
  show((path) => (path.endsWith('offers') ? Promise.resolve(offers) : Promise.reject(failure)));
  expect(await screen.findByText('没有找到该模型')).toBeTruthy();
  cleanup();
  show((path) => (path.endsWith('offers') ? Promise.reject(failure) : Promise.resolve(draft)));
  expect(await screen.findByText('没能读取数据，请刷新重试')).toBeTruthy();
});
