import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';

import { fieldsOf } from '../../kit/entity/fields.ts';
import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { QuestionsInput } from './questions-input.tsx';

const onChange = vi.fn();
const field = fieldsOf(interpretation, 'zh').find(({ name }) => name === 'qa')!;
const show = (value: unknown) =>
  renderAtWork(<QuestionsInput {...{ field, value, onChange }} id="qa" yesNo={['否', '是']} />, {});
const asked = [
  { q: '要交材料吗？', a: '不需要。' },
  { q: '多久到账？', a: '五个工作日。' },
];

beforeAll(completeBrowser);
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('shows each question with its answer, and gives on what is changed in one of them', () => {
  show(asked);
  expect(screen.getByLabelText<HTMLInputElement>('问题 1').value).toBe('要交材料吗？');
  fireEvent.change(screen.getByLabelText('回答 2'), { target: { value: '十个工作日。' } });
  expect(onChange).toHaveBeenLastCalledWith([asked[0], { q: '多久到账？', a: '十个工作日。' }]);
});

it('adds an empty one at the end, and removes the one that is named', () => {
  show(asked);
  fireEvent.click(screen.getByRole('button', { name: '增加问答' }));
  expect(onChange).toHaveBeenLastCalledWith([...asked, { q: '', a: '' }]);
  fireEvent.click(screen.getByRole('button', { name: '删除问答 1' }));
  expect(onChange).toHaveBeenLastCalledWith([asked[1]]);
});

it('begins with none where the row has none', () => {
  show(null);
  expect(screen.queryByLabelText('问题 1')).toBeNull();
});
