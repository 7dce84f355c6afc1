import { expect, it } from 'vitest';

import { holds } from './condition.ts';

it.each([
  [{ field: 'kind', is: 'far' }, { kind: 'far' }, true],
  [{ field: 'kind', is: ['far', 'near'] }, { kind: 'near' }, true],
  [{ field: 'kind', is: 'far' }, {}, false],
  [{ field: 'kind', isNot: 'far' }, { kind: 'near' }, true],
  [{ field: 'kind', isNot: 'far' }, { kind: 'far' }, false],
  [{ field: 'kind', isNot: 'far' }, {}, true],
] as const)('the condition %j on %j holds: %s', (condition, values, isMet) => {
  expect(holds(condition, values)).toBe(isMet);
});
