import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import type { Http } from '@policy/shared/client/http.ts';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { VersionCompare } from './version-compare.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

const asking = (...names: string[]) => ({
  schema: { type: 'object', properties: Object.fromEntries(names.map((title) => [title, { title }])) },
  ...{ uiSchema: {}, texts: {} },
});
const versions = { v1: { version: 1, ...asking('甲') }, v2: { version: 2, ...asking('甲', '乙') } };
const get = vi.fn(async (path: string, query: { id?: string }) => {
  if (path.endsWith('history/list'))
    return { total: 2, records: Object.entries(versions).map(([id, one]) => ({ id, ...one })) };
  if (path.endsWith('history/detail')) return query.id === 'v1' ? versions.v1 : versions.v2;
  return asking('甲', '乙', '丙');
});

it('a version is compared with the draft, and with any other version from the older to the newer', async () => {
  renderAtWork(<VersionCompare formId="f" version={{ id: 'v2', version: 2 }} onClose={() => undefined} />, {
    get: get as Http['get'],
  });
  expect(await screen.findByText('丙（丙）')).toBeTruthy();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '与之对比' }));
  fireEvent.click(await screen.findByTitle('版本 1'));
  expect(await screen.findByText('乙（乙）')).toBeTruthy();
  expect(screen.getByText('新增')).toBeTruthy();
  expect(screen.queryByText('丙（丙）')).toBeNull();
});
