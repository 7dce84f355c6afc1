import { expect, it } from 'vitest';

import { plainText, withRichTexts } from './rich-fields.ts';

const rich = { type: 'string', contentMediaType: 'text/html' };
const schema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    note: rich,
    group: { type: 'object', properties: { note: rich } },
    list: { type: 'array', items: { type: 'object', properties: { note: rich, size: { type: 'number' } } } },
  },
};

it('every text that is HTML is changed where it stands, and one that comes to nothing is gone', () => {
  const answers = {
    ...{ name: '<b>', note: '<b>a', group: { note: '<b>b' } },
    list: [{ note: '<b>c', size: 1 }, { note: '<b>' }],
  };
  expect(withRichTexts(schema, answers, (html) => html.replace('<b>', ''))).toEqual({
    ...{ name: '<b>', note: 'a', group: { note: 'b' } },
    list: [{ note: 'c', size: 1 }, {}],
  });
});

it('answers of another shape stay for the validator to judge', () => {
  const answers = { note: 1, group: 'x', list: { a: 1 }, toString: 'y' };
  expect(withRichTexts(schema, answers, () => 'changed')).toEqual(answers);
});

it('what HTML says is told without how it looks', () => {
  expect(plainText('<h3>甲</h3>\n<p>乙 <b>丙</b></p>')).toBe('甲 乙 丙');
});
