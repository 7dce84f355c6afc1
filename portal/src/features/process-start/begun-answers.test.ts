import { expect, it } from 'vitest';

import { begunAnswers } from './begun-answers.ts';

it('a form begins with the defaults of its fields, in groups too, and with nothing else', () => {
  const schema = {
    properties: {
      name: { type: 'string', default: '江屿科技' },
      reason: { type: 'string' },
      contact: { type: 'object', properties: { phone: { type: 'string', default: '13800000000' } } },
      place: { type: 'object', properties: { street: { type: 'string' } } },
    },
  };
  expect(begunAnswers(schema)).toEqual({ name: '江屿科技', contact: { phone: '13800000000' } });
  expect(begunAnswers(null)).toEqual({});
});
