import { businessDictionary } from '@policy/shared/contract/entities/system/business-dictionary.ts';
import { dictionary } from '@policy/shared/contract/entities/system/dictionary.ts';
import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { crudModule } from '../../kit/crud/crud-module.ts';
import { restrictDeleteWithChildren } from '../../kit/crud/delete-restrictions.ts';
import { treeNode, treeOf } from '../../kit/crud/tree.ts';
import { pagingQuery } from '../../kit/query/paging.ts';
import { permission, queryOf } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { defineRules } from '../../kit/rules/rules.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { tableOf } from '../../kit/table/table.ts';
import { entriesFollow, isTheOnlyOne, leadsToPages, standsInItsDictionary } from './dictionary-rules.ts';
import type { AnyDictionary, DictionaryRow } from './dictionary-rules.ts';

const byCode = z.looseObject({ code: z.string().max(50).default('') });
const offered = z.object({
  id: z.string(),
  code: z.string(),
  dictKey: z.string().nullable(),
  dictValue: z.string(),
  sort: z.int(),
  remark: z.string().nullable(),
});

const nameIn =
  ({ locale }: Context) =>
  ({ dictValue, nameEn }: DictionaryRow): string =>
    locale === 'en' ? (nameEn ?? dictValue) : dictValue;

/** Dictionaries without their entries, and the entries under one parent. */
function addLevels(app: FastifyInstance, entity: AnyDictionary) {
  const config = { guard: permission(`${entity.permissionBase}_view`), lists: entity };
  const [tags, row] = [[entity.name], answeredRow(entity)];
  const paged = { tags, querystring: pagingQuery, response: { 200: pageOf(row) } };
  app.get(`/${entity.path}/parent-list`, { config, schema: paged }, async (request) => {
    const roots = isNull(tableOf(entity).parentId);
    const page = await repositoryOf(entity, request.context).page(queryOf(request), roots);
    return { ...page, records: page.records.map((one) => toWire(entity, one)) };
  });

  const whole = { tags, querystring: pagingQuery, response: { 200: z.array(row) } };
  app.get(`/${entity.path}/child-list`, { config, schema: whole }, async (request) => {
    const { parentId, ...query } = queryOf<Record<string, unknown>>(request);
    const below = parentId ? { ...query, parentId } : query;
    const entries = isNotNull(tableOf(entity).parentId);
    const rows = await repositoryOf(entity, request.context).list(below, entries);
    return rows.map((one) => toWire(entity, one));
  });
}

/** What screens offer: open to whoever is signed in, and without what is sealed. */
function addOffers(app: FastifyInstance, entity: AnyDictionary, beside: readonly AnyDictionary[]) {
  const tags = [entity.name];
  const config = { guard: 'signedIn' as const };
  const table = tableOf(entity);
  const flat = { tags, querystring: byCode, response: { 200: z.array(offered) } };
  app.get(`/${entity.path}/dictionary`, { config, schema: flat }, async (request) => {
    const { code } = queryOf<z.output<typeof byCode>>(request);
    const rows = await firstOffered(request.context, [entity, ...beside], code);
    const nameOf = nameIn(request.context);
    return rows.map((row) => ({ ...row, dictValue: nameOf(row) }));
  });
  const tree = { tags, querystring: byCode, response: { 200: z.array(treeNode) } };
  app.get(`/${entity.path}/tree`, { config, schema: tree }, async (request) => {
    const { code } = queryOf<z.output<typeof byCode>>(request);
    const asked = code === '' ? undefined : eq(table.code, code);
    const rows: DictionaryRow[] = await repositoryOf(entity, request.context).all(
      and(asked, eq(table.isSealed, 0)),
    );
    return treeOf(rows, nameIn(request.context));
  });
}

/** The entries of a code in the first of these that has any. */
async function firstOffered(
  context: Context,
  [first, ...others]: readonly AnyDictionary[],
  code: string,
): Promise<DictionaryRow[]> {
  if (!first) return [];
  const { code: codes, isSealed, parentId } = tableOf(first);
  const offers = and(eq(codes, code), eq(isSealed, 0), isNotNull(parentId));
  const rows: DictionaryRow[] = await repositoryOf(first, context).all(offers);
  return rows.length > 0 ? rows : firstOffered(context, others, code);
}

const rulesOf = (entity: AnyDictionary) =>
  // Both sorts have the same fields; the rules are written for those.
  defineRules<AnyDictionary>(entity, {
    beforeWrite: [standsInItsDictionary(entity), leadsToPages, isTheOnlyOne(entity)],
    afterWrite: [entriesFollow(entity)],
    beforeRemove: [restrictDeleteWithChildren(entity)],
  });

/** What holds for both sorts of dictionaries. */
export const dictionaryRules = [rulesOf(dictionary), rulesOf(businessDictionary)];

const dictionaryModule = (entity: AnyDictionary, beside: readonly AnyDictionary[] = []): Module =>
  crudModule<AnyDictionary>(entity, {
    routes: (app) => {
      addLevels(app, entity);
      addOffers(app, entity, beside);
    },
  });

/** The platform's dictionaries, and those of each tenant; other clients ask the first call for the codes of both. */
export const dictionaryModules: readonly Module[] = [
  dictionaryModule(dictionary, [businessDictionary]),
  dictionaryModule(businessDictionary),
];
