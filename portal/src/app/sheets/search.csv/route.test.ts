import { ApiError } from '@policy/shared/client/api-error.ts';
import { createTranslator } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';

import { catalogue } from '../../../i18n/catalogue.ts';

const record = {
  ...{ type: 'guide', title: '研发补助', titleEn: 'R&D', docNo: null, itemCode: 'YL-1' },
  ...{ agencyName: '科技创新局', agencyNameEn: null, publishDate: null, applyEnd: '2026-12-31' },
  ...{ amountCapWan: 50, url: '/policyitemguide/policyitemguideDetail?id=g1' },
};
const get = vi.fn((_path: string, _query: object) => Promise.resolve({ records: [record] }));

vi.mock('server-only', () => ({}));
vi.mock('../../../lib/server-reads/server-client.ts', () => ({ publicHttp: () => Promise.resolve({ get }) }));
vi.mock('../../../lib/addresses/page-url.ts', () => ({
  pageUrl: (locale: string, href: string) => `https://portal.example/${locale}${href}`,
}));
vi.mock('next-intl/server', () => ({
  getTranslations: ({ locale, namespace }: { locale: 'zh' | 'en'; namespace: 'search' }) =>
    Promise.resolve(createTranslator({ locale, namespace, messages: catalogue[locale] })),
}));

const { GET } = await import('./route.ts');
const ask = (query: string) => GET(new Request(`http://portal.example/sheets/search.csv?${query}`));
beforeEach(() => get.mockClear());

it('has a line for each result, in the language that it is asked for', async () => {
  const chinese = await ask('keyword=%E7%A0%94%E5%8F%91&sort=newest&type=guide');
  expect(chinese.headers.get('x-robots-tag')).toBe('noindex');
  const lines = (await chinese.text()).split('\r\n');
  expect(lines[0]).toContain('类型,标题,文号');
  expect(lines[1]).toBe(
    '事项,研发补助,,YL-1,科技创新局,,2026-12-31,50,https://portal.example/zh/policyitemguide/policyitemguideDetail?id=g1',
  );
  expect(get.mock.calls[0]?.[1]).toEqual({ keyword: '研发', sort: 'newest', type: 'guide', size: 200 });
  expect(await (await ask('keyword=rd&lang=en')).text()).toContain('Items,R&D,');
});

it.each([[''], ['keyword='], ['keyword=%20'], ['keyword=a&sort=none']])('%j is no search', async (query) => {
  expect((await ask(query)).status).toBe(404);
  expect(get).not.toHaveBeenCalled();
});

it.each([
  [{ code: 400, msg: '关键词无法识别' }, {}, 400, null],
  [{ code: 429, msg: '请稍后再试' }, { 'retry-after': '30' }, 429, '30'],
  [{ code: 0, msg: '网络异常' }, null, 503, null],
])('%j is answered as it was refused', async (refusal, headers, ...answered) => {
  const response = headers ? { status: refusal.code, data: null, headers } : undefined;
  get.mockRejectedValueOnce(new ApiError({ ...refusal, response }));
  const answer = await ask('keyword=a');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual(answered);
  expect(await answer.text()).toBe(refusal.msg);
});

it('does not take a fault of the portal for a refusal', async () => {
  get.mockRejectedValueOnce(new TypeError('x'));
  await expect(ask('keyword=a')).rejects.toThrow(TypeError);
});
