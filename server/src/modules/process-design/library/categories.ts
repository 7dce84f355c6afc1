import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';
import { named } from '@policy/shared/contract/kit/named-schema.ts';
import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import { restrictDeleteWhileInUse } from '../../../kit/crud/delete-restrictions.ts';
import { addLazyList } from '../../../kit/crud/tree-module.ts';
import { staysOutOfOwnBranch, treeNode, treeOf } from '../../../kit/crud/tree.ts';
import type { TreeNode } from '../../../kit/crud/tree.ts';
import { permission } from '../../../kit/routes/route.ts';
import type { Guard, Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { defineRules } from '../../../kit/rules/rules.ts';
import { nameIn } from '../../../kit/table/fields.ts';
import { qualified, tableOf } from '../../../kit/table/table.ts';

const { path, name, permissionBase } = processCategory;

const models = tableOf(processModel);

/** What holds for categories, as for every tree; each tells how many models are filed under it. */
export const categoryRules = defineRules(processCategory, {
  beforeWrite: [staysOutOfOwnBranch(processCategory)],
  beforeRemove: [restrictDeleteWhileInUse(processCategory)],
  computed: {
    modelCount: (table) =>
      sql`(select count(*)::int from ${models} where ${models.tenantId} = ${qualified(table.tenantId)} and ${models.categoryId} = ${qualified(table.id)} and ${models.isDeleted} = 0)`,
  },
});

interface CategoryNode extends TreeNode {
  /** What deployments are filed under. */
  code: string;
  children?: CategoryNode[];
}

const categoryNode = treeNode.extend({
  code: z.string(),
  get children() {
    return z.array(categoryNode).optional();
  },
});
named('ProcessCategoryNode', categoryNode);

function withCodes(nodes: readonly TreeNode[], codes: ReadonlyMap<string, string>): CategoryNode[] {
  return nodes.map(({ children, ...node }) => ({
    ...node,
    code: codes.get(node.id) ?? '',
    ...(children && { children: withCodes(children, codes) }),
  }));
}

/** Their lists have the tree beside them. */
const finding = ['design_model_view', 'design_form_view'];

/** `tree` is for those who keep categories or find and file something under them, `allTree` for everybody who picks a process by its category. */
const trees: readonly (readonly [string, Guard])[] = [
  ['tree', permission(`${permissionBase}_view`, ...finding, 'design_model_edit', 'design_deployment_edit')],
  ['allTree', 'signedIn'],
];

/** Categories of models and forms, and their tree. */
export const categoryModule: Module = crudModule(processCategory, {
  routes: (app) => {
    addLazyList(app, processCategory);
    for (const [verb, guard] of trees)
      app.get(
        `/${path}/${verb}`,
        { config: { guard }, schema: { tags: [name], response: { 200: z.array(categoryNode) } } },
        async ({ context }) => {
          const rows = await repositoryOf(processCategory, context).all(undefined);
          const nodes = treeOf(rows, (row) => nameIn(context, processCategory, row));
          return withCodes(nodes, new Map(rows.map(({ id, code }) => [id, code])));
        },
      );
  },
});
