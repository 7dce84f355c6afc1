import { expect, test } from 'vitest';

import { layersOf, root } from './cruise.ts';

/** Modules that the rule saw when this was written; a cruise that sees far fewer looks at nothing. */
const seen = 1000;

// `npm run layers`, which is one of the static checks of every `npm test`, holds the same sources to the same rule.
test('imports point down or inward, and siblings are strangers', async () => {
  const { modules, violations } = await layersOf(root);
  expect(violations).toEqual([]);
  expect(modules).toBeGreaterThan(seen);
});
