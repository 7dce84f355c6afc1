import { role } from '@policy/shared/contract/entities/identity/role.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Context } from '../../../kit/context.ts';
import { crudModule } from '../../../kit/crud-module.ts';
import { nameIn } from '../../../kit/fields.ts';
import { staysWhileInUse } from '../../../kit/in-use.ts';
import { repositoryOf } from '../../../kit/repository.ts';
import { permission, queryOf, tenantQuery } from '../../../kit/route.ts';
import type { Module } from '../../../kit/route.ts';
import { tableOf } from '../../../kit/table.ts';
import { staysOutOfOwnBranch, treeNode, treeOf } from '../../../kit/tree.ts';
import type { Identity } from '../identity.ts';
import { chosenFor, selectQuery } from '../organisation/select.ts';
import { withBelow } from '../department-tree.ts';
import { addGrant } from './grant-roles.ts';
import { assertMayGive, assertMayUseAlias, staysOnForOneself } from './role-bounds.ts';

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
    const nodes = roles.map((one) => ({ id: one.id, parentId: one.parentId ?? null }));
    const branch = new Set(withBelow(nodes, [id]));
    return treeOf(
      roles.filter((one) => branch.has(one.id)),
      titleIn(request.context),
    );
  });
}

function addSelect(app: FastifyInstance) {
  const option = z.object({ id: z.string(), roleName: z.string() });
  const schema = { tags, querystring: selectQuery, response: { 200: z.array(option) } };
  app.get(`${path}/select`, { config: { guard: 'signedIn' }, schema }, async (request) => {
    const chosen = await chosenFor(request, {
      field: 'user.roleId',
      all: 'role_view',
      table,
    });
    const rows = await repositoryOf(role, request.context).all(and(chosen, eq(table.status, 1)));
    const nameOf = titleIn(request.context);
    return rows.map((row) => ({ id: row.id, roleName: nameOf(row) }));
  });
}

/** Roles: nobody makes, changes or removes one that may do more than he may himself. */
export const roleModule = (identity: Identity): Module =>
  crudModule(role, {
    beforeWrite: [
      (values, { before, context }) => {
        if (!before && values.roleAlias) assertMayUseAlias(context, values.roleAlias);
      },
      (_, { before, context }) => (before ? assertMayGive(context, [before]) : undefined),
      (values, { before, context }) => (before ? staysOnForOneself(values, before, context) : undefined),
      staysOutOfOwnBranch(role),
    ],
    // Rights that a role gave are gone with the next call of its people, and back with it.
    afterWrite: [(_, { context }) => context.afterCommit(identity.sessions.forgetAll)],
    beforeRemove: [(rows, context) => assertMayGive(context, rows), staysWhileInUse(role)],
    routes: (app) => {
      addTrees(app);
      addSelect(app);
      addGrant(app, identity);
    },
  });
