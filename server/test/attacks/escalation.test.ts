import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { idOf } from '../../src/seeds/slug-id.ts';
import { oneEngine } from '../database.ts';
import { personOf } from '../journeys/people.ts';
import type { Person } from '../journeys/people.ts';
import { asked, callsBy } from './calls/every-call.ts';
import { buildAttackFixture } from './attack-fixture.ts';
import type { AttackFixture } from './attack-fixture.ts';

const administrator = idOf('role:administrator');
const own = idOf('user:manager');

/** Spellings of the administrator's alias that a comparison may take for another. */
const aliases = [
  ...['administrator', ' administrator', 'administrator ', '\tadministrator', 'administrator\u00a0'],
  ...[
    'Administrator',
    'ADMINISTRATOR',
    'administrator\u200b',
    'ａｄｍｉｎｉｓｔｒａｔｏｒ',
    'administrator,admin',
  ],
];

describe('a tenant’s administrator', () => {
  let fixture: AttackFixture;
  let manager: Person;
  let headers: Record<string, string>;
  beforeAll(async () => {
    fixture = await buildAttackFixture(oneEngine);
    headers = await fixture.sessions.headersOf('tenant-admin');
    manager = await personOf(fixture.conformance.server, 'manager');
  });
  afterAll(() => fixture.close());

  /** Who holds the platform's role, and what every role, package and tenant gives. */
  async function powers() {
    const { db } = fixture.conformance.server.database;
    const { rows } = await db.execute(
      sql`select owner_id, field, target_id from link where target_id = ${administrator} or field in ('role.menuIds', 'tenantPackage.menuId') or owner_id = ${own} order by 1, 2, 3`,
    );
    const roles = await db.execute(sql`select id from role where role_alias = 'administrator' order by 1`);
    const bound = await db.execute(
      sql`select tenant_id, package_id, expire_time, account_number from tenant order by 1`,
    );
    return { links: rows, roles: roles.rows, bound: bound.rows };
  }

  test.each(aliases)('makes no role that the server takes for the platform’s: %j', async (roleAlias) => {
    const { body } = await manager.post('blade-system/role/submit', { roleName: '升', roleAlias });
    if (body.code !== 200) return;
    const { rows } = await fixture.conformance.server.database.db.execute<{ alias: string }>(
      sql`select role_alias as alias from role where id = ${body.data.id}`,
    );
    expect(rows.map(({ alias }) => alias)).not.toContain('administrator');
    const renamed = { id: body.data.id, version: body.data.version, roleAlias: 'administrator' };
    await manager.post('blade-system/role/submit', renamed);
    expect((await powers()).roles).toEqual([{ id: administrator }]);
  });

  test('calls nothing that is the platform administrator’s alone', async () => {
    const reserved = ['tenant_', 'tenant_package_', 'client_'];
    const called: string[] = [];
    for (const method of ['GET', 'POST'] as const)
      for (const route of await callsBy(fixture.conformance.server, method)) {
        const codes = typeof route.guard === 'object' ? route.guard.anyOf : [];
        const isReserved =
          codes.length > 0 && codes.every((code) => reserved.some((start) => code.startsWith(start)));
        if (!isReserved) continue;
        const { statusCode } = await fixture.conformance.server.app.inject(asked(route, {}, headers));
        if (statusCode !== 403) called.push(`${route.call} ${String(statusCode)}`);
      }
    expect(called).toEqual([]);
  });

  test('comes to hold nothing more by any call, for himself or for another', async () => {
    const { server } = fixture.conformance;
    const before = await powers();
    const menus = await server.database.db.execute<{ id: string }>(sql`select id from menu`);
    const given = {
      ...{ roleId: administrator, roleIds: administrator, roleAlias: 'administrator', isAdmin: true },
      ...{
        menuIds: menus.rows.map(({ id }) => id).join(),
        packageId: idOf('package:full'),
        tenantId: '000000',
      },
      ...{ accountNumber: -1, expireTime: '2099-01-01 00:00:00', deptId: idOf('district'), version: 1 },
    };
    const failed: string[] = [];
    for (const route of await callsBy(server, 'POST'))
      for (const id of [own, idOf('user:reviewer'), administrator, idOf('role:admin')]) {
        const body = { ...given, id, ids: '', userId: id, userIds: id };
        const { statusCode } = await server.app.inject(asked(route, body, headers));
        if (statusCode >= 500) failed.push(route.call);
      }
    expect(failed).toEqual([]);
    expect(await powers()).toEqual(before);
  });
});
