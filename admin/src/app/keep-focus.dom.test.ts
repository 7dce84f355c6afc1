import { afterEach, beforeEach, expect, it } from 'vitest';

import { keepFocus } from './keep-focus.ts';

let stop = () => undefined as void;
beforeEach(() => {
  // Nothing is laid out here.
  HTMLElement.prototype.checkVisibility = function () {
    return this.closest('[hidden]') === null;
  };
  document.body.innerHTML = '<main id="page" tabindex="-1"></main>';
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
function button(place: Element = document.body) {
  const made = document.createElement('button');
  place.append(made);
  return made;
}
function dialog() {
  const made = document.createElement('div');
  document.body.append(made);
  button(made).focus();
  return made;
}

it('goes back to where the reader was when a dialog is taken away', async () => {
  const opener = button();
  opener.focus();
  dialog().remove();
  await settled();
  expect(document.activeElement).toBe(opener);
});

it('passes over what has gone or is hidden by then', async () => {
  const [stays, hides, goes] = [button(), button(), button()];
  for (const one of [stays, hides, goes]) one.focus();
  const last = dialog();
  hides.hidden = true;
  goes.remove();
  last.remove();
  await settled();
  expect(document.activeElement).toBe(stays);
});

it('passes over what is switched off by then, such as a button with nothing left to do', async () => {
  const [panel, clear] = [button(), button()];
  for (const one of [panel, clear]) one.focus();
  const question = dialog();
  clear.disabled = true;
  question.remove();
  await settled();
  expect(document.activeElement).toBe(panel);
});

it('waits for the key that closed a dialog, which would press what it comes back to', async () => {
  const opener = button();
  opener.focus();
  const closing = dialog();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  closing.remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
  document.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter' }));
  expect(document.activeElement).toBe(opener);
});

it('goes to the page where nothing is left', async () => {
  dialog().remove();
  await settled();
  expect(document.activeElement).toBe(document.getElementById('page'));
});

/** Where the reader was, and where he is now. */
function visited() {
  const [first, second] = [button(), button()];
  first.focus();
  second.focus();
  return { first, second };
}

it('leaves the focus where it is, and where the reader put it down', async () => {
  const { first, second } = visited();
  first.remove();
  await settled();
  expect(document.activeElement).toBe(second);
  second.blur();
  button();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

it('brings nothing back that the reader had put down, when what he was at goes later', async () => {
  const { second } = visited();
  second.blur();
  await settled();
  second.remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

it('knows that the key which led to another window was let go there', async () => {
  const opener = button();
  opener.focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', altKey: true }));
  window.dispatchEvent(new Event('blur'));
  dialog().remove();
  await settled();
  expect(document.activeElement).toBe(opener);
});
