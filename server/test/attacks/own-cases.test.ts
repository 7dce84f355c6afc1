import { afterAll, beforeAll, describe, test } from 'vitest';

import { buildGround } from './ground.ts';
import type { Ground } from './ground.ts';
import { ownCases } from './own-cases.ts';
import { play } from './play.ts';

// Most of them end before any database is asked: one engine is enough.
describe('attacks of our own', () => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await buildGround('pglite');
  });
  afterAll(() => ground.close());

  test.each(ownCases.map((attack) => [attack.id, attack.source, attack] as const))(
    '%s: %s',
    (_id, _source, attack) => play(attack, ground),
  );
});
