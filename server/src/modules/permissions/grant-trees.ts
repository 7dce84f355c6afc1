import { apiScope } from '@policy/shared/contract/entities/permissions/api-scope.ts';
import { dataScope } from '@policy/shared/contract/entities/permissions/data-scope.ts';
import { menu } from '@policy/shared/contract/entities/permissions/menu.ts';
import { topMenu } from '@policy/shared/contract/entities/permissions/top-menu.ts';
import type { FastifyInstance } from 'fastify';
import { and, inArray } from 'drizzle-orm';
import { z } from 'zod';

import type { Context } from '../../kit/runtime/context.ts';
import { nameIn } from '../../kit/table/fields.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { permission } from '../../kit/routes/route.ts';
import { tableOf } from '../../kit/table/table.ts';
import { treeNode, treeOf } from '../../kit/crud/tree.ts';
import { idLists, idsNamed } from '../../kit/routes/id-list.ts';
import type { MenuRow } from './menu-tree.ts';
import { grantedTo, holdingsOf, seesAll } from '../../accounts/holdings.ts';
import { isReserved, withinPackage } from '../../accounts/package-bound.ts';
import { rolesOf } from '../../accounts/role-bounds.ts';

const tags = ['menu'];
const path = '/blade-system/menu';
const tree = z.array(treeNode);
const ids = z.array(z.string());

/** What may be granted, as trees, and what has been granted, as ids. */
export function addGrantTrees(app: FastifyInstance) {
  const forRoles = { guard: permission('role_grant') };
  const trees = z.object({ menu: tree, dataScope: tree, apiScope: tree });
  app.get(
    `${path}/grant-tree`,
    { config: forRoles, schema: { tags, response: { 200: trees } } },
    ({ context }) => grantTrees(context),
  );
  const keys = z.object({ menu: ids, dataScope: ids, apiScope: ids });
  const { querystring } = idLists('roleIds');
  app.get(
    `${path}/role-tree-keys`,
    { config: forRoles, schema: { tags, querystring, response: { 200: keys } } },
    async (request) => {
      const roles = await rolesOf(request.context, idsNamed(request, 'roleIds'));
      const { menuIds, dataScopeIds, apiScopeIds } = await grantedTo(
        request.context,
        roles.map(({ id }) => id),
      );
      return { menu: menuIds, dataScope: dataScopeIds, apiScope: apiScopeIds };
    },
  );
  addTopTrees(app);
}

function addTopTrees(app: FastifyInstance) {
  const config = { guard: permission('topmenu_setting') };
  const schema = { tags, response: { 200: z.object({ menu: tree }) } };
  app.get(`${path}/grant-top-tree`, { config, schema }, async ({ context }) => {
    const menus = (await menusHeld(context)).filter(({ category }) => category === 1);
    return { menu: treeOf(menus, titleIn(context)) };
  });
  const { querystring } = idLists('topMenuIds');
  const keys = { tags, querystring, response: { 200: z.object({ menu: ids }) } };
  app.get(`${path}/top-tree-keys`, { config, schema: keys }, async (request) => {
    const tops = await repositoryOf(topMenu, request.context).allOf(idsNamed(request, 'topMenuIds'));
    return { menu: [...new Set(tops.flatMap(({ menuIds }) => menuIds ?? []))] };
  });
}

const titleIn = (context: Context) => (row: MenuRow) => nameIn(context, menu, row);

/** Menus and buttons that the caller may hand on. */
async function menusHeld(context: Context): Promise<MenuRow[]> {
  const held = await holdingsOf(context);
  const rows = await repositoryOf(menu, context).all(
    and(held ? inArray(tableOf(menu).id, [...held.menuIds]) : undefined, withinPackage(context.tenantId)),
  );
  return withoutEmptied(
    rows,
    rows.filter(({ status, code }) => status === 1 && !isReserved(code)),
  );
}

/** Leaves out menus of which nothing is left: all that hung below them is not to be granted. */
function withoutEmptied(all: readonly MenuRow[], left: readonly MenuRow[]): MenuRow[] {
  const [had, has] = [all, left].map((rows) => new Set(rows.map(({ parentId }) => parentId)));
  return left.filter(({ id }) => !had?.has(id) || has?.has(id));
}

async function grantTrees(context: Context) {
  const held = await holdingsOf(context);
  const menus = await menusHeld(context);
  const data = await repositoryOf(dataScope, context).all(undefined);
  const api = await repositoryOf(apiScope, context).all(undefined);
  const titleOf = titleIn(context);
  const known = menus.filter(({ category }) => category === 1);
  return {
    menu: treeOf(menus, titleOf),
    dataScope: scopeTree(
      known,
      data.filter(
        ({ id, scopeClass }) => !held || held.dataScopeIds.includes(id) || seesAll(context, scopeClass),
      ),
      titleOf,
    ),
    apiScope: scopeTree(
      known,
      api.filter(({ id }) => !held || held.apiScopeIds.includes(id)),
      titleOf,
    ),
  };
}

interface ScopeRow {
  id: string;
  menuId?: string | null | undefined;
  scopeName: string;
}

/** Scopes as leaves of the menus that they belong to; menus without any are left out. */
function scopeTree(
  menus: readonly MenuRow[],
  scopes: readonly ScopeRow[],
  titleOf: (row: MenuRow) => string,
) {
  const byId = new Map(menus.map((one) => [one.id, one]));
  const shown = new Map<string, MenuRow>();
  for (const { menuId } of scopes)
    for (let at = byId.get(menuId ?? ''); at && !shown.has(at.id); at = byId.get(at.parentId ?? ''))
      shown.set(at.id, at);
  const branches = menus.filter(({ id }) => shown.has(id));
  const nodes = [
    ...branches.map((one) => ({ id: one.id, parentId: one.parentId, title: titleOf(one) })),
    ...scopes.map(({ id, menuId, scopeName }) => ({ id, parentId: menuId, title: scopeName })),
  ];
  return treeOf(nodes, ({ title }) => title);
}
