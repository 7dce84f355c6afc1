import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Context } from '../../kit/runtime/context.ts';
import { crudModule } from '../../kit/crud/crud-module.ts';
import { nameIn } from '../../kit/table/fields.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { permission, queryOf, tenantQuery } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import { tableOf } from '../../kit/table/table.ts';
import { treeNode, treeOf } from '../../kit/crud/tree.ts';
import { addSelect } from '../../accounts/select-options.ts';
import { withBelow } from '../../kit/crud/branches.ts';
import { addCopy } from './copy-role.ts';
import { addGrant } from './grant-roles.ts';

const table = tableOf(role);
const tags = ['role'];
const path = '/blade-system/role';
const byId = z.looseObject({ roleId: z.string() });

const titleIn = (context: Context) => (row: RowOf<typeof role>) => nameIn(context, role, row);
const all = (context: Context) => repositoryOf(role, context).all(undefined);

function addTrees(app: FastifyInstance) {
  const config = { guard: permission('role_view', 'user_view') };
  const response = { 200: z.array(treeNode) };
  app.get(
    `${path}/tree`,
    { config, schema: { tags, querystring: tenantQuery, response } },
    async ({ context }) => treeOf(await all(context), titleIn(context)),
  );
  const schema = { tags, querystring: byId, response };
  app.get(`${path}/tree-by-id`, { config, schema }, async (request) => {
    const { roleId } = queryOf<z.output<typeof byId>>(request);
    const { id } = await repositoryOf(role, request.context).get(roleId);
    const roles = await all(request.context);
    const branch = new Set(withBelow(roles, [id]));
    return treeOf(
      roles.filter((one) => branch.has(one.id)),
      titleIn(request.context),
    );
  });
}

async function optionsAmong(context: Context, chosen: SQL | undefined) {
  const rows = await repositoryOf(role, context).all(and(chosen, eq(table.status, 1)));
  const nameOf = titleIn(context);
  return rows.map((row) => ({ id: row.id, name: nameOf(row) }));
}

/** The calls of roles, with their trees, their select and the calls that grant and copy. */
export const roleModule: Module = crudModule(role, {
  routes: (app) => {
    addTrees(app);
    const choice = { field: 'user.roleId', all: 'role_view', table };
    addSelect(app, { path, tags, label: 'roleName', choice, optionsAmong });
    addGrant(app);
    addCopy(app);
  },
});
