import { expect, test } from 'vitest';

import { lineReader } from './lines.ts';

test('a text that grows is read line by line, each line once and only when it is whole', () => {
  const lines: string[] = [];
  const read = lineReader((line) => lines.push(line));
  for (const text of ['{"a', '{"a":1}\n{"b"', '{"a":1}\n{"b":2}\n\n', '{"a":1}\n{"b":2}\n\nrest']) read(text);
  expect(lines).toEqual(['{"a":1}', '{"b":2}']);
});
