import { publicChange } from '@policy/shared/contract/content/public-change.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { idQuery } from '@policy/shared/contract/kit/shapes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { entityByName } from '../../../kit/access/scope.ts';
import { queryOf } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Revised } from '../../../kit/rules/rules.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { fieldsOf } from '../../../kit/table/fields.ts';
import { latestRecords } from './latest-records.ts';
import { publicHistory } from './public-history.ts';
import type { HistoryRecord } from './public-history.ts';
import { revisedOf } from './revised-content.ts';
import { isToldOf, toldRecord } from './told-record.ts';
import type { Recorded } from './told-record.ts';

/** Adds the call that tells what was changed in a document since it was first public: its public fields, and those of what stands below it. */
export function addPublicChanges(app: FastifyInstance, root: Entity): void {
  const revised = revisedOf(root);
  if (!revised) throw new Error(`${root.name} has no revisions to tell of`);
  const schema = { tags: [root.name], querystring: idQuery, response: { 200: z.array(publicChange) } };
  app.get(`/${root.path}/changes`, { config: { guard: 'public' }, schema }, async (request) => {
    const { id } = queryOf<z.infer<typeof idQuery>>(request);
    // Who may not read the document is told nothing of it.
    const { id: rowId } = await repositoryOf(root, request.context).get(id);
    return publicHistory(await recordsOf(revised, request.context, rowId));
  });
}

/** What was recorded of a row and of those below it, of those too that were removed since, in the reader's words; the oldest first. */
async function recordsOf(revised: Revised, context: Context, rowId: string): Promise<HistoryRecord[]> {
  const records = await latestRecords(revised, context, rowId);
  const parts = [revised.root, ...revised.below];
  const reader = { locale: context.locale, names: await namesIn(parts, context, records) };
  const byName = new Map(parts.map((part) => [part.name, part]));
  return records.toReversed().flatMap((record) => {
    const part = byName.get(record.entity);
    const isRoot = part === revised.root;
    // That the document itself was added or removed says its state.
    return part && (!isRoot || record.act === 'changed')
      ? [toldRecord(part, { ...record, isRoot }, reader)]
      : [];
  });
}

/** Names of what changes point to, by id: of what the public may read. */
async function namesIn(parts: readonly Entity[], context: Context, records: readonly Recorded[]) {
  const names = new Map<string, string>();
  for (const part of parts)
    for (const { key, source } of fieldsOf(part)) {
      const target = source && isToldOf(part, key) ? entityByName(source) : undefined;
      if (!target?.publicFields) continue;
      const told = await publicNames(target, context, idsIn(records, part, key));
      for (const [id, name] of told) names.set(id, name);
    }
  return names;
}

async function publicNames(target: Entity, context: Context, ids: readonly string[]) {
  const rows = repositoryOf(target, context);
  const wanted = [...(await rows.readableIds([...new Set(ids)]))];
  return wanted.length > 0 ? rows.names(wanted) : new Map<string, string>();
}

const idsIn = (records: readonly Recorded[], part: Entity, key: string): string[] =>
  records
    .filter(({ entity }) => entity === part.name)
    .flatMap(({ changes }) => changes.filter(({ field }) => field === key))
    .flatMap(({ before, after }) => [before, after].flat())
    .filter((id): id is string => typeof id === 'string');
