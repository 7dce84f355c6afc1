import { publicityEntry } from '@policy/shared/contract/entities/content/publicity-entry.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import { and, asc, inArray, or, sql } from 'drizzle-orm';

import { wireTime } from '../../kit/runtime/clock.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { tableOf } from '../../kit/table/table.ts';
import type { Follower } from '../../kit/transaction/followers.ts';
import { joinTransaction } from '../../kit/transaction/transaction.ts';

const [lists, entries] = [tableOf(publicityList), tableOf(publicityEntry)];

const idsIn = (tags: ReadonlySet<string>, entity: string): string[] =>
  [...tags].flatMap((tag) => (tag.startsWith(`${entity}:`) ? tag.slice(entity.length + 1) : []));

/** Holds the lists of what was changed: a count that begins while another writer adds an entry does not see it. */
async function heldLists({ db }: Context, tags: ReadonlySet<string>): Promise<string[]> {
  const [listIds, entryIds] = [idsIn(tags, publicityList.name), idsIn(tags, publicityEntry.name)];
  if (listIds.length + entryIds.length === 0) return [];
  const ofEntries = db
    .select({ listId: entries.listId })
    .from(entries)
    .where(sql`${entries.id} = any(${sql.param(entryIds)}::uuid[])`);
  const held = await db
    .select({ id: lists.id })
    .from(lists)
    .where(or(inArray(lists.id, ofEntries), sql`${lists.id} = any(${sql.param(listIds)}::uuid[])`))
    .orderBy(asc(lists.id))
    .for('update');
  return held.map(({ id }) => id);
}

/** Keeps how many entries a list has, and what they add up to, whoever writes them: the process, a sheet, an officer, a revision that is published. */
export const followPublicityTotals: Follower = (context, tags) =>
  joinTransaction(context, async (inside) => {
    const ids = await heldLists(inside, tags);
    if (ids.length === 0) return;
    const own = sql`from ${entries} where ${entries.listId} = ${lists.id} and ${entries.isDeleted} = 0`;
    const totalCount = sql`(select count(*)::int ${own})`;
    const totalAmountWan = sql`(select coalesce(sum(${entries.amountWan}), 0) ${own})`;
    const differs = sql`(${lists.totalCount}, ${lists.totalAmountWan}) is distinct from (${totalCount}, ${totalAmountWan})`;
    await inside.db
      .update(lists)
      .set({ totalCount, totalAmountWan, updateTime: wireTime(context.clock.now()) })
      .where(and(inArray(lists.id, ids), differs));
  });
