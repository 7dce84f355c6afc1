import { expect, it } from 'vitest';

import { Refusal } from '../../../kit/runtime/errors.ts';
import { failureSaid, keptFailure } from './failures.ts';

it('a refusal that was kept is told to each reader in his language', () => {
  const kept = keptFailure(new Refusal('workflow.nobodyFound', { node: '审核' }));
  expect(failureSaid(kept, 'zh')).toBe('环节“审核”找不到办理人，请联系管理员');
  expect(failureSaid(kept, 'en')).toContain('“审核”');
});

it.each([
  ['workflow.endless', /^[^a-z]/],
  ['Refusal: workflow.endless', /^[^a-z]/],
  ['Error: Failed query: insert into x\nparams: 身份证', /^Error: Failed query: insert into x$/],
  ['{"code":"constructor"}', /^\{"code"/],
  ['{broken', /^\{broken$/],
])('what was kept as %s is told all the same', (kept, said) => {
  expect(failureSaid(kept, 'zh')).toMatch(said);
});

it('nothing is told of what never failed', () => {
  expect(failureSaid(null, 'zh')).toBe(null);
});
