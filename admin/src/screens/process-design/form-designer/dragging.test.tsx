import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import DesignerPage from './designer-page.tsx';
import { add, handles, stored } from './testing/on-canvas.ts';

beforeAll(completeBrowser);
beforeEach(() => {
  // Nothing is laid out here: every place to drop lies a hundred points below the one before it, and all else at the origin.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, topOf(this), 100, 10);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const topOf = (element: Element): number =>
  ([...document.querySelectorAll('.canvas-gap')].indexOf(element) + 1) * 100;

const found = (element: Element | null | undefined): Element => {
  if (!element) throw new Error('nothing to drag to or from');
  return element;
};
const handle = (field: string) => found(document.querySelector(`[data-field="${field}"]`));
const kind = (name: string) => screen.getByRole('button', { name });
/** The place before a field, and the one after the last field in what holds fields. */
const before = (field: string) => found(handle(field).closest('.canvas-cell')?.querySelector('.canvas-gap'));
const endOf = (holder: string) =>
  found(handle(holder).closest('.canvas-field')?.querySelector('.canvas-object > .canvas-gap:last-child'));

const settled = () => act(async () => new Promise((done) => void setTimeout(done, 60)));

/** Drags something to a place as a pointer does: a drag begins once it has gone a few points. */
async function drag(from: Element, to: Element) {
  const at = { isPrimary: true, button: 0, clientX: 0 };
  fireEvent.pointerDown(from, { ...at, clientY: 0 });
  fireEvent.pointerMove(document, { ...at, clientY: 10 });
  await settled();
  fireEvent.pointerMove(document, { ...at, clientY: topOf(to) });
  await settled();
  fireEvent.pointerUp(document, { ...at, clientY: topOf(to) });
  await settled();
}

it('fields are dragged from the palette to their place, into rows and out of them again', async () => {
  renderAtWork(<DesignerPage stored={stored} />, { post: vi.fn().mockResolvedValue({ rev: 1 }) });
  add('明细表');
  await drag(kind('电 话'), before('rows'));
  expect(handles()).toEqual(['phone', 'rows']);
  await drag(kind('公 式'), endOf('rows'));
  expect(handles()).toEqual(['phone', 'rows', 'rows.formula']);
  await drag(handle('phone'), before('rows.formula'));
  expect(handles()).toEqual(['rows', 'rows.phone', 'rows.formula']);
  await drag(handle('rows.formula'), before('rows'));
  expect(handles()).toEqual(['formula', 'rows', 'rows.phone']);
});

it('a press without a drag moves nothing, and neither does a drop in what is dragged', async () => {
  renderAtWork(<DesignerPage stored={stored} />, { post: vi.fn().mockResolvedValue({ rev: 1 }) });
  add('分组');
  add('单行文本');
  const at = { isPrimary: true, button: 0, clientX: 0, clientY: 0 };
  fireEvent.pointerDown(handle('group'), at);
  fireEvent.pointerUp(document, at);
  await drag(handle('group'), endOf('group'));
  expect(handles()).toEqual(['group', 'group.text']);
});
