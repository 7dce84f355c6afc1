import { region } from '@policy/shared/contract/entities/system/region.ts';
import type { DraftOf, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { regionLevels } from '../../forms/regions.ts';
import { crudModule } from '../../kit/crud/crud-module.ts';
import { treeNode } from '../../kit/crud/tree.ts';
import { queryOf } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { defineRules } from '../../kit/rules/rules.ts';
import type { WriteRule } from '../../kit/rules/rules.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { tableOf } from '../../kit/table/table.ts';
import { addRegionImport } from './import-regions.ts';
import { isCode, misplaced, parentsOf } from './region-places.ts';

type Region = RowOf<typeof region>;
const table = tableOf(region);

type Rule = WriteRule<typeof region>;

/** A new region's code is made of digits. */
const hasACode: Rule = ({ code }, { before }) => {
  if (!before && !isCode(code ?? '')) throw new Refusal('region.code', {}, 'code');
};

/** New regions lie below others: each is there already, or is added together with them. */
async function hangBelowTheirParents(drafts: readonly Partial<DraftOf<typeof region>>[], context: Context) {
  const parents = await parentsOf(drafts, context);
  const added = new Map(drafts.map((draft) => [draft.code, draft]));
  for (const draft of drafts) {
    const { parentCode } = draft;
    const refusal = misplaced(draft, parentCode ? (parents.get(parentCode) ?? added.get(parentCode)) : null);
    if (refusal) throw refusal;
  }
}

/** A region with others below it cannot be removed, unless they are removed with it. */
async function staysWithRegionsBelow(rows: readonly Region[], context: Context): Promise<void> {
  const codes = rows.map(({ code }) => code);
  const below = await repositoryOf(region, context).all(inArray(table.parentCode, codes));
  if (below.some(({ code }) => !codes.includes(code))) throw new Refusal('region.hasChildren');
}

const lazyQuery = z.looseObject({ parentCode: z.string().max(12).optional() });
/** Older clients ask for the roots by "0" or "00". */
const isRoot = (code: string) => /^0*$/.test(code);

/** One level of the regions, for anybody who chooses an address; a node's key is its code. */
function addLazyTree(app: FastifyInstance) {
  const schema = { tags: ['region'], querystring: lazyQuery, response: { 200: z.array(treeNode) } };
  app.get('/blade-system/region/lazy-tree', { config: { guard: 'signedIn' }, schema }, async (request) => {
    const { context } = request;
    const { parentCode = '' } = queryOf<z.output<typeof lazyQuery>>(request);
    const level = isRoot(parentCode) ? isNull(table.parentCode) : eq(table.parentCode, parentCode);
    const rows = await repositoryOf(region, context).all(and(level, eq(table.status, 1)));
    const parents = await withRegionsBelow(context, rows);
    return rows.map((one) => ({
      ...{ id: one.id, parentId: one.parentCode ?? '0', key: one.code, value: one.code },
      title: context.locale === 'en' ? (one.nameEn ?? one.name) : one.name,
      hasChildren: parents.has(one.code),
    }));
  });
}

async function withRegionsBelow({ db }: Context, rows: readonly Region[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const codes = rows.map(({ code }) => code);
  const parents = await db
    .selectDistinct({ code: table.parentCode })
    .from(table)
    .where(and(inArray(table.parentCode, codes), eq(table.isDeleted, 0)));
  return new Set(parents.map(({ code }) => code ?? ''));
}

const levelsQuery = z.looseObject({ code: z.string().max(12).optional() });
const levels = z.array(
  z.object({
    options: z.array(z.object({ code: z.string(), name: z.string() })),
    chosen: z.string().nullable(),
  }),
);

/** What a field of a form offers for a region: of each level those beside the chosen one, and those below it. */
function addLevels(app: FastifyInstance) {
  const schema = { tags: ['region'], querystring: levelsQuery, response: { 200: levels } };
  app.get(
    '/blade-system/region/levels',
    { config: { guard: 'public', perMinute: 240 }, schema },
    (request) => {
      const { code } = queryOf<z.output<typeof levelsQuery>>(request);
      return regionLevels(request.context, code || null);
    },
  );
}

/** Regions lie below each other by their codes. */
export const regionRules = defineRules(region, {
  beforeWrite: [hasACode],
  beforeAdd: [hangBelowTheirParents],
  beforeRemove: [staysWithRegionsBelow],
});

/** The calls of administrative divisions, with the tree that an address is chosen from. */
export const regionModule: Module = crudModule(region, {
  routes: (app) => {
    addLazyTree(app);
    addLevels(app);
    addRegionImport(app);
  },
});
