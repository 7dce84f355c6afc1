import { fireEvent, screen } from '@testing-library/react';

/** A form that asks nothing yet, as the designer opens it. */
export const stored = {
  ...{ id: '7', formKey: 'form_award', name: '奖励表', nameEn: 'Award', mainVersion: null },
  ...{ rev: 0, savedBy: null, savedTime: null },
  schema: { title: '奖励表', type: 'object', additionalProperties: false, required: [], properties: {} },
  uiSchema: { 'ui:order': [] },
  texts: { en: { 奖励表: 'Award' } },
};

/** The fields on the canvas, by the paths that lead to them. */
export const handles = () =>
  [...document.querySelectorAll<HTMLElement>('[data-field]')].map((one) => one.dataset.field);
// Two signs on a button are set apart.
const named = (kind: string) => new RegExp(`^${kind.split('').join(' ?')}$`);

/** Adds a field of a kind by its button. */
export const add = (kind: string) => fireEvent.click(screen.getByRole('button', { name: named(kind) }));
const handleOf = (field: string) => {
  const handle = document.querySelector(`[data-field="${field}"]`);
  if (!handle) throw new Error(`no ${field}`);
  return handle;
};

/** Chooses a field on the canvas. */
export const select = (field: string) => fireEvent.click(handleOf(field));

/** Presses a key at a field on the canvas. */
export const press = (field: string, key: string, keys: object = {}) =>
  fireEvent.keyDown(handleOf(field), { key, ...keys });

/** Types into a field of a panel and leaves it. */
export const write = (label: string, value: string) => {
  const input = screen.getByLabelText(label);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};
