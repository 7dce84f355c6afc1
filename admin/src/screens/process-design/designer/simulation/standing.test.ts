import { expect, it } from 'vitest';

import { atRest, began, ended, passed, paused, restarted, resumed, waiting } from './standing.ts';
import type { SimulationEvent } from './standing.ts';

const after = (...happenings: SimulationEvent[]) =>
  happenings.reduce((now, happening) => happening(now), atRest);

it('ends with the last of the processes that were begun', () => {
  expect(after(began, began, ended).status).toBe('running');
  expect(after(began, began, ended, ended).status).toBe('ended');
});

it('tells the way in order, and nothing of it once it is begun again', () => {
  const way = [began, passed('a'), waiting(['start']), passed('b')];
  expect(after(...way).way).toEqual(['a', 'b']);
  expect(after(...way, restarted)).toEqual({ ...atRest, waits: ['start'] });
});

it('stands still until it is gone on with', () => {
  expect(after(began, paused).status).toBe('paused');
  expect(after(began, paused, resumed).status).toBe('running');
});
