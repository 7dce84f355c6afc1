import type { RowViews } from '@policy/shared/contract/portal/page-views.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { countViews } from './view-counter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const row = { entity: 'policy', id: '0198c0de-0000-7000-8000-000000000001' } as const;
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const by = (address: string, userAgent = browser) => ({
  ...{ tenantId: '000000', row },
  reader: { address, userAgent },
});
const counter = () => {
  const send = vi.fn((_tenantId: string, _views: readonly RowViews[]) => Promise.resolve());
  return { send, views: countViews({ send }) };
};

it('tells once a minute how many readers there were, each counted once', async () => {
  const { send, views } = counter();
  for (const address of ['1.1.1.1', '1.1.1.1', '2.2.2.2']) views.count(by(address));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(send.mock.calls).toEqual([['000000', [{ ...row, count: 2 }]]]);
  views.count(by('1.1.1.1'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send.mock.lastCall).toEqual(['000000', [{ ...row, count: 1 }]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(2);
});

it.each([
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'curl/8.5.0',
])('counts nothing for %s', async (userAgent) => {
  const { send, views } = counter();
  views.count(by('1.1.1.1', userAgent));
  await views.stop();
  expect(send).not.toHaveBeenCalled();
});

it('keeps what the server did not take, and what was counted meanwhile', async () => {
  const { send, views } = counter();
  send.mockImplementationOnce(() => {
    views.count(by('3.3.3.3'));
    return Promise.reject(new Error('away'));
  });
  views.count(by('1.1.1.1'));
  await vi.advanceTimersByTimeAsync(60_000);
  await views.stop();
  expect(send.mock.lastCall).toEqual(['000000', [{ ...row, count: 2 }]]);
});

it('tells tenants apart, and of many rows in parts that a call holds', async () => {
  const { send, views } = counter();
  views.count({ ...by('1.1.1.1'), tenantId: '000002' });
  for (let at = 0; at < 501; at += 1) {
    const id = `0198c0de-0000-7000-8000-${String(at).padStart(12, '0')}`;
    views.count({ ...by('1.1.1.1'), row: { ...row, id } });
  }
  await views.stop();
  expect(send.mock.calls.map(([tenantId, told]) => [tenantId, told.length])).toEqual([
    ['000002', 1],
    ['000000', 500],
    ['000000', 1],
  ]);
});
