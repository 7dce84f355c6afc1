import { department } from '@policy/shared/contract/entities/people/department.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Context } from '../../../kit/runtime/context.ts';
import { crudModule } from '../../../kit/crud/crud-module.ts';
import { restrictDeleteWhileInUse } from '../../../kit/crud/delete-restrictions.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { queryOf, tenantQuery } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { defineRules } from '../../../kit/rules/rules.ts';
import { addLazyList } from '../../../kit/crud/tree-module.ts';
import { nodeOf, staysOutOfOwnBranch, treeNode, treeOf, withHasChildren } from '../../../kit/crud/tree.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { addSelect } from '../../../accounts/select-options.ts';
import { staysAgencyWhileInUse } from './stays-agency.ts';

const table = tableOf(department);
const tags = ['department'];
const path = '/blade-system/dept';
const lazyQuery = z.looseObject({ parentId: z.string().optional() });

const isActive = eq(table.status, 1);
const active = (context: Context) => repositoryOf(department, context).all(isActive);

/** What a unit is called for short in the reader's language; in English its full name is better than a Chinese one. */
const titleIn =
  ({ locale }: Context) =>
  ({ deptName, deptNameEn, nameEn }: Named): string =>
    locale === 'en' ? (deptNameEn ?? nameEn ?? deptName) : deptName;
type Named = Pick<RowOf<typeof department>, 'deptName' | 'deptNameEn' | 'nameEn'>;

function addTrees(app: FastifyInstance) {
  addLazyList(app, department);
  // Whoever works in the tenant may be shown its organisation: forms and pickers offer it.
  const shown = {
    config: { guard: 'signedIn' as const },
    schema: { tags, querystring: tenantQuery, response: { 200: z.array(treeNode) } },
  };
  app.get(`${path}/tree`, shown, async ({ context }) => treeOf(await active(context), titleIn(context)));
  const lazy = { ...shown, schema: { ...shown.schema, querystring: lazyQuery } };
  app.get(`${path}/lazy-tree`, lazy, async (request) => {
    const { parentId = '0' } = queryOf<z.output<typeof lazyQuery>>(request);
    const rows = await repositoryOf(department, request.context).list({ parentId });
    const known = await withHasChildren(department, request.context, { rows });
    const titleOf = titleIn(request.context);
    return known.map((one) => ({ ...nodeOf(one, titleOf(one)), hasChildren: one.hasChildren }));
  });
}

async function optionsAmong(context: Context, chosen: SQL | undefined) {
  const rows = await repositoryOf(department, context).all(and(chosen, isActive));
  const titleOf = titleIn(context);
  return rows.map((row) => ({ id: row.id, name: titleOf(row) }));
}

/** A department that anything refers to cannot be removed, none hangs below itself, and one that something is left to stays an agency. */
export const departmentRules = defineRules(department, {
  beforeWrite: [staysOutOfOwnBranch(department), { fields: ['docPrefix'], rule: staysAgencyWhileInUse }],
  beforeRemove: [restrictDeleteWhileInUse(department)],
});

/** The organisation: the public reads it, its keepers shape it. */
export const departmentModule: Module = crudModule(department, {
  routes: (app) => {
    addTrees(app);
    const choice = { field: 'user.deptId', all: 'dept_view', table };
    addSelect(app, { path, tags, label: 'deptName', choice, optionsAmong });
  },
});
