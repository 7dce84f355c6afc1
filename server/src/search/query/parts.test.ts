import { expect, test } from 'vitest';

import { wordsOf } from '../text/terms.ts';
import { tsqueryOf } from './expression.ts';
import { partsOfQuery } from './parts.ts';
import { thesaurusOf } from './thesaurus.ts';

const thesaurus = thesaurusOf([
  { kind: 'abbreviation', word: '技改', means: ['技术改造'] },
  { kind: 'abbreviation', word: '稳岗', means: ['稳定就业岗位'] },
  { kind: 'synonym', word: '租房补贴', means: ['租金补贴'] },
]);
const asked = (query: string) =>
  partsOfQuery(wordsOf(query), thesaurus).map(({ expression }) => tsqueryOf(expression));

test.each([
  ['设备', ["'设备'"]],
  ['技术改造', ["('技术改造' | ('技术' & '改造'))"]],
  ['扩岗补助', ["'扩岗'", "'补助'"]],
  ['免申即享', ["'免申'", "'申即'", "'即享'"]],
  ['技改 设备', ["('技改' | ('技术改造' | ('技术' & '改造')))", "'设备'"]],
  ['租房 补贴', ["(('租房' & '补贴') | ('租金' & '补贴'))"]],
  // What the thesaurus knows is not taken out of the middle of words.
  ['科技改革', ["'科技'", "'改革'"]],
  ['稳岗返还', ["('稳岗' | ('稳定' & '就业' & '岗位'))", "'返还'"]],
])('%s asks for %j', (query, parts) => {
  expect(asked(query)).toEqual(parts);
});
