import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { at } from '../steps/workspace.mjs';
import { faults } from './faults/index.mjs';
import { plant, repeatedIds } from './plant.mjs';

describe('planting a fault', () => {
  const fault = { id: 'x', file: 'a.ts', find: 'a > b', replace: '$& || true' };

  it('puts its text in the place of the snippet, sign for sign', () => {
    expect(plant('if (a > b) go();', fault)).toBe('if ($& || true) go();');
  });

  it('is refused where the snippet does not stand exactly once', () => {
    expect(() => plant('if (a < b) go();', fault)).toThrow('x: its snippet stands 0 times in a.ts, not once');
    expect(() => plant('a > b || a > b', fault)).toThrow('stands 2 times');
  });

  it('is refused where it would change nothing', () => {
    expect(() => plant('a > b', { ...fault, replace: 'a > b' })).toThrow('x: it changes nothing');
  });
});

describe('the list of faults', () => {
  it('has each id once, and sixty of them at least', () => {
    expect(repeatedIds(faults)).toEqual([]);
    expect(faults.length).toBeGreaterThanOrEqual(60);
  });

  // What has moved is found here, and not after half an hour of planting.
  it.each(faults.map((fault) => [fault.id, fault]))(
    'can plant %s, and has tests that may find it',
    (_, fault) => {
      expect(() => plant(readFileSync(at(fault.file), 'utf8'), fault)).not.toThrow();
      expect(fault.foundBy.length).toBeGreaterThan(0);
      for (const { file } of fault.foundBy) expect(() => readFileSync(at(file))).not.toThrow();
    },
  );
});
