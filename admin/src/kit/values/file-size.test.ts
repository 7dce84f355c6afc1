import { expect, it } from 'vitest';

import { fileSizeOf } from './file-size.ts';

it.each([
  [0, '1 KB'],
  [900, '1 KB'],
  [1024 * 639.6, '640 KB'],
  [1024 * 1023.9, '1.0 MB'],
  [1024 * 1024 * 1.24, '1.2 MB'],
  [1024 * 1024 * 20, '20.0 MB'],
  [2_000_000_000, '1.9 GB'],
])('%d bytes are told as %s', (bytes, told) => {
  expect(fileSizeOf(bytes)).toBe(told);
});
