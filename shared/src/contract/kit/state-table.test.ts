import { expect, test } from 'vitest';

import { stateTable } from './state-table.ts';

type State = 'draft' | 'open' | 'closed';

const states = stateTable<State, 'officer' | 'system'>(
  [
    { from: null, to: 'draft', by: ['officer'] },
    { from: 'draft', to: 'open', by: ['officer'], act: 'publish' },
    { from: 'closed', to: 'open', by: ['officer'], act: 'publish' },
    { from: 'open', to: 'closed', by: ['officer', 'system'] },
  ],
  ['closed'],
);

test('a move is found by its ends', () => {
  expect(states.find('open', 'closed')?.by).toEqual(['officer', 'system']);
  expect(states.find(null, 'draft')).toBeDefined();
  expect(states.find('draft', 'closed')).toBeUndefined();
});

test('an act makes its move only from where it stands', () => {
  expect(states.byAct('publish', 'closed')?.to).toBe('open');
  expect(states.byAct('publish', 'open')).toBeUndefined();
  expect(states.byAct('withdraw', 'open')).toBeUndefined();
});

test('the promise clock stands still where the table says so', () => {
  expect(states.paused).toEqual(['closed']);
});
