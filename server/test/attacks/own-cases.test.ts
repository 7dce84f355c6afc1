import { afterAll, beforeAll, describe, test } from 'vitest';

import { oneEngine } from '../database.ts';
import { buildAttackFixture } from './attack-fixture.ts';
import type { AttackFixture } from './attack-fixture.ts';
import { ownCases } from './own-cases.ts';
import { play } from './play.ts';

// Most of them end before any database is asked: one engine is enough.
describe('attacks of our own', () => {
  let fixture: AttackFixture;
  beforeAll(async () => {
    fixture = await buildAttackFixture(oneEngine);
  });
  afterAll(() => fixture.close());

  test.each(ownCases.map((attack) => [attack.id, attack.source, attack] as const))(
    '%s: %s',
    (_id, _source, attack) => play(attack, fixture),
  );
});
