import { describe, expect, it } from 'vitest';

import { withItemIn } from './insert.ts';

describe('an item that is added to a list in a source', () => {
  const opening = /const named: [^=]*= [[{]/;

  it.each([
    ['one line', 'const named: T[] = [a, b];', 'const named: T[] = [a, b, c];'],
    ['nothing', 'const named: T[] = [];', 'const named: T[] = [c];'],
    [
      'several lines',
      'const named: T[] = [\n  a,\n];\nconst last = [x];',
      'const named: T[] = [\n  a,\n  c,\n];\nconst last = [x];',
    ],
    ['a record', 'const named: R = {\n  a: [1],\n};', 'const named: R = {\n  a: [1],\n  c,\n};'],
  ])('stands at its end where it has %s', (_, text, after) => {
    expect(withItemIn(text, opening, 'c')).toBe(after);
  });

  it('is not led astray by brackets and quotes of texts and comments', () => {
    const inside = `  // Everybody's own]\n  'it\\'s ]',\n  "]'",\n  \`]\`,\n  /* ] */\n  a,\n`;
    expect(withItemIn(`const named: T[] = [\n${inside}];`, opening, 'c')).toBe(
      `const named: T[] = [\n${inside}  c,\n];`,
    );
  });

  it('has no place where the list is not there, or does not end', () => {
    expect(withItemIn('const other = [a];', opening, 'c')).toBeNull();
    expect(withItemIn('const named: T[] = [a', opening, 'c')).toBeNull();
  });
});
