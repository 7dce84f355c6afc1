import { readFileSync } from 'node:fs';
import v8 from 'node:v8';
import { afterEach, expect, it, vi } from 'vitest';

import { makeObjectsYoung } from './young-objects.ts';

afterEach(() => vi.restoreAllMocks());

it('turns off the learning of V8 that makes objects old at once', () => {
  const set = vi.spyOn(v8, 'setFlagsFromString').mockImplementation(() => undefined);
  makeObjectsYoung();
  expect(set.mock.calls).toEqual([['--no-allocation-site-pretenuring']]);
});

it.each(['server/src/main.ts', 'portal/server/main.ts', 'admin/server/main.ts'])(
  'holds for the process that %s starts',
  (file) => {
    const source = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
    expect(source).toMatch(/^(?:await startEdge\(| {2}makeObjectsYoung\(\);)/m);
  },
);
