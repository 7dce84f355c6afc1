import { dataScope } from '@policy/shared/contract/entities/permissions/data-scope.ts';
import { menu } from '@policy/shared/contract/entities/permissions/menu.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { tenantPackage } from '@policy/shared/contract/entities/tenants/tenant-package.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import { idOf } from '../../../seeds/slug-id.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { asSystem } from '../../../kit/rules/rules.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { loadGrants } from '../../../accounts/load-grants.ts';
import { holderOf } from '../../../accounts/test-roles.ts';

interface Reach {
  total: number;
  rows: { id: string; name: string | null }[];
  scopes: { scopeName: string; roles: string[] }[];
}

interface Verdict {
  code: string;
  granted: 0 | 1;
  because: string;
  roles: string[];
  scopes: string[];
}

describeOnEachServer('who may do what', (server) => {
  const admin = signedIn(server, 'admin');

  const of = async (account: string) => {
    const people = tableOf(user);
    const row = await repositoryOf(user, server.context).first(eq(people.account, account));
    const { body } = await admin.get('blade-system/permission/of-person', { userId: row!.id });
    const { verdicts, packageName } = body.data as { verdicts: Verdict[]; packageName: string | null };
    return { verdicts, packageName, id: row!.id };
  };
  const verdict = async (account: string, code: string) =>
    (await of(account)).verdicts.find((one) => one.code === code);
  const holders = async (code: string, query: Record<string, string> = {}) =>
    (await admin.get('blade-system/permission/holders', { code, size: '200', ...query })).body.data;

  it('is explained as it is enforced, for everybody and every code', async () => {
    const people = (await repositoryOf(user, server.context).all(undefined)).map(({ account }) => account);
    expect(people.length).toBeGreaterThan(5);
    for (const account of people) {
      const { id, verdicts } = await of(account);
      const held = await loadGrants(server.database.db, { userId: id, tenantId: '000000' });
      const isAll = held.roleAliases.includes('administrator');
      const told = verdicts.filter(({ granted }) => granted === 1).map(({ code }) => code);
      expect(told.sort(), account).toEqual(
        isAll ? verdicts.map(({ code }) => code).sort() : [...held.permissions].sort(),
      );
    }
  });

  it('names the roles behind a grant, and the scopes that narrow it', async () => {
    expect(await verdict('acceptor', 'projectinfo_view')).toEqual({
      ...{ code: 'projectinfo_view', granted: 1, because: 'role', roles: ['受理人员'] },
      scopes: ['办件：本部门及以下'],
    });
    expect(await verdict('admin', 'tenant_add')).toMatchObject({ granted: 1, because: 'administrator' });
    expect(await verdict('acceptor', 'user_add')).toMatchObject({
      granted: 0,
      because: 'notGranted',
      roles: [],
    });
  });

  it('tells who holds a code, the same people as each of them is told', async () => {
    const { records, obstacle } = await holders('projectinfo_reveal');
    expect(obstacle).toBeNull();
    const accounts = (records as { account: string; because: string }[]).map(({ account }) => account);
    expect(accounts).toEqual(expect.arrayContaining(['admin', 'finance']));
    expect(accounts).not.toContain('acceptor');
    for (const account of accounts)
      expect((await verdict(account, 'projectinfo_reveal'))?.granted, account).toBe(1);
    const first = await holders('projectinfo_reveal', { size: '1' });
    expect(first).toMatchObject({ size: 1, total: records.length });
    expect((await holders('tenant_add')).obstacle).toBe('reserved');
    expect((await admin.get('blade-system/permission/holders', { code: 'nothing' })).status).toBe(404);
  });

  it('says what a role that is switched off, a person who is, and the package take away', async () => {
    const setStatus = (status: number) =>
      server.database.db
        .update(tableOf(role))
        .set({ status })
        .where(eq(tableOf(role).id, idOf('role:clerk')));
    await setStatus(0);
    expect(await verdict('clerk', 'gongshi_add')).toMatchObject({ because: 'roleOff', roles: ['公示经办'] });
    await setStatus(1);

    const menus = tableOf(menu);
    const kept = await repositoryOf(menu, server.context).all(
      inArray(menus.code, ['wel', 'gongshi', 'gongshi_view']),
    );
    const bound = await repositoryOf(tenantPackage, server.context).insert({
      ...{ packageName: '基础版', menuId: kept.map(({ id }) => id) },
    });
    const own = await repositoryOf(tenant, server.context).first(eq(tableOf(tenant).tenantId, '000000'));
    // Roles are fitted to a tenant's package when it is chosen; these were not, as those of a database of before.
    const unfitted = asSystem(server.context, 'roles keep what the package has not');
    await repositoryOf(tenant, unfitted).update(own!.id, { packageId: bound.id });
    expect((await of('clerk')).packageName).toBe('基础版');
    expect(await verdict('clerk', 'gongshi_view')).toMatchObject({ granted: 1 });
    expect(await verdict('clerk', 'gongshi_add')).toMatchObject({
      because: 'beyondPackage',
      roles: ['公示经办'],
    });
    expect(await holders('gongshi_add')).toMatchObject({ obstacle: 'beyondPackage' });
    await repositoryOf(tenant, unfitted).update(own!.id, { packageId: null });

    const { id } = await of('clerk');
    await repositoryOf(user, server.context).update(id, { status: 0 });
    expect(await verdict('clerk', 'gongshi_view')).toMatchObject({ granted: 0, because: 'personOff' });
    const left = (await holders('gongshi_add')).records as { account: string }[];
    expect(left.map(({ account }) => account)).not.toContain('clerk');
  });

  it('shows the rows that a person would see, as his own list does, and the scopes behind them', async () => {
    const reachOf = async (account: string, entity: string) =>
      (
        await admin.get('blade-system/permission/reach', {
          userId: idOf(`user:${account}`),
          entity,
        })
      ).body.data as Reach;
    const scope = await repositoryOf(dataScope, server.context).insert({
      ...{ scopeName: '只看本人', resourceCode: 'own-people-trial', scopeClass: 'user', scopeType: 2 },
    });
    const officer = await holderOf(server, { codes: ['user_view'], dataScopeIds: [scope.id] });
    const own = (await officer.get('blade-user/page')).body.data as { total: number };
    const { body } = await admin.get('blade-system/permission/reach', {
      userId: officer.userId,
      entity: 'user',
    });
    expect(body.data).toMatchObject({ isAllowed: 1, total: own.total });
    expect((body.data as Reach).scopes.map(({ scopeName }) => scopeName)).toEqual(['只看本人']);
    const whole = await reachOf('admin', 'user');
    expect(whole.total).toBeGreaterThan(own.total);
    expect(whole.scopes).toEqual([]);
    expect(whole.rows.every(({ name }) => name !== null)).toBe(true);
    expect(await reachOf('acceptor', 'user')).toMatchObject({ isAllowed: 0, total: 0, rows: [] });
  });

  it('names no row to an asker who does not read it, and tries nothing that he may not view', async () => {
    const asker = await holderOf(server, { codes: ['permission_view', 'user_view'] });
    const ask = (entity: string) =>
      asker.get('blade-system/permission/reach', { userId: idOf('user:admin'), entity });
    expect((await ask('user')).status).toBe(200);
    expect((await ask('role')).status).toBe(403);
    expect((await ask('nothing')).status).toBe(404);
  });

  it('is nobody’s to ask without the permission, nor about people of other tenants', async () => {
    const officer = await personOf(server, 'acceptor');
    for (const [path, query] of [
      ['codes', {}],
      ['of-person', { userId: idOf('user:admin') }],
      ['reach', { userId: idOf('user:admin'), entity: 'user' }],
      ['holders', { code: 'user_add' }],
    ] as const)
      expect((await officer.get(`blade-system/permission/${path}`, query)).status).toBe(403);
    const userId = crypto.randomUUID();
    expect((await admin.get('blade-system/permission/of-person', { userId })).status).toBe(404);
  });
});
