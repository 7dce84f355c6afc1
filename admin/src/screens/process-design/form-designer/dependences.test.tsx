import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import DesignerPage from './designer-page.tsx';
import { add, select, stored, write } from './testing/on-canvas.ts';

beforeAll(completeBrowser);
afterEach(cleanup);

const json = () => {
  fireEvent.click(screen.getByRole('tab', { name: 'JSON' }));
  const content: unknown = JSON.parse(
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'JSON' }).value,
  );
  fireEvent.click(screen.getByRole('tab', { name: '属性' }));
  return content;
};

it('works a field out from others, shows one under a condition, and says how wide one is; saved and opened again it is the same', async () => {
  const post = vi.fn().mockResolvedValue({ rev: 1 });
  const { unmount } = renderAtWork(<DesignerPage stored={stored} />, { post });
  add('整数');
  add('金额或小数');
  fireEvent.click(screen.getByText('三分之一'));
  add('公式');
  expect(screen.queryByText('没有发现问题，可以发布')).toBeNull();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '公式' }));
  fireEvent.click(await screen.findByTitle('几个字段之积'));
  expect(json()).toMatchObject({
    schema: {
      required: ['number', 'amount'],
      properties: {
        formula: { readOnly: true, 'x-formula': { '*': [{ var: 'number' }, { var: 'amount' }] } },
      },
    },
    uiSchema: { amount: { 'ui:options': { width: 'third' } }, formula: { 'ui:widget': 'formula' } },
  });
  select('amount');
  fireEvent.click(screen.getByRole('button', { name: '设显示条件' }));
  fireEvent.change(screen.getByLabelText('条件项 1 值'), { target: { value: '5' } });
  expect(json()).toMatchObject({
    schema: { properties: { amount: { 'x-shown': { '==': [{ var: 'number' }, 5] } } } },
  });
  select('number');
  write('字段标识', 'pieces');
  const kept = json();
  expect(kept).toMatchObject({
    schema: { properties: { amount: { 'x-shown': { '==': [{ var: 'pieces' }, 5] } } } },
  });
  unmount();
  renderAtWork(<DesignerPage stored={{ ...stored, ...Object(kept) }} />, { post });
  select('amount');
  expect(json()).toEqual(kept);
  fireEvent.click(screen.getByRole('button', { name: '始终显示' }));
  expect(JSON.stringify(json())).not.toContain('x-shown');
});

it('adds files with what they may be, and a region, and both can be published', async () => {
  const post = vi.fn().mockResolvedValue({ rev: 1 });
  renderAtWork(<DesignerPage stored={stored} />, { post, get: vi.fn().mockResolvedValue([]) });
  add('行政区划');
  add('附件');
  write('每个文件最大（MB）', '5');
  write('最多项数', '3');
  fireEvent.mouseDown(screen.getByLabelText('可上传的格式'));
  fireEvent.click(await screen.findByTitle('DOCX'));
  expect(screen.getByText('没有发现问题，可以发布')).toBeDefined();
  expect(json()).toMatchObject({
    schema: {
      properties: {
        files: { maxItems: 3, 'x-files': { accept: ['pdf', 'jpg', 'png', 'docx'], maxSizeMb: 5 } },
        region: { type: 'string' },
      },
    },
    uiSchema: { files: { 'ui:widget': 'files' }, region: { 'ui:widget': 'region' } },
  });
  write('每个文件最大（MB）', '50');
  expect(screen.queryByText('没有发现问题，可以发布')).toBeNull();
});

it('shows the form on the portal once what was changed is saved', async () => {
  const order: string[] = [];
  const post = vi.fn((path: string) => {
    order.push(path.split('/').at(-1) ?? '');
    return Promise.resolve(path.endsWith('preview') ? { address: 'https://portal.example/x' } : { rev: 1 });
  });
  const replace = vi.fn();
  const tab = { opener: window, document: { title: '' }, location: { replace }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(Object(tab));
  renderAtWork(<DesignerPage stored={stored} />, { post: Object(post) });
  add('日期');
  fireEvent.click(screen.getByRole('button', { name: '在门户中预览（手机宽度）' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('https://portal.example/x'));
  expect([order, tab.opener]).toEqual([['saveDesign', 'preview'], null]);
  expect(window.open).toHaveBeenCalledWith('', '_blank', 'width=390,height=844');
});
