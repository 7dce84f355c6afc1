import { cleanup, screen } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { completeBrowser } from '../testing/browser.ts';
import { renderInPage } from '../testing/render-in-page.tsx';
import { freshLoads } from './fresh-loads.ts';

const write = vi.hoisted(() => vi.fn());
vi.mock('./site.ts', () => ({ http: {}, store: { read: () => null, write } }));

function Loaded({ failure }: { failure: Error }) {
  const { error } = useSWR<never, Error>('loaded', () => Promise.reject(failure));
  return error ? <p>没能读取</p> : null;
}

async function fail(failure: Error) {
  renderInPage(
    <SWRConfig value={freshLoads()}>
      <Loaded {...{ failure }} />
    </SWRConfig>,
  );
  await screen.findByText('没能读取');
}

beforeAll(completeBrowser);
beforeEach(() => write.mockReset());
afterEach(cleanup);

it('a fault of ours on the way to what a page reads is in the error log', async () => {
  await fail(new TypeError('x is undefined'));
  const entry: unknown = expect.objectContaining({
    type: 'TypeError',
    message: 'x is undefined',
    info: 'load',
  });
  expect(write).toHaveBeenCalledExactlyOnceWith('errorLog', [entry]);
});

it('what the server refused to let a page read is no error of the page', async () => {
  await fail(new ApiError({ code: 403, msg: '请求被拒绝' }));
  expect(write).not.toHaveBeenCalled();
});
