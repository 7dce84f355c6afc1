import { expect, it } from 'vitest';

import { applicationStates } from '../entities/application/application-states.ts';
import { applicationTabs, finalStates } from './moves.ts';

it('every status stands in exactly one tab of the user centre', () => {
  const placed = Object.values(applicationTabs).flat();
  expect(placed.toSorted()).toEqual(applicationStates.toSorted());
});

it('what nothing follows is done, and nothing else', () => {
  expect(applicationTabs.done.toSorted()).toEqual(finalStates.toSorted());
});
