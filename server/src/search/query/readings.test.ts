import { expect, test } from 'vitest';

import { soundsOf } from '../text/pinyin.ts';
import { readingsIn, soundingTitle } from './readings.ts';

const readings = readingsIn(
  ['高校毕业生租房补贴', '企业租房补贴', '政府补贴办法', '贷款贴息', '地块调新']
    .map(soundsOf)
    .map(soundingTitle),
);

test.each([
  ['zufangbutie', ['租房补贴']],
  ['zf', []],
  ['zfbt', ['租房补贴', '政府补贴']],
  ['dktx', ['贷款贴息', '地块调新']],
  ['f', []],
  ['asdf', []],
])('%s is read as %j', (typed, words) => {
  expect(readings(typed)).toEqual(words);
});
