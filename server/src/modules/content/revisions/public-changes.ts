import { publicChange } from '@policy/shared/contract/content/public-change.ts';
import type { ChangedField } from '@policy/shared/contract/content/public-change.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import type { FieldKind } from '@policy/shared/contract/kit/field.ts';
import { idQuery } from '@policy/shared/contract/kit/shapes.ts';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { changeRecords } from '../../../kit/history/change-history.ts';
import type { FieldChange } from '../../../kit/history/change-history.ts';
import { throughOf } from '../../../kit/revisions/groups.ts';
import { queryOf } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Revised } from '../../../kit/rules/rules.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { anyTableOf, columnNamed } from '../../../kit/table/table.ts';
import { plainText } from '../texts/plain-text.ts';
import { publicHistory } from './public-history.ts';
import type { HistoryRecord } from './public-history.ts';
import { revisedOf } from './revised-content.ts';

/** Older records than so many are left to the history that editors read. */
const mostRecords = 500;

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

/** What was recorded of a row and of those below it, of those too that were removed since; the oldest first. */
async function recordsOf(
  { root, below }: Revised,
  context: Context,
  rowId: string,
): Promise<HistoryRecord[]> {
  const { entity, rowId: of, tenantId, at, act } = changeRecords;
  const own = and(eq(entity, root.name), eq(of, rowId));
  const others = below.map((part) => and(eq(entity, part.name), sql`${of} in (${idsBelow(part, rowId)})`));
  const records = await context.db
    .select()
    .from(changeRecords)
    .where(
      and(eq(tenantId, context.tenantId), or(own, ...others), inArray(act, ['added', 'changed', 'removed'])),
    )
    .orderBy(desc(at), desc(changeRecords.id))
    .limit(mostRecords);
  const byName = new Map([root, ...below].map((part) => [part.name, part]));
  return records.toReversed().flatMap((record) => {
    const part = byName.get(record.entity);
    return part ? [toldOf(part, { ...record, isRoot: part === root })] : [];
  });
}

const idsBelow = (part: Entity, rowId: string) => {
  const { id, tenantId } = anyTableOf(part);
  return sql`select ${id} from ${anyTableOf(part)} where ${columnNamed(part, throughOf(part))} = ${rowId} and ${tenantId} = ${changeRecords.tenantId}`;
};

type Recorded = typeof changeRecords.$inferSelect & { isRoot: boolean };

function toldOf(part: Entity, { at, rowId, act, target, changes, isRoot }: Recorded): HistoryRecord {
  const status = isRoot ? changes.find(({ field }) => field === 'status') : undefined;
  return {
    ...{ at, entity: part.name, id: rowId, name: target ?? '' },
    act: act === 'added' || act === 'removed' ? act : 'changed',
    moved: status && { from: String(status.before), to: String(status.after) },
    changes: changes.filter(({ field }) => isToldOf(part, field)).map((change) => sides(part, change)),
  };
}

/** Where a row stands among others is no change of what it says. */
const arranged: readonly string[] = ['sort', 'isTop'];

function isToldOf({ fields, publicFields, publicThrough }: Entity, field: string): boolean {
  const schema = fields[field];
  const isShown = schema !== undefined && (publicFields ?? []).includes(field);
  return isShown && !metaOf(schema).readOnly && field !== publicThrough && !arranged.includes(field);
}

/** What is read as it is kept; anything else is only told to have changed. */
const readable: readonly FieldKind[] = [
  ...(['text', 'longText', 'richText', 'date', 'dateTime'] as const),
  ...(['integer', 'decimal', 'choice'] as const),
];

function sides(part: Entity, { field, before, after, marked }: FieldChange): ChangedField {
  const schema = part.fields[field];
  const kind = schema && metaOf(schema).kind;
  if (marked || !kind || !readable.includes(kind))
    return { field, before: null, after: null, isMarked: true };
  const side = (value: unknown) => {
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return null;
    return kind === 'richText' ? plainText(String(value)) : String(value);
  };
  return { field, before: side(before), after: side(after) };
}
