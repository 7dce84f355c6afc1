import { cleanup, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { tag } from '@policy/shared/contract/entities/content/tag.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { EntityView } from './entity-view.tsx';

const reported = vi.fn();
const before = globalThis.reportError;
beforeAll(completeBrowser);
beforeAll(() => {
  globalThis.reportError = reported;
});
afterAll(() => {
  globalThis.reportError = before;
});
afterEach(cleanup);

it.each([
  ['a refusal has been told already', new ApiError({ code: 404, msg: '数据不存在' }), 0],
  ['a fault stands in the error log', new TypeError('x is no function'), 1],
])('a row that cannot be read closes its drawer: %s', async (_, failure, times) => {
  reported.mockClear();
  const onClose = vi.fn();
  renderAtWork(<EntityView entity={tag} id="t1" onClose={onClose} />, { get: () => Promise.reject(failure) });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(reported).toHaveBeenCalledTimes(times);
});
