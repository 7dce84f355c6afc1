import { expect, it } from 'vitest';

import { inOurWords } from './library-words.ts';

const written = (html: string): HTMLElement => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.firstElementChild as HTMLElement;
};
const wording = { say: (word: string) => `〈${word}〉`, element: '部门审核' };

it('a button of the library is called in the reader’s language, with its element for who does not see it', () => {
  const button = written('<button class="bts-context-pad" title="Trigger Event"></button>');
  inOurWords(button, wording);
  expect(button.title).toBe('〈goOn〉');
  expect(button.getAttribute('aria-label')).toBe('部门审核 〈goOn〉');
});

it('a note of the library is in the reader’s language, and what it does not name stays', () => {
  const note = written('<div><span class="bts-text"> Finished </span><span class="bts-text">3</span></div>');
  inOurWords(note, wording);
  expect([...note.children].map(({ textContent }) => textContent)).toEqual(['〈finished〉', '3']);
});
