import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import DesignerPage from './designer-page.tsx';
import { add, handles, press, select, stored } from './testing/on-canvas.ts';

beforeAll(completeBrowser);
afterEach(cleanup);

const award = {
  ...stored,
  schema: {
    ...stored.schema,
    properties: { level: { type: 'string', title: '级别', oneOf: [{ const: 'a', title: '甲' }] } },
  },
  uiSchema: { 'ui:order': ['level'], level: { 'ui:widget': 'radio' } },
  texts: { en: { 奖励表: 'Award', 级别: 'Level', 甲: 'First' } },
};

const languages = () =>
  screen
    .getAllByText(/中文|英文/)
    .map(({ textContent }) => textContent)
    .filter((label) => !/提示/.test(label));

it('asks for each text in the language of its reader first', () => {
  const calls = { post: vi.fn().mockResolvedValue({ rev: 1 }) };
  renderAtWork(<DesignerPage stored={award} />, calls, { locale: 'en' });
  expect(languages()).toEqual(['英文标题', '中文标题']);
  select('level');
  expect(languages()).toEqual(['英文标题', '中文标题', '选项 1 的英文', '选项 1 的中文']);
  fireEvent.click(screen.getByRole('tab', { name: '规则' }));
  fireEvent.click(screen.getByRole('button', { name: '加校验规则' }));
  expect(screen.getAllByText(/文提示语/).map(({ textContent }) => textContent)).toEqual([
    '英文提示语',
    '中文提示语',
  ]);
});

it('keeps two designers that are open at once apart', async () => {
  const post = vi.fn().mockResolvedValue({ rev: 1 });
  const two = (
    <>
      <DesignerPage stored={award} />
      <section aria-label="second">
        <DesignerPage stored={{ ...award, id: '8' }} />
      </section>
    </>
  );
  renderAtWork(two, { post });
  const [first, second] = document.querySelectorAll<HTMLElement>('[data-field="level"]');
  fireEvent.click(first!);
  fireEvent.click(second!);
  fireEvent.click(screen.getAllByRole('button', { name: '多 选' })[1]!);
  await waitFor(() => expect(document.activeElement?.getAttribute('data-field')).toBe('multiple'));
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp', altKey: true });
  const within = () => document.activeElement?.closest('section')?.getAttribute('aria-label');
  await waitFor(() => expect(within()).toBe('second'));
  // antd numbers its tabs everywhere but in tests.
  const named = [...document.querySelectorAll('[id]:not([id^="rc-tabs"])')];
  const ids = named.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it('shows how a form is designed to whoever may only read it, and lets nothing be changed', async () => {
  renderAtWork(<DesignerPage stored={award} />, {}, { can: (code) => code === 'design_form_view' });
  expect(screen.getByText('只读')).toBeDefined();
  select('level');
  press('level', 'Delete');
  expect(handles()).toEqual(['level']);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.filter((name) => /日 ?期|发 ?布/.test(name))).toEqual([]);
  const open = () =>
    [...document.querySelectorAll('input')].filter((input) => !input.disabled && !input.closest('[inert]'));
  expect(open()).toEqual([]);
  fireEvent.click(screen.getByRole('tab', { name: '规则' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '加校验规则' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('tab', { name: 'JSON' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'JSON' }).readOnly).toBe(true);
  fireEvent.click(screen.getByRole('tab', { name: '预览' }));
  await waitFor(() => expect(open().length).toBeGreaterThan(0));
});

it('leaves the keys of a text to the text', () => {
  renderAtWork(<DesignerPage stored={stored} />, { post: vi.fn().mockResolvedValue({ rev: 1 }) });
  add('日期');
  const title = screen.getByLabelText('中文标题');
  act(() => title.focus());
  for (const key of [{ key: 'Delete' }, { key: 'z', ctrlKey: true }, { key: 'ArrowUp', altKey: true }])
    fireEvent.keyDown(title, key);
  expect(handles()).toEqual(['date']);
});
