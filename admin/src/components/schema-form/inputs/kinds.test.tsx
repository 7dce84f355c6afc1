import { createRef } from 'react';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { default as FormCore } from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import type { Http } from '@policy/shared/client/http.ts';
import { setLines } from '@policy/shared/forms/fields/set-lines.ts';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import SchemaForm from '../schema-form.tsx';
import { SchemaView } from '../schema-view.tsx';

// What draws is the browser's, which these tests have not.
vi.mock('@policy/shared/client/signature.ts', () => ({
  nameAsPicture: async (name: string) => new File([name], 'signature.png', { type: 'image/png' }),
  signedCanvas: () => ({ leave: () => undefined }),
}));

beforeAll(completeBrowser);
afterEach(cleanup);

const line = (kind: keyof typeof setLines, title: string): RJSFSchema => ({
  ...{ type: 'string', title, ...setLines[kind] },
});
const text = (title: string): RJSFSchema => ({ type: 'string', title });
const group = (title: string, properties: RJSFSchema['properties'], required: string[] = []): RJSFSchema => ({
  ...{ type: 'object', title, required, properties },
});
const widget = (name: string, more: object = {}) => ({ 'ui:widget': name, 'ui:options': more });
const onChange = vi.fn();

/** A form of some fields, each to be filled in. */
function fillIn(properties: Record<string, RJSFSchema>, uiSchema: UiSchema, calls: object = {}) {
  const formRef = createRef<FormCore>();
  const permissions = Object.fromEntries(
    Object.keys(properties).map((name) => [name, { access: 'edit' as const }]),
  );
  const shown = renderAtWork(
    <SchemaForm
      schema={{ type: 'object', required: [], properties }}
      uiSchema={uiSchema}
      values={{}}
      {...{ permissions, onChange, formRef }}
    />,
    calls,
  );
  return { ...shown, formRef };
}

it('lines of a set form are typed with the keys that they need, and a time is picked', () => {
  fillIn(
    { tel: line('phone', '电话'), mail: line('email', '邮箱'), hour: line('time', '几点') },
    { tel: widget('phone'), mail: widget('email'), hour: widget('time') },
  );
  expect(screen.getByLabelText<HTMLInputElement>('电话').type).toBe('tel');
  expect(screen.getByLabelText<HTMLInputElement>('邮箱').type).toBe('email');
  fireEvent.change(screen.getByLabelText('电话'), { target: { value: '0571-88886666' } });
  expect(onChange).toHaveBeenLastCalledWith({ tel: '0571-88886666' });
  const hour = screen.getByLabelText('几点');
  fireEvent.mouseDown(hour);
  fireEvent.change(hour, { target: { value: '18:05' } });
  fireEvent.keyDown(hour, { key: 'Enter', keyCode: 13 });
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ hour: '18:05' }));
});

it('a dictionary offers what it has by now', async () => {
  const get = vi.fn(async () => [{ dictKey: 'a', dictValue: '人工智能' }]);
  fillIn(
    { topic: { ...text('主题'), 'x-dictionary': 'policy_topic' } },
    { topic: widget('dictionary') },
    { get },
  );
  fireEvent.mouseDown(screen.getByRole('combobox'));
  fireEvent.click(await screen.findByTitle('人工智能'));
  expect(get).toHaveBeenCalledWith('blade-system/dict-biz/dictionary', { code: 'policy_topic' });
  expect(onChange).toHaveBeenLastCalledWith({ topic: 'a' });
});

it('tabs keep what is filled in behind them, and the first with a problem comes to the front', async () => {
  const properties = {
    pages: group(
      '页',
      {
        first: group('第一页', { one: text('一') }),
        second: group('第二页', { two: text('二') }, ['two']),
      },
      ['second'],
    ),
  };
  const { formRef } = fillIn(properties, { pages: { 'ui:options': { look: 'tabs' } } });
  expect(screen.getByRole('tab', { name: '第一页' }).getAttribute('aria-selected')).toBe('true');
  fireEvent.change(screen.getByLabelText('一'), { target: { value: '壹' } });
  expect(onChange).toHaveBeenLastCalledWith({ pages: { first: { one: '壹' }, second: {} } });
  formRef.current?.validateForm();
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: '第二页' }).getAttribute('aria-selected')).toBe('true'),
  );
  expect(await screen.findByText('请输入二')).toBeTruthy();
});

