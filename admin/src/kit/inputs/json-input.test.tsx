import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { fieldsOf } from '../entity/fields.ts';
import { inputs } from './inputs.tsx';

const onChange = vi.fn();
const field = fieldsOf(itemGuide, 'zh').find(({ name }) => name === 'matchRules')!;
const Rules = inputs[field.meta.kind];
const area = () => screen.getByLabelText<HTMLTextAreaElement>(field.label);
const type = (text: string) => fireEvent.change(area(), { target: { value: text } });
const show = (value: unknown) =>
  render(
    <>
      <label htmlFor="rules">{field.label}</label>
      <Rules id="rules" field={field} yesNo={['否', '是']} value={value} onChange={onChange} />
    </>,
  );

beforeAll(completeBrowser);
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('the rules of a guide are shown as JSON and given back as the object they spell', () => {
  show({ creditOk: true });
  expect(area().value).toBe('{\n  "creditOk": true\n}');
  type('{"sizes": ["small"]}');
  expect(onChange).toHaveBeenLastCalledWith({ sizes: ['small'] });
  type('');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('what spells nothing is given on as typed, so that the rule can refuse it', () => {
  show(null);
  type('{"sizes": ');
  expect(onChange).toHaveBeenLastCalledWith('{"sizes": ');
});
