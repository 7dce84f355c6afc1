import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { sampleDocument } from './openapi/sample-document.ts';
import OpenapiScreen from './openapi.screen.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

const getFlat = vi.fn((): Promise<never> => Promise.resolve(sampleDocument as never));
const show = () => renderAtWork(<OpenapiScreen />, { getFlat });
const call = (name: RegExp) => screen.findByRole('button', { name });
const calls = () => screen.getAllByRole('button', { name: /^(expanded|collapsed|right|down)? ?(GET|POST) / });

it('shows the calls of the first area, and of another one when it is chosen', async () => {
  show();
  expect(await call(/\/put-file/)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('3 个接口');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '模块' }));
  fireEvent.click(await screen.findByTitle('政策'));
  expect(await call(/policyinfo\/list/)).toBeTruthy();
  expect(calls()).toHaveLength(2);
});

it('finds a call in any area and tells all of it when it is opened', async () => {
  show();
  fireEvent.change(await screen.findByLabelText('搜索路径、名称或编号'), {
    target: { value: '政策 submit' },
  });
  const found = await call(/policyinfo\/submit/);
  expect(calls()).toHaveLength(1);
  expect(screen.queryByText('请求体')).toBeNull();
  await act(async () => fireEvent.click(found));
  const body = within(screen.getByRole('heading', { name: '请求体' }).closest('section')!);
  expect(body.getByText('政策标题')).toBeTruthy();
  expect(body.getAllByText('必填')).toHaveLength(2);
  expect(screen.getByText(/^curl -X POST/).textContent).toContain('/api/policy/policyinfo/submit');
  expect(screen.getByText('请求参数有误')).toBeTruthy();
});

it('cuts what a search finds and says so, and shows an area whole', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 51 }, (_, at) => {
      const get = {
        ...sampleDocument.paths['/api/policy/policyinfo/list']!.get!,
        operationId: `many${String(at)}`,
      };
      return [`/api/many/${String(at)}`, { get }];
    }),
  );
  getFlat.mockResolvedValueOnce({
    ...sampleDocument,
    paths: many,
    tags: [{ name: 'policy', description: '政策' }],
  } as never);
  show();
  await call(/many\/50 /);
  expect(calls()).toHaveLength(51);
  expect(screen.getByRole('status').textContent).toBe('51 个接口');
  fireEvent.change(screen.getByLabelText('搜索路径、名称或编号'), { target: { value: 'many' } });
  expect(calls()).toHaveLength(50);
  expect(screen.getByRole('status').textContent).toBe('51 个接口，仅显示前 50 个，请输入更具体的内容');
});

it('writes the comparisons of a filter beside its field', async () => {
  show();
  fireEvent.change(await screen.findByLabelText('搜索路径、名称或编号'), {
    target: { value: 'policyinfoList' },
  });
  await act(async () => fireEvent.click(await call(/policyinfo\/list/)));
  const rows = within(screen.getByRole('heading', { name: '参数' }).closest('section')!).getAllByRole(
    'listitem',
  );
  expect(rows).toHaveLength(2);
  expect(rows[1]?.textContent).toMatch(/title.*标题.*_like/);
});

it('hands out the document as a file', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  // The window of tests would follow the link, and stay there for the files after this one.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  show();
  fireEvent.click(await screen.findByRole('button', { name: '下载文档' }));
  const [[file] = []] = made.mock.calls;
  expect(JSON.parse(await (file as Blob).text())).toEqual(sampleDocument);
  vi.restoreAllMocks();
});

it('says so when the document cannot be read', async () => {
  getFlat.mockRejectedValueOnce(new ApiError({ code: 503, msg: '服务暂不可用' }));
  show();
  expect(await screen.findByText('没能读取数据，请刷新重试')).toBeTruthy();
});
