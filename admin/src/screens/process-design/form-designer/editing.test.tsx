import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import type { Http } from '@policy/shared/client/http.ts';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import DesignerPage from './designer-page.tsx';
import { add, handles, press, select, stored, write } from './testing/on-canvas.ts';

beforeAll(completeBrowser);
afterEach(cleanup);

it('adds, moves and removes fields by keys alone, and takes each step back', () => {
  renderAtWork(<DesignerPage stored={stored} />, { post: vi.fn().mockResolvedValue({ rev: 1 }) });
  add('分组');
  add('单行文本');
  expect(handles()).toEqual(['group', 'group.text']);
  press('group.text', 'ArrowLeft', { altKey: true });
  expect(handles()).toEqual(['group', 'text']);
  press('text', 'ArrowUp', { altKey: true });
  expect(handles()).toEqual(['text', 'group']);
  press('text', 'ArrowDown', { altKey: true });
  press('text', 'ArrowRight', { altKey: true });
  expect(handles()).toEqual(['group', 'group.text']);
  press('group.text', 'Delete');
  expect(handles()).toEqual(['group']);
  press('group', 'z', { ctrlKey: true });
  expect(handles()).toEqual(['group', 'group.text']);
  press('group', 'y', { ctrlKey: true });
  expect(handles()).toEqual(['group']);
});

it('takes options from a dictionary into the form as it is by then, and nowhere once their field is gone', async () => {
  const answers: (() => void)[] = [];
  const entries = [{ dictKey: 'north', dictValue: '北区' }];
  const get = () => new Promise((answer) => answers.push(() => answer(entries)));
  const post = vi.fn().mockResolvedValue({ rev: 1 });
  renderAtWork(<DesignerPage stored={stored} />, { post, get: get as Http['get'] });
  const take = () => {
    fireEvent.change(screen.getByLabelText('从字典取选项'), { target: { value: 'area' } });
    fireEvent.click(screen.getByRole('button', { name: '取 用' }));
  };
  const arrive = () => act(async () => answers.splice(0).forEach((answer) => answer()));
  add('单选');
  take();
  add('日期');
  await arrive();
  expect(handles()).toEqual(['choice', 'date']);
  select('choice');
  expect(screen.getByLabelText<HTMLInputElement>('选项 1 的中文').value).toBe('北区');
  take();
  press('choice', 'Delete');
  await arrive();
  expect(handles()).toEqual(['date']);
  press('date', 'z', { ctrlKey: true });
  expect(handles()).toEqual(['choice', 'date']);
});

it('says in both languages what a field asks, and tells what keeps the form from being published', async () => {
  renderAtWork(<DesignerPage stored={stored} />, { post: vi.fn().mockResolvedValue({ rev: 1 }) });
  const publish = () => screen.getByRole<HTMLButtonElement>('button', { name: '发 布' }).disabled;
  expect(publish()).toBe(true);
  add('单行文本');
  expect(publish()).toBe(false);
  write('中文标题', '单位名称');
  write('英文标题', 'Company');
  write('中文提示', '填写全称');
  expect(publish()).toBe(true);
  write('英文提示', 'In full');
  write('字段标识', 'company');
  expect(publish()).toBe(false);
  expect(handles()).toEqual(['company']);
  fireEvent.click(screen.getByRole('tab', { name: 'JSON' }));
  const text = (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'JSON' })).value;
  expect(JSON.parse(text)).toMatchObject({
    schema: {
      required: ['company'],
      properties: { company: { title: '单位名称', description: '填写全称' } },
    },
    texts: { en: { 奖励表: 'Award', 单位名称: 'Company', 填写全称: 'In full' } },
  });
});

const open = (tab: string) => fireEvent.click(screen.getByRole('tab', { name: tab }));
const json = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'JSON' });
const retitle = (title: string) => {
  const { schema, ...rest } = JSON.parse(json().value);
  const value = JSON.stringify({ ...rest, schema: { ...schema, title } });
  fireEvent.change(json(), { target: { value } });
};
const apply = () => fireEvent.click(screen.getByRole('button', { name: '应 用' }));

it('holds JSON that is typed while another panel is looked at, as something that is not saved', () => {
  renderAtWork(<DesignerPage stored={stored} />);
  open('JSON');
  retitle('手写的表');
  open('预览');
  expect(screen.getByText('未保存')).toBeDefined();
  open('JSON');
  expect(json().value).toContain('手写的表');
  fireEvent.click(screen.getByRole('button', { name: '放 弃' }));
  expect(screen.getByText('已保存')).toBeDefined();
  expect(JSON.parse(json().value).schema).toEqual(stored.schema);
});

it('applies JSON, and asks before it replaces what was edited since it was begun', async () => {
  renderAtWork(<DesignerPage stored={stored} />, { post: vi.fn().mockResolvedValue({ rev: 1 }) });
  add('日期');
  open('JSON');
  retitle('新写的表');
  apply();
  await waitFor(() => expect(JSON.parse(json().value).schema.title).toBe('新写的表'));
  retitle('旧表');
  add('单选');
  apply();
  const dialog = await screen.findByRole('dialog');
  expect(handles()).toEqual(['date', 'choice']);
  fireEvent.click(within(dialog).getByRole('button', { name: '应 用' }));
  await waitFor(() => expect(handles()).toEqual(['date']));
});

it('adds what the system answers, and says what that is', async () => {
  renderAtWork(<DesignerPage stored={stored} />, { post: vi.fn().mockResolvedValue({ rev: 1 }) });
  add('流水号');
  expect(screen.queryByRole('checkbox', { name: '必填' })).toBeNull();
  write('流水号前缀', 'JL');
  add('企业信息');
  fireEvent.mouseDown(screen.getByLabelText('取自企业档案的'));
  fireEvent.click(await screen.findByTitle('从业人数'));
  expect(screen.getByText('没有发现问题，可以发布')).toBeDefined();
  open('JSON');
  expect(JSON.parse(json().value)).toMatchObject({
    schema: { required: [], properties: { serial: { readOnly: true }, companyFact: { type: 'integer' } } },
    uiSchema: {
      serial: { 'ui:options': { prefix: 'JL' } },
      companyFact: { 'ui:options': { fact: 'employees' } },
    },
  });
  add('单选');
  open('规则');
  const condition = () => screen.getByRole<HTMLButtonElement>('button', { name: '加必填条件' });
  expect(condition().disabled).toBe(true);
  add('日期');
  expect(condition().disabled).toBe(false);
  open('预览');
  // On the canvas, and where the form is tried.
  const shown = () => screen.getAllByPlaceholderText<HTMLInputElement>('提交时自动编号');
  await waitFor(() => expect(shown().map(({ readOnly }) => readOnly)).toEqual([true, true]));
});
