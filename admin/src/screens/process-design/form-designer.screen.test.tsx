import { Activity, useEffect, useState } from 'react';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';
import type { Http } from '@policy/shared/client/http.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import FormDesignerScreen from './form-designer.screen.tsx';
import DesignerPage from './form-designer/designer-page.tsx';
import { add, handles, stored } from './form-designer/testing/on-canvas.ts';

beforeAll(completeBrowser);
afterEach(cleanup);

type Shown = 'visible' | 'hidden';

/** Renders the designer as a page that is kept while another is in sight, and tells how to change which is. */
function renderKept(calls: Partial<Http>) {
  let show: (mode: Shown) => void = () => undefined;
  function Kept() {
    const [mode, setMode] = useState<Shown>('visible');
    useEffect(() => {
      show = setMode;
    }, []);
    return (
      <Activity mode={mode}>
        <DesignerPage stored={stored} />
      </Activity>
    );
  }
  renderAtWork(<Kept />, calls);
  return (mode: Shown) => act(() => show(mode));
}

it('keeps the draft after each change, by the state that it was made from', async () => {
  const post = vi.fn().mockResolvedValueOnce({ rev: 1 }).mockResolvedValueOnce({ rev: 2 });
  renderAtWork(<DesignerPage stored={stored} />, { post });
  add('日期');
  await waitFor(() => expect(post).toHaveBeenCalledOnce(), { timeout: 5000 });
  await screen.findByText('已保存');
  add('金额或小数');
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2), { timeout: 5000 });
  const sent = post.mock.calls.map(([path, body]) => [path, body.rev, Object.keys(body.schema.properties)]);
  expect(sent).toEqual([
    ['blade-workflow/design/form/saveDesign', 0, ['date']],
    ['blade-workflow/design/form/saveDesign', 1, ['date', 'amount']],
  ]);
}, 15_000);

it('stops saving once somebody else has saved, says who, and goes on from his draft', async () => {
  const post = vi.fn().mockRejectedValue(new ApiError({ code: 409, msg: '数据已被他人修改' }));
  const theirs = { ...stored, rev: 4, savedBy: '许安然', schema: { ...stored.schema, title: '新表' } };
  renderAtWork(<DesignerPage stored={stored} />, { post, get: vi.fn().mockResolvedValue(theirs) });
  add('日期');
  await screen.findByText(/许安然保存了新的设计稿/, {}, { timeout: 5000 });
  add('单选');
  fireEvent.click(screen.getByRole('button', { name: '载入新的设计稿' }));
  await waitFor(() => expect(handles()).toEqual([]));
  expect(post).toHaveBeenCalledOnce();
  expect(screen.getByText('已保存')).toBeDefined();
}, 15_000);

it('writes his own draft over that of somebody else when he chooses so, and saves on', async () => {
  const post = vi
    .fn()
    .mockRejectedValueOnce(new ApiError({ code: 409, msg: '数据已被他人修改' }))
    .mockResolvedValueOnce({ rev: 5 });
  const theirs = { ...stored, rev: 4, savedBy: '许安然', schema: { ...stored.schema, title: '新表' } };
  renderAtWork(<DesignerPage stored={stored} />, { post, get: vi.fn().mockResolvedValue(theirs) });
  add('日期');
  fireEvent.click(await screen.findByRole('button', { name: '用我的覆盖' }));
  await screen.findByText('已保存');
  const [, sent] = post.mock.lastCall!;
  expect([sent.rev, sent.schema.title, handles()]).toEqual([4, '奖励表', ['date']]);
  expect(screen.queryByText(/许安然保存了新的设计稿/)).toBeNull();
});

