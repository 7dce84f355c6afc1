import { expect, test } from 'vitest';

import { optionLines, optionsIn } from './option-lines.ts';

test('options are written a line each, and read back', () => {
  const options = [
    { key: 'open', label: '开放', labelEn: 'Open' },
    { key: 'closed', label: '关闭', labelEn: 'Closed' },
  ];
  expect(optionsIn(optionLines(options))).toEqual(options);
});

test('a line that says its key alone is called by it, and an empty line is none', () => {
  expect(optionsIn('open\n\n closed ：关闭')).toEqual([
    { key: 'open', label: 'open', labelEn: 'open' },
    { key: 'closed', label: '关闭', labelEn: 'closed' },
  ]);
});
