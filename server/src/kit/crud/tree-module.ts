import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { permission, queryOf } from '../routes/route.ts';
import type { Module } from '../routes/route.ts';
import { repositoryOf } from '../rows/repository.ts';
import { defineRules } from '../rules/rules.ts';
import type { RuledEntity } from '../rules/rules.ts';
import { crudModule } from './crud-module.ts';
import { restrictDeleteWhileInUse } from './delete-restrictions.ts';
import { lazyRows, staysOutOfOwnBranch, treeNode, treeOf } from './tree.ts';

const lazyQuery = z.looseObject({ parentId: z.string().optional() });

/** One level of a tree as a list, of all rows or of some, each saying whether there is more below it; a search answers what it finds anywhere. */
export function addLazyList(
  app: FastifyInstance,
  entity: Entity,
  { verb = 'lazy-list', only }: { verb?: string; only?: SQL } = {},
) {
  const row = answeredRow(entity).extend({ hasChildren: z.boolean() });
  const config = { guard: permission(`${entity.permissionBase}_view`), lists: entity };
  const schema = { tags: [entity.name], querystring: lazyQuery, response: { 200: z.array(row) } };
  app.get(`/${entity.path}/${verb}`, { config, schema }, async (request) => {
    const rows = await lazyRows(entity, request.context, { query: queryOf(request), only });
    return rows.map((one) => toWire(entity, one));
  });
}

/**
 * Rules of an entity whose rows hang below each other: no row hangs below itself, and one with others below it cannot be removed.
 * @public Generated entities are held to it.
 */
export const treeRules = <E extends Entity>(entity: E): RuledEntity =>
  defineRules(entity, {
    beforeWrite: [staysOutOfOwnBranch(entity)],
    beforeRemove: [restrictDeleteWhileInUse(entity)],
  });

/**
 * Gives an entity whose rows hang below each other its calls.
 * @public Generated modules are made of it.
 */
export const treeModule = <E extends Entity>(entity: E): Module =>
  crudModule(entity, {
    routes: (app) => {
      addLazyList(app, entity);
      addTree(app, entity);
    },
  });

/** All rows as nodes, for whoever may read the list of them. */
function addTree(app: FastifyInstance, entity: Entity) {
  const config = { guard: permission(`${entity.permissionBase}_view`) };
  const schema = { tags: [entity.name], response: { 200: z.array(treeNode) } };
  app.get(`/${entity.path}/tree`, { config, schema }, async ({ context }) =>
    treeOf(await repositoryOf(entity, context).all(undefined), (row) => String(row[entity.nameField])),
  );
}
