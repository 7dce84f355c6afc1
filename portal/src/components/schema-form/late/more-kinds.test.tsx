import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { focusField } from '../../../lib/browser/focus-field.ts';
import { axeFindings, renderInPage } from '../../testing/render-in-page.tsx';
import { AnswersView } from '../answers-view.tsx';
import type { Answers } from '../answers.ts';
import SchemaForm from '../schema-form.tsx';
import { everyNewKind, texts } from '../testing/every-new-kind.ts';

const { get, upload } = vi.hoisted(() => ({ get: vi.fn(), upload: vi.fn() }));
vi.mock('../../../lib/browser/browser-session.ts', () => ({ http: { get, upload } }));
const { leave, clear } = vi.hoisted(() => ({ leave: vi.fn(), clear: vi.fn() }));
// What draws is the browser's, which these tests have not.
vi.mock('@policy/shared/client/signature.ts', () => ({
  nameAsPicture: async (name: string) => new File([name], 'signature.png', { type: 'image/png' }),
  signedCanvas: (canvas: HTMLCanvasElement, onStroke: () => void) => {
    canvas.addEventListener('pointerup', onStroke);
    return { leave, clear, picture: async () => new File(['drawn'], 'signature.png') };
  },
}));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const { schema, uiSchema } = everyNewKind;

interface HolderProps {
  initial?: Answers;
  problems?: { path: string[]; text: string }[];
  isTrial?: boolean;
}

function Holder({ initial = {}, problems = [], isTrial = false }: HolderProps) {
  const [answers, setAnswers] = useState<Answers>(initial);
  return (
    <>
      <SchemaForm
        {...{ schema, uiSchema, answers, problems }}
        facts={{ comments: {}, texts, isTrial }}
        onChange={setAnswers}
        onBlur={() => undefined}
      />
      <output data-told>{JSON.stringify(answers)}</output>
    </>
  );
}

const told = (): Answers => JSON.parse(document.querySelector('output[data-told]')?.textContent ?? '{}');
const entries = [{ dictKey: 'a', dictValue: '人工智能' }];

it('asks for lines of a set form with the keys that they need, and keeps them as the wire spells them', async () => {
  get.mockResolvedValue(entries);
  const { container } = renderInPage(<Holder />);
  const typeOf = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name).type;
  expect([typeOf(/电话/), typeOf(/邮箱/), typeOf(/网址/), typeOf(/几点/)]).toEqual([
    ...['tel', 'email', 'url', 'time'],
  ]);
  fireEvent.change(screen.getByLabelText(/到达/), { target: { value: '2026-11-28T09:30' } });
  fireEvent.change(screen.getByLabelText(/几点/), { target: { value: '18:05' } });
  expect(told()).toMatchObject({ arrival: '2026-11-28 09:30:00', hour: '18:05' });
  await userEvent.type(await screen.findByLabelText('地点 · 纬度'), '30.25');
  await userEvent.type(screen.getByLabelText('地点 · 经度'), '120.2');
  expect(told()).toMatchObject({ spot: '30.25,120.2' });
  // What is no number is refused by the form, and not passed over.
  await userEvent.type(screen.getByLabelText('地点 · 经度'), '度');
  expect(told()).toMatchObject({ spot: '30.25,120.2度' });
  await screen.findByRole('textbox', { name: '介绍' });
  expect(await axeFindings(container)).toEqual([]);
});

it('offers what the dictionary has by now, and keeps what it has no more', async () => {
  get.mockResolvedValue(entries);
  renderInPage(<Holder initial={{ topic: 'gone' }} />);
  const list = await screen.findByRole('combobox', { name: /主题/ });
  expect(within(list).getByRole<HTMLOptionElement>('option', { name: '旧主题' }).selected).toBe(true);
  await userEvent.selectOptions(list, await screen.findByRole('option', { name: '人工智能' }));
  expect(told()).toMatchObject({ topic: 'a' });
  expect(get).toHaveBeenCalledWith('blade-system/dict-biz/dictionary', { code: 'policy_topic' });
});

