import { menu } from '@policy/shared/contract/entities/permissions/menu.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { crudModule } from '../../kit/crud/crud-module.ts';
import { nameIn } from '../../kit/table/fields.ts';
import { restrictDeleteWithChildren } from '../../kit/crud/delete-restrictions.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { permission, queryOf, tenantQuery } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import { defineRules } from '../../kit/rules/rules.ts';
import { tableOf } from '../../kit/table/table.ts';
import { addLazyList } from '../../kit/crud/tree-module.ts';
import { staysOutOfOwnBranch, treeNode, treeOf } from '../../kit/crud/tree.ts';
import type { SessionEnds } from '../../kit/runtime/sessions.ts';
import { addGrantTrees } from './grant-trees.ts';
import { withinPackage } from '../../accounts/package-bound.ts';
import { leadsSomewhere } from './menu-path.ts';

const table = tableOf(menu);
const tags = ['menu'];
const path = '/blade-system/menu';
const config = { guard: permission('menu_view') };
const isMenu = eq(table.category, 1);

function addMenuList(app: FastifyInstance) {
  const response = { 200: z.array(answeredRow(menu)) };
  app.get(`${path}/menu-list`, { config, schema: { tags, response } }, async ({ context }) => {
    const rows = await repositoryOf(menu, context).all(isMenu);
    return rows.map((one) => toWire(menu, one));
  });
}

function addTree(app: FastifyInstance) {
  // Whoever keeps packages, scopes or top menus picks from the menus as well.
  const guard = permission('menu_view', 'topmenu_view', 'data_scope_view', 'api_scope_view');
  const schema = { tags, querystring: tenantQuery, response: { 200: z.array(treeNode) } };
  app.get(`${path}/tree`, { config: { guard }, schema }, async (request) => {
    const { context } = request;
    const { tenantId } = queryOf<z.output<typeof tenantQuery>>(request);
    // Of a tenant that is named, the menus that its package holds.
    const held = tenantId ? withinPackage(context.tenantId) : undefined;
    const rows = await repositoryOf(menu, context).all(and(isMenu, eq(table.status, 1), held));
    return treeOf(rows, (row) => nameIn(context, menu, row));
  });
}

/** What was granted of menus is looked at again once they changed. */
export const menuRules = ({ forgetAll }: SessionEnds) =>
  defineRules(menu, {
    beforeWrite: [leadsSomewhere, staysOutOfOwnBranch(menu)],
    afterWrite: [(_, { context }) => context.afterCommit(forgetAll)],
    beforeRemove: [restrictDeleteWithChildren(menu)],
    afterRemove: [(_, context) => context.afterCommit(forgetAll)],
  });

/** The platform's menus and buttons, and the trees that grants are picked from. */
export const menuModule: Module = crudModule(menu, {
  routes: (app) => {
    addLazyList(app, menu);
    addLazyList(app, menu, { verb: 'lazy-menu-list', only: isMenu });
    addMenuList(app);
    addTree(app);
    addGrantTrees(app);
  },
});
