import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { and, desc, eq, ne } from 'drizzle-orm';
import { z } from 'zod';

import { entityByName, shownFields } from '../../kit/access/scope.ts';
import { changeRecords, isLongField } from '../../kit/history/change-history.ts';
import type { FieldChange } from '../../kit/history/change-history.ts';
import { describedOnly, readParameters } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { may } from '../../kit/runtime/context.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { found, Refusal } from '../../kit/runtime/errors.ts';
import { writeOnce } from '../../kit/transaction/idempotency.ts';
import { valuesOfVersion } from './row-version.ts';

const asked = z.object({ entity: z.string().max(60), id: z.string().max(40) });
const versionAsked = asked.extend({ changeId: z.string().max(40) });
const change = z.object({
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  marked: z.literal(true).optional(),
  /** Both sides are long; `detail` answers them. */
  isLong: z.literal(true).optional(),
});
const entry = z.object({
  id: z.string(),
  act: z.enum(['added', 'changed', 'removed', 'restored', 'purged']),
  at: z.string(),
  userId: z.string().nullable(),
  userName: z.string().nullable(),
  changes: z.array(change),
});
/** An entry of the list, and whether the reader may bring the row back to it. */
const listed = entry.extend({ mayRestore: z.boolean() });
type Entry = z.output<typeof entry>;

const mostEntries = 200;

const tags = ['change'];
const config = { guard: 'signedIn' as const };

/** What became of one row, for those who may read it: who did what when, each field before and after, and the way back. */
export const changeHistoryModule: Module = (app) => {
  const list = { tags, querystring: asked.partial(), response: { 200: z.array(listed) } };
  app.get('/blade-log/change/list', { config, schema: list }, async (request) => {
    const { entity, entries } = await historyOf(request.context, readParameters(request, asked));
    const isWritten = app.changers.has(entity.name) && may(request.context, `${entity.permissionBase}_edit`);
    return entries.map((one, place) => ({
      ...one,
      changes: one.changes.map((told) => shortly(entity, told)),
      // The newest stands there already.
      mayRestore: isWritten && place > 0,
    }));
  });
  const detail = { tags, querystring: versionAsked.partial(), response: { 200: entry } };
  app.get('/blade-log/change/detail', { config, schema: detail }, async (request) => {
    const { changeId, ...row } = readParameters(request, versionAsked);
    const { entries } = await historyOf(request.context, row);
    return found(entries.find(({ id }) => id === changeId));
  });
  const restore = { tags, body: versionAsked, response: { 200: z.null() } };
  app.post(
    '/blade-log/change/restore',
    { config, schema: restore, validatorCompiler: describedOnly },
    (request) => {
      const { entity: name, id, changeId } = readParameters(request, versionAsked);
      const entity = found(entityByName(name) ?? null);
      const change = app.changers.get(entity.name);
      // What only calls of its own change, such as a payment, does not go back by its history.
      if (!change) throw new Refusal('access.denied');
      return writeOnce(request, async (context) => {
        await change(context, id, await valuesOfVersion(context, { entity, id, changeId }));
        return null;
      });
    },
  );
};

/** A change as a list tells it: without texts that are read by themselves. */
const shortly = (entity: Entity, told: FieldChange): z.output<typeof change> =>
  told.marked || !isLongField(entity, told.field)
    ? told
    : { field: told.field, before: null, after: null, isLong: true };

async function historyOf(context: Context, { entity: name, id }: z.output<typeof asked>) {
  const entity = found(entityByName(name) ?? null);
  // Owners and the public read a row as it is; how it came to be so is for those who keep it.
  if (!may(context, `${entity.permissionBase}_view`)) throw new Refusal('access.denied');
  const row = await repositoryOf(entity, context).get(id);
  const { entity: of, rowId, tenantId, at, act } = changeRecords;
  const records = await context.db
    .select()
    .from(changeRecords)
    // The row itself tells when it was added, whether or not that was recorded.
    .where(and(eq(tenantId, row.tenantId), eq(of, entity.name), eq(rowId, id), ne(act, 'added')))
    .orderBy(desc(at), desc(changeRecords.id))
    .limit(mostEntries);
  const shown = shownFields(entity, context);
  const changed = records.map(({ changes, ...record }) => ({
    ...record,
    changes: changes.filter(({ field }) => !shown || shown.includes(field)),
  }));
  const added = {
    id: row.id,
    act: 'added' as const,
    at: row.createTime,
    userId: row.createUser,
    changes: [],
  };
  return { entity, entries: await named(context, entity, [...changed, added]) };
}

type Unnamed = Omit<Entry, 'userName' | 'changes'> & { changes: FieldChange[] };

/** People and rows that a change points to go by their names; one that is gone keeps its id. */
async function named(context: Context, entity: Entity, entries: readonly Unnamed[]): Promise<Entry[]> {
  const people = await namesOf(
    context,
    user,
    entries.flatMap(({ userId }) => userId ?? []),
  );
  const known = new Map<string, string>();
  for (const { field, source } of pointers(entity)) {
    const target = entityByName(source);
    const ids = entries.flatMap(({ changes }) => changes.filter((one) => one.field === field).flatMap(idsIn));
    if (!target) continue;
    for (const [id, name] of await namesOf(context, target, ids)) known.set(id, name);
  }
  const tell = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(tell) : typeof value === 'string' ? (known.get(value) ?? value) : value;
  return entries.map(({ id, act, at, userId, changes }) => ({
    ...{ id, act, at, userId, userName: people.get(userId ?? '') ?? null },
    changes: changes.map((one) => ({ ...one, before: tell(one.before), after: tell(one.after) })),
  }));
}

const pointers = (entity: Entity) =>
  Object.entries(entity.fields).flatMap(([field, schema]) => {
    const { source } = metaOf(schema);
    return source ? [{ field, source }] : [];
  });

const idsIn = ({ before, after }: FieldChange): string[] =>
  [before, after].flat().filter((value): value is string => typeof value === 'string');

async function namesOf(context: Context, entity: Entity, ids: readonly string[]) {
  const wanted = [...new Set(ids)];
  return wanted.length > 0 ? repositoryOf(entity, context).names(wanted) : new Map<string, string>();
}