it('asks nobody for the entries of a form that is only looked at: they come with it', async () => {
  renderInPage(<Holder isTrial />);
  const list = await screen.findByRole('combobox', { name: /主题/ });
  expect(within(list).getByRole('option', { name: '旧主题' })).toBeDefined();
  expect(get).not.toHaveBeenCalled();
});

it('goes through tabs by keys, marks those with a problem, and opens what hides a field that is led to', async () => {
  get.mockResolvedValue(entries);
  const problems = [{ path: ['pages', 'second', 'two'], text: '请输入二' }];
  renderInPage(<Holder problems={problems} />);
  const first = await screen.findByRole('tab', { name: '第一页' });
  const second = screen.getByRole('tab', { name: /第二页.*有问题/ });
  expect(first.getAttribute('aria-selected')).toBe('true');
  first.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(second.getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('textbox', { name: /^二/ })).toBeNull();
  expect(focusField('form.pages.second.two')).toBe(true);
  await waitFor(() => expect(document.activeElement?.id).toBe('form.pages.second.two'));
  const folded = document.querySelector('details');
  expect(folded?.open).toBe(false);
  focusField('form.folded.three');
  await waitFor(() => expect(document.activeElement?.id).toBe('form.folded.three'));
  expect([folded?.open, focusField('form.none')]).toEqual([true, false]);
});

it('is signed by hand, by a name or by a picture, and the signature can be taken back', async () => {
  get.mockResolvedValue(entries);
  upload.mockResolvedValue({ attachId: 's1', originalName: 'signature.png' });
  renderInPage(<Holder />);
  const group = await screen.findByRole('group', { name: /签名/ });
  const use = () => within(group).getByRole<HTMLButtonElement>('button', { name: '用作签名' });
  expect(use().disabled).toBe(true);
  fireEvent.pointerUp(within(group).getByRole('img', { name: '签名' }));
  await userEvent.click(use());
  await waitFor(() => expect(told()).toMatchObject({ signed: ['s1'] }));
  await userEvent.click(within(group).getByRole('button', { name: '撤下签名' }));
  expect(told()).not.toHaveProperty('signed');
  await userEvent.click(within(group).getByRole('radio', { name: '输入姓名' }));
  await userEvent.type(within(group).getByRole('textbox', { name: '签名人姓名' }), '林小满');
  await userEvent.click(use());
  await waitFor(() => expect(told()).toMatchObject({ signed: ['s1'] }));
  // Three signs of three bytes each.
  expect(upload.mock.calls[1]?.[1].get('file').size).toBe(9);
  expect(upload.mock.calls.map(([, form]) => form.get('purpose'))).toEqual(['formAnswer', 'formAnswer']);
  expect(leave).toHaveBeenCalled();
});

it('reads what may be followed as a link, a text without what runs, and pictures with the way to each', async () => {
  const fetched = vi.fn(async () => new Response(new Uint8Array([0x89, 0x50])));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() }));
  const answers = {
    ...{ site: 'https://a.cn', mail: 'a@b.cn', topic: 'gone', photos: ['p1'] },
    ...{ intro: '<p>甲<script>x()</script></p>', pages: { first: { one: '壹' } } },
  };
  const { container } = renderInPage(
    <AnswersView {...{ schema, uiSchema, answers }} processInstanceId="7" />,
  );
  expect(screen.getByRole('link', { name: 'https://a.cn' }).getAttribute('href')).toBe('https://a.cn');
  expect(screen.getByRole('link', { name: 'a@b.cn' }).getAttribute('href')).toBe('mailto:a@b.cn');
  expect(screen.getByText('旧主题')).toBeDefined();
  await waitFor(() => expect(container.querySelector('.rich-text')?.innerHTML).toBe('<p>甲</p>'));
  await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:1'));
  expect(screen.getByText('壹')).toBeDefined();
  cleanup();
  renderInPage(<AnswersView {...{ schema, uiSchema }} answers={{ site: 'javascript:x()' }} />);
  expect(screen.queryByRole('link')).toBeNull();
  vi.unstubAllGlobals();
});
