import { ApiError } from '@policy/shared/client/api-error.ts';
import { readXlsx } from 'hucre/xlsx';
import { createTranslator } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';

import { catalogue } from '../../i18n/catalogue.ts';

const loads = vi.hoisted(() => ({ list: vi.fn(), entries: vi.fn() }));
const list = { id: 'l1', title: '奖励名单', titleEn: 'Awards' };
const entry = {
  seq: 1,
  name: '甲公司',
  codeMasked: '9133****01',
  itemName: '=研发',
  amountWan: 50,
  remark: null,
};

vi.mock('server-only', () => ({}));
vi.mock('./load-publicity-list.ts', () => ({
  loadPublicityList: loads.list,
  loadPublicityEntries: loads.entries,
}));
vi.mock('next-intl/server', () => ({
  getTranslations: ({ locale, namespace }: { locale: 'zh' | 'en'; namespace: 'publicityList' }) =>
    Promise.resolve(createTranslator({ locale, namespace, messages: catalogue[locale] })),
}));

const { publicityFile } = await import('./publicity-file.ts');
const id = '0190a1b2-0000-7000-8000-000000000001';
const ask = (query: string, format: 'csv' | 'xlsx') =>
  publicityFile(new Request(`http://portal.example/sheets/publicity.${format}?${query}`), format);

beforeEach(() => {
  loads.list.mockReset().mockResolvedValue(list);
  loads.entries.mockReset().mockResolvedValue([entry]);
});

it('has the lines of a list, in the language that it is asked for', async () => {
  const csv = await ask(`id=${id}`, 'csv');
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect((await csv.text()).split('\r\n')[1]).toBe("1,甲公司,9133****01,'=研发,50,");
  const xlsx = await ask(`id=${id}&lang=en`, 'xlsx');
  const { sheets } = await readXlsx(new Uint8Array(await xlsx.arrayBuffer()));
  expect(sheets[0]?.name).toBe('Awards');
  expect(sheets[0]?.rows[1]?.slice(0, 5)).toEqual([1, '甲公司', '9133****01', "'=研发", 50]);
});

it.each(['csv', 'xlsx'] as const)('is no %s where there is no list', async (format) => {
  loads.list.mockResolvedValue(null);
  expect((await ask(`id=${id}`, format)).status).toBe(404);
  expect((await ask('id=none', format)).status).toBe(404);
});

it('is refused as the server refuses it', async () => {
  loads.entries.mockRejectedValue(
    new ApiError({
      ...{ code: 429, msg: '请稍后再试' },
      response: { status: 429, data: null, headers: { 'retry-after': '30' } },
    }),
  );
  const answer = await ask(`id=${id}`, 'csv');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
});
