import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { beforeEach, expect, it } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../../../public/display.js'), 'utf8');
const root = document.documentElement;
const chosen = { elder: true, contrast: true, text: 'larger' };
const seen = () => ({
  elder: root.classList.contains('elder'),
  contrast: root.classList.contains('contrast'),
  text: root.dataset['text'] ?? 'normal',
});

beforeEach(() => {
  root.className = '';
  delete root.dataset['text'];
  delete root.dataset['plain'];
  localStorage.setItem('pfp-portal-display', JSON.stringify({ content: chosen }));
});

it('shows the site before the first paint the way its reader has chosen', () => {
  runInThisContext(script);
  expect(seen()).toEqual(chosen);
});

it('shows it plain where nobody could undo the choice, which is kept for later', () => {
  root.dataset['plain'] = '';
  runInThisContext(script);
  expect(seen()).toEqual({ elder: false, contrast: false, text: 'normal' });
  expect(root.classList.contains('js')).toBe(true);
  expect(localStorage.getItem('pfp-portal-display')).toContain('larger');
});
