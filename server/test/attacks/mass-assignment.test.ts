import { entities } from '@policy/shared/contract/entities/index.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { oneEngine } from '../database.ts';
import { pathsOf, written } from '../conformance/verbs.ts';
import { buildAttackFixture } from './attack-fixture.ts';
import type { AttackFixture } from './attack-fixture.ts';
import { protectedRows } from './rows.ts';

const all: readonly Entity[] = entities;
/** The others are held to it by the conformance suite. */
const withOwnWrites = all.filter((entity) => pathsOf(entity).submit && !written.includes(entity));

const system = {
  ...{ tenantId: '100001', createUser: '00000000-0000-7000-8000-000000000001', createDept: null },
  ...{ createTime: '2001-01-01 00:00:00', updateTime: '2001-01-01 00:00:00', isDeleted: 1 },
  ...{ passwordHash: 'x', password_hash: 'x', clientSecret: 'x', client_secret: 'x', isAdmin: true },
};

describe('a draft of somebody who may write', () => {
  let fixture: AttackFixture;
  beforeAll(async () => {
    fixture = await buildAttackFixture(oneEngine);
  });
  afterAll(() => fixture.close());

  test.each(withOwnWrites.map((entity) => [entity.name, entity] as const))(
    'sets nothing of %s that is the server’s own',
    async (_, entity) => {
      const { admin } = fixture.conformance;
      const { rows } = fixture.facts['A'] as { rows: Record<string, string> };
      const id = rows[entity.path];
      expect(id, 'a row to attack').toBeDefined();
      const readOnly = Object.keys(entity.fields).filter((key) => metaOf(entity.fields[key]!).readOnly);
      const own = Object.fromEntries(readOnly.map((key) => [key, 7]));
      const before = await protectedRows(fixture.conformance);
      const { status } = await admin.post(pathsOf(entity).submit!, { id, ...system, ...own });
      expect(status).toBeLessThan(500);
      expect(await protectedRows(fixture.conformance)).toEqual(before);
    },
  );
});