it('has nothing to save once the only step since is taken back', () => {
  renderAtWork(<DesignerPage stored={stored} />);
  add('日期');
  expect(screen.getByText('未保存')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(screen.getByText('已保存')).toBeDefined();
});

it('saves at once when it is left, unless somebody else has saved over it', async () => {
  const stale = new ApiError({ code: 409, msg: '数据已被他人修改' });
  const post = vi.fn().mockResolvedValueOnce({ rev: 1 }).mockRejectedValue(stale);
  const show = renderKept({ post, get: vi.fn().mockResolvedValue(stored) });
  add('日期');
  show('hidden');
  expect(post).toHaveBeenCalledOnce();
  show('visible');
  await screen.findByText('已保存');
  add('单选');
  show('hidden');
  show('visible');
  await screen.findByText('已停止保存');
  show('hidden');
  expect(post).toHaveBeenCalledTimes(2);
});

it('asks for the same once only when it is sent again', async () => {
  const lost = new ApiError({ code: 500, msg: '服务暂不可用' });
  const post = vi
    .fn()
    .mockRejectedValueOnce(lost)
    .mockResolvedValueOnce({ rev: 1 })
    .mockRejectedValueOnce(lost)
    .mockResolvedValueOnce({ version: 1, rev: 2 });
  renderAtWork(<DesignerPage stored={stored} />, { post });
  add('日期');
  fireEvent.click(await screen.findByRole('button', { name: '重 试' }));
  await screen.findByText('已保存');
  fireEvent.click(screen.getByRole('button', { name: '发 布' }));
  const confirm = await screen.findByRole('button', { name: '确 定' });
  fireEvent.click(confirm);
  await waitFor(() => expect(post).toHaveBeenCalledTimes(3));
  await waitFor(() => expect(confirm.className).not.toContain('loading'));
  fireEvent.click(confirm);
  await waitFor(() => expect(post).toHaveBeenCalledTimes(4));
  const keys = post.mock.calls.map(
    ([, , { idempotencyKey } = {} as { idempotencyKey?: string }]) => idempotencyKey,
  );
  expect(keys).toEqual([expect.any(String), keys[0], expect.any(String), keys[2]]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('goes on from what was published, and takes over what was taken up again meanwhile', async () => {
  const post = vi
    .fn()
    .mockResolvedValueOnce({ rev: 1 })
    .mockResolvedValueOnce({ version: 1, rev: 2 })
    .mockResolvedValueOnce({ rev: 3 });
  const restored = { ...stored, rev: 4, schema: { ...stored.schema, title: '旧表' } };
  const get = vi.fn().mockResolvedValue(restored);
  const show = renderKept({ post, get });
  add('单行文本');
  fireEvent.click(screen.getByRole('button', { name: '发 布' }));
  fireEvent.click(await screen.findByRole('button', { name: '确 定' }));
  await screen.findByText('已发布为版本 1');
  add('日期');
  await waitFor(() => expect(post).toHaveBeenCalledTimes(3), { timeout: 5000 });
  expect(post.mock.calls.map(([, { rev }]) => rev)).toEqual([0, 1, 2]);
  await screen.findByText('已保存');
  show('hidden');
  show('visible');
  await waitFor(() => expect(handles()).toEqual([]));
  expect(get.mock.calls.filter(([path]) => path.endsWith('/design'))).toHaveLength(1);
}, 15_000);

it('begins with the draft as it is when its page is opened again', async () => {
  const save = vi.fn().mockResolvedValue({ rev: 6 });
  // Nobody else has it open.
  const post = (path: string, sent: object) =>
    (path.endsWith('/editing') ? Promise.resolve([]) : save(path, sent)) as Promise<never>;
  const get = vi
    .fn()
    .mockResolvedValueOnce(stored)
    .mockResolvedValue({ ...stored, rev: 5, name: '新的奖励表' });
  let open: (isOpen: boolean) => void = () => undefined;
  function Tab() {
    const [isOpen, setOpen] = useState(true);
    useEffect(() => {
      open = setOpen;
    }, []);
    return isOpen ? <FormDesignerScreen /> : null;
  }
  renderAtWork(<Tab />, { post, get });
  await screen.findByText('奖励表');
  act(() => open(false));
  act(() => open(true));
  await screen.findByText('新的奖励表');
  add('分组');
  await waitFor(() => expect(save).toHaveBeenCalledOnce(), { timeout: 5000 });
  expect(save.mock.lastCall?.[1].rev).toBe(5);
}, 15_000);
