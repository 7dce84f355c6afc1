import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { AnswersView } from '../answers-view.tsx';
import type { Answers } from '../answers.ts';
import SchemaForm from '../schema-form.tsx';
import { axeFindings, renderInPage } from '../../testing/render-in-page.tsx';

const { get, upload } = vi.hoisted(() => ({ get: vi.fn(), upload: vi.fn() }));
vi.mock('../../../lib/browser/browser-session.ts', () => ({ http: { get, upload } }));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const number = (title: string, more: object = {}) => ({ type: 'number', title, ...more });
const whenRented = { 'x-shown': { '==': [{ var: 'kind' }, 'rent'] } };
const schema = {
  type: 'object',
  required: ['kind', 'landlord'],
  properties: {
    kind: { type: 'string', title: '方式' },
    landlord: { type: 'string', title: '出租方', ...whenRented },
    papers: {
      ...{ type: 'array', title: '合同', maxItems: 2, items: { type: 'string', format: 'uuid' } },
      'x-files': { accept: ['pdf'], maxSizeMb: 1 },
    },
    place: { type: 'string', title: '地点' },
    price: number('月租'),
    months: number('月数'),
    cost: number('合计', { readOnly: true, 'x-formula': { '*': [{ var: 'price' }, { var: 'months' }] } }),
  },
};
const uiSchema = {
  papers: { 'ui:widget': 'files', 'ui:options': { names: { a: '旧合同.pdf' } } },
  place: { 'ui:widget': 'region', 'ui:options': { names: { '449901': '江屿市 / 云澜区' } } },
  price: { 'ui:options': { width: 'third' } },
  cost: { 'ui:widget': 'formula' },
};
const texts = {
  ...{
    optional: '选填',
    given: '系统自动填写',
    choose: '请选择',
    addRow: '添加',
    noRows: '',
    comment: '',
    toMend: '',
  },
  ...{ row: String, removeRow: String },
};

function Holder({ initial = {}, isTrial }: { initial?: Answers; isTrial?: boolean }) {
  const [answers, setAnswers] = useState<Answers>(initial);
  return (
    <>
      <SchemaForm
        {...{ schema, uiSchema, answers }}
        problems={[]}
        facts={{ comments: {}, texts, ...(isTrial && { isTrial }) }}
        onChange={setAnswers}
        onBlur={() => undefined}
      />
      <output>{JSON.stringify(answers)}</output>
    </>
  );
}

const told = (): Answers => JSON.parse(document.querySelector('output:not([role])')?.textContent ?? '{}');
const levels = [{ options: [{ code: '99', name: '南岭省' }], chosen: null }];

it('asks for a field while its condition holds, takes its answer away with it, and works out what is worked out', async () => {
  get.mockResolvedValue([]);
  renderInPage(<Holder initial={{ kind: 'rent', landlord: '李', price: 2 }} />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /出租方/ }).value).toBe('李');
  await userEvent.type(screen.getByRole('textbox', { name: /月数/ }), '3');
  expect(told()).toMatchObject({ cost: 6 });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /合计/ }).readOnly).toBe(true);
  await userEvent.clear(screen.getByRole('textbox', { name: '方式' }));
  await userEvent.type(screen.getByRole('textbox', { name: '方式' }), 'own');
  expect(screen.queryByRole('textbox', { name: /出租方/ })).toBeNull();
  expect(told()).toEqual({ kind: 'own', price: 2, months: 3, cost: 6 });
});

it('takes files up to their number, by their names, and says what was refused', async () => {
  get.mockResolvedValue(levels);
  const { ApiError } = await import('@policy/shared/client/api-error.ts');
  upload.mockResolvedValueOnce({ attachId: 'b', originalName: '新合同.pdf' });
  upload.mockRejectedValueOnce(new ApiError({ code: 400, msg: '文件类型不符' }));
  const { container } = renderInPage(<Holder initial={{ papers: ['a'] }} />);
  const choose = async (name: string) =>
    userEvent.upload(
      await screen.findByLabelText('选择文件 合同'),
      new File(['x'], name, { type: 'application/pdf' }),
    );
  expect(await screen.findByText('旧合同.pdf', { selector: 'p' })).toBeDefined();
  await choose('新合同.pdf');
  await waitFor(() => expect(told()).toMatchObject({ papers: ['a', 'b'] }));
  expect(upload.mock.calls[0]?.[1].get('purpose')).toBe('formAnswer');
  expect(screen.queryByLabelText('选择文件 合同')).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /移除.*旧合同/ }));
  expect(told()).toMatchObject({ papers: ['b'] });
  await choose('坏.pdf');
  expect(await screen.findByText('文件类型不符')).toBeDefined();
});

it('sends no file anywhere from a form that is only looked at', async () => {
  get.mockResolvedValue(levels);
  renderInPage(<Holder isTrial />);
  const file = new File(['x'], '样例.pdf', { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText('选择文件 合同'), file);
  expect(await screen.findByText('样例.pdf', { selector: 'p' })).toBeDefined();
  expect([upload.mock.calls.length, screen.queryByRole('link', { name: /打开/ })]).toEqual([0, null]);
});

it('asks for one level of the regions after the other', async () => {
  get.mockResolvedValue(levels);
  renderInPage(<Holder />);
  const province = await screen.findByRole('combobox', { name: '地点 · 省' });
  get.mockResolvedValue([
    { ...levels[0], chosen: '99' },
    { options: [{ code: '4499', name: '江屿市' }], chosen: null },
  ]);
  await userEvent.selectOptions(province, '南岭省');
  expect(told()).toEqual({ place: '99' });
  expect(get).toHaveBeenLastCalledWith('blade-system/region/levels', { code: '99' });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '地点 · 市' }), '江屿市');
  expect(told()).toEqual({ place: '4499' });
});

it('reads files by their names with the way to each, a region by its name, and nothing that is not asked for', () => {
  const answers = { kind: 'own', papers: ['a'], place: '449901' };
  renderInPage(<AnswersView {...{ schema, uiSchema, answers }} processInstanceId="7" />);
  expect(screen.getByRole('link', { name: '旧合同.pdf' }).getAttribute('href')).toContain(
    '/internal/attachment?id=a&process=7',
  );
  expect(screen.getByText('江屿市 / 云澜区')).toBeDefined();
  expect(screen.queryByText('出租方')).toBeNull();
});