it('a folded group opens where something in it must be answered, and stays folded otherwise', () => {
  const look = { 'ui:options': { look: 'collapse' } };
  fillIn(
    { needed: group('必要', { a: text('甲') }, ['a']), more: group('更多', { b: text('乙') }) },
    { needed: look, more: look },
  );
  const isOpen = (name: string) =>
    screen.getByRole('button', { name: new RegExp(name) }).getAttribute('aria-expanded');
  expect([isOpen('必要'), isOpen('更多')]).toEqual(['true', 'false']);
});

it('a place is typed as two numbers', () => {
  fillIn({ spot: line('location', '地点') }, { spot: widget('location') });
  const put = (name: string, value: string) => {
    fireEvent.change(screen.getByLabelText(`地点 · ${name}`), { target: { value } });
    fireEvent.blur(screen.getByLabelText(`地点 · ${name}`));
  };
  put('纬度', '30.25');
  put('经度', '120.2');
  expect(onChange).toHaveBeenLastCalledWith({ spot: '30.25,120.2' });
});

it('whoever cannot draw signs with his name, which is kept as a picture', async () => {
  const upload = vi.fn(async (_: string, form: FormData) => {
    expect([form.get('purpose'), await (form.get('file') as File).text()]).toEqual(['formAnswer', '林小满']);
    return { attachId: 's1', link: '/s1', originalName: 'signature.png' };
  });
  const signature: RJSFSchema = {
    ...{ type: 'array', title: '签名', uniqueItems: true, maxItems: 1 },
    ...{ items: { type: 'string', format: 'uuid' }, 'x-files': { accept: ['png'], maxSizeMb: 1 } },
  };
  fillIn({ signed: signature }, { signed: widget('signature') }, { upload });
  fireEvent.click(screen.getByText('输入姓名'));
  fireEvent.change(await screen.findByLabelText('签名 · 签名人姓名'), { target: { value: '林小满' } });
  fireEvent.click(screen.getByRole('button', { name: '用作签名' }));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ signed: ['s1'] }));
});

it('answers are read as what they are: links, names of entries, texts as they look, and pictures', async () => {
  vi.stubGlobal('fetch', async () => new Response('x'));
  const get = vi.fn(async () => ({ originalName: '现场.png', link: '/file' }));
  const properties: Record<string, RJSFSchema> = {
    site: line('link', '网址'),
    bad: line('link', '坏址'),
    topic: { ...text('主题'), 'x-dictionary': 'policy_topic' },
    intro: { ...text('介绍'), contentMediaType: 'text/html' },
    photos: { type: 'array', title: '照片', items: { type: 'string' }, 'x-files': {} },
  };
  renderAtWork(
    <SchemaView
      schema={{ type: 'object', properties }}
      uiSchema={{
        ...{ site: widget('link'), bad: widget('link'), intro: widget('richText') },
        topic: widget('dictionary', { names: { a: '人工智能' } }),
        photos: widget('images', { names: { p1: '现场.png' } }),
      }}
      names={Object.keys(properties)}
      values={{
        ...{ site: 'https://a.cn', bad: 'javascript:x()', topic: 'a' },
        ...{ intro: '<p>甲</p>', photos: ['p1'] },
      }}
    />,
    { get: get as Http['get'] },
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://a.cn']);
  expect(screen.getByText('人工智能')).toBeTruthy();
  await waitFor(() => expect(document.querySelector('.rich-text')?.textContent).toContain('甲'));
  const button = await screen.findByRole('button', { name: /现场\.png/ });
  expect(await within(button).findByRole('img', { name: '图片“现场.png”' })).toBeTruthy();
  vi.unstubAllGlobals();
});
