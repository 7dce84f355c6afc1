import type { SearchType } from '@policy/shared/contract/portal/search.ts';
import { inArray } from 'drizzle-orm';

import { entityByName } from '../../../kit/access/scope.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { anyTableOf } from '../../../kit/table/table.ts';
import type { DocumentKey, SearchIndex } from '../../../search/index/search-index.ts';
import { sources } from './sources/index.ts';
import { byParent } from './sources/source.ts';

/** So many rows are read with what hangs on them, cut into words and written at once. */
const atOnce = 25;

/** The table of the rows that documents of a type are made of. */
export function tableOfType(type: SearchType) {
  const entity = entityByName(sources[type].entity);
  if (!entity) throw new Error(`No rows are documents of type ${type}`);
  return anyTableOf(entity);
}

interface Part {
  type: SearchType;
  ids: readonly string[];
}

/**
 * Holds rows until the commit, so that of two who make the same document anew the second waits, and then sees what the first has written.
 * By their ids: two who hold several of the same do not wait for each other. Answers their ids by tenant.
 */
async function hold({ db, tenantId }: Context, { type, ids }: Part): Promise<Map<string, string[]>> {
  const table = tableOfType(type);
  const rows = await db
    .select({ id: table.id, tenantId: table.tenantId })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(table.id)
    .for('no key update');
  const tenants = new Map(rows.map((row) => [String(row.id), String(row.tenantId)]));
  return byParent([...ids], (id) => tenants.get(id) ?? tenantId);
}

async function refreshPart(context: Context, index: SearchIndex, { type, ids }: Part): Promise<void> {
  const documents = await sources[type].documentsOf(context, ids);
  const there = new Set(documents.map(({ id }) => id));
  await index.put(context, documents);
  await index.remove(
    context,
    ids.filter((id) => !there.has(id)).map((id) => ({ type, id })),
  );
}

/** Makes documents anew of their rows as these stand now, and takes out those whose rows are not public; inside the open transaction. */
export async function refreshDocuments(
  context: Context,
  index: SearchIndex,
  keys: readonly DocumentKey[],
): Promise<void> {
  // In the same order everywhere, for the rows that are held.
  for (const { type } of Object.values(sources)) {
    const ids = [...new Set(keys.filter((key) => key.type === type).map(({ id }) => id))].toSorted();
    for (let done = 0; done < ids.length; done += atOnce) {
      const byTenant = await hold(context, { type, ids: ids.slice(done, done + atOnce) });
      for (const [tenantId, own] of byTenant)
        await refreshPart({ ...context, tenantId }, index, { type, ids: own });
    }
  }
}
