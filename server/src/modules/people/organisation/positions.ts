import { position } from '@policy/shared/contract/entities/people/position.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import { restrictDeleteWhileInUse } from '../../../kit/crud/delete-restrictions.ts';
import { permission, tenantQuery } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { defineRules } from '../../../kit/rules/rules.ts';
import { nameIn } from '../../../kit/table/fields.ts';
import { tableOf } from '../../../kit/table/table.ts';

const option = z.object({ id: z.string(), postName: z.string() });

/** A position that somebody holds cannot be removed. */
export const positionRules = defineRules(position, { beforeRemove: [restrictDeleteWhileInUse(position)] });

/** Positions, and the select from which people are given them. */
export const positionModule: Module = crudModule(position, {
  routes: (app) => {
    const schema = { tags: ['position'], querystring: tenantQuery, response: { 200: z.array(option) } };
    const config = { guard: permission('post_view', 'user_view') };
    app.get('/blade-system/post/select', { config, schema }, async ({ context }) => {
      const rows = await repositoryOf(position, context).all(eq(tableOf(position).status, 1));
      return rows.map((row) => ({ id: row.id, postName: nameIn(context, position, row) }));
    });
  },
});
