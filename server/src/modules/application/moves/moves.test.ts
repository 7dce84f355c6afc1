import { applicationMoves } from '@policy/shared/contract/application/moves.ts';
import { applicationStates } from '@policy/shared/contract/entities/application/application-states.ts';
import { describe, expect, test } from 'vitest';

import { paths } from '../../../seeds/demo/cases/paths.ts';

describe('the state machine of an application', () => {
  test('reaches every state from a draft', () => {
    const reached = new Set<string>(['draft']);
    for (let more = true; more;) {
      const before = reached.size;
      for (const { from, to } of applicationMoves.moves) if (from && reached.has(from)) reached.add(to);
      more = reached.size > before;
    }
    expect([...reached].sort()).toEqual([...applicationStates].sort());
  });

  test('says each move once, and by whom', () => {
    const named = applicationMoves.moves.map(({ from, to }) => `${from ?? ''}>${to}`);
    expect(new Set(named).size).toBe(named.length);
    expect(applicationMoves.moves.every(({ by }) => by.length > 0)).toBe(true);
  });

  test.each([
    ['draft', 'paid'],
    ['submitted', 'approved'],
    ['accepted', 'withdrawn'],
    ['paid', 'draft'],
    ['rejected', 'approved'],
    ['publicising', 'paid'],
  ] as const)('knows no move from %s to %s', (from, to) => {
    expect(applicationMoves.find(from, to)).toBeUndefined();
  });

  test('lets nobody but the company withdraw, and only before acceptance', () => {
    const withdrawals = applicationMoves.moves.filter(({ to }) => to === 'withdrawn');
    expect(withdrawals.every(({ by }) => by.length === 1 && by[0] === 'applicant')).toBe(true);
    expect(withdrawals.map(({ from }) => from).sort()).toEqual(['submitted', 'supplement']);
  });

  test('has a path of the demonstration to every state', () => {
    for (const state of applicationStates) expect(paths[state]('wf_apply_standard')).toBeDefined();
  });
});
