import { expect, it } from 'vitest';

import { askedBefore } from './asked-before.ts';

const nothing = { confirm: null, confirmEn: null };
const asking = { confirm: '确定转审？', confirmEn: 'Sure?' };
const decision = {
  isRefusal: false,
  isConfirmed: true,
  consequence: '将告知企业。',
  fields: null,
  values: {},
};

it('what an area knows of an outcome is told before what its author asks, in the reader’s language', () => {
  expect(askedBefore(nothing, undefined, 'zh')).toBeNull();
  expect(askedBefore(asking, undefined, 'en')).toBe('Sure?');
  expect(askedBefore(asking, decision as never, 'zh')).toBe('将告知企业。 确定转审？');
  expect(askedBefore(nothing, decision as never, 'zh')).toBe('将告知企业。');
});
