import { afterEach, expect } from 'vitest';

// Which tests a run held, and how much each of them asserted, stands in its report: see list.mjs.
afterEach(({ task }) => {
  task.meta.assertions = expect.getState().assertionCalls;
});
