import { publicityEntry } from '@policy/shared/contract/entities/content/publicity-entry.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { deletedPerson } from '@policy/shared/contract/people/deleted-person.ts';
import { sql } from 'drizzle-orm';

import { recordAct } from '../../kit/history/change-history.ts';
import { forgetInRevisions } from '../../kit/revisions/revision-table.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { asSystem } from '../../kit/rules/rules.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { column } from './column.ts';
import { departing, isAmong } from './departing.ts';
import type { Departing, ErasurePorts } from './departing.ts';
import { emptyMentions } from './empty-mentions.ts';
import { emptyRows } from './empty-rows.ts';
import { sealValues } from './sealed-values.ts';

/**
 * Deletes a person in the caller's open transaction: what says who he is goes, what the law keeps is sealed, and acts go on
 * naming a row that says that he was deleted. Whether he may go, and the end of his sessions, are the caller's.
 */
export async function erasePerson(
  context: Context,
  userId: string,
  ports: ErasurePorts,
): Promise<Pick<Departing, 'hash'>> {
  const person = await departing(context, userId, ports);
  await sealValues(context, person, ports);
  await emptyPublicity(context, person);
  await emptyRows(context, person);
  await removeFiles(context, person, ports);
  await emptyMentions(context, person);
  const rows = [{ id: userId, realName: deletedPerson.zh }];
  await recordAct(user, context, { act: 'purged', rows });
  return { hash: person.hash };
}

/** Through the repository, so that the public pages are made anew. */
async function emptyPublicity(context: Context, { keys }: Departing): Promise<void> {
  const { closingWrites: _, ...outside } = context;
  const why = 'the person whom the entry names was deleted';
  // By itself: the history of these changes is written at once, to be emptied with that of his other rows.
  await inTransaction({ ...outside, actor: null }, async (inside) => {
    const entries = repositoryOf(publicityEntry, asSystem(inside, why));
    for (const id of keys.publicity)
      await entries.update(id, { name: deletedPerson.zh, codeMasked: '-', remark: null });
    // Nor does a change that waits for its review bring him back.
    await forgetInRevisions(inside, keys.publicity);
  });
}

/**
 * Files of his that nothing holds any more go with their bodies within the hour, as removed files do once their month is
 * over. Those behind a payment are neither there nor among the removed until the last day that the law keeps them.
 */
async function removeFiles(context: Context, { keys, userId }: Departing, ports: ErasurePorts) {
  const { db } = context;
  const held = await ports.heldAmong(context, keys.uploads);
  const kept = new Set(keys.paidFiles);
  const gone = keys.uploads.filter((id) => !held.has(id) && !kept.has(id));
  const aside = await column(
    db,
    sql`select id from attachment where ${isAmong(sql`id`, keys.paidFiles)} and uploader_id = ${userId}`,
  );
  const sealed = aside.filter((id) => !held.has(id));
  const nameless = sql`original_name = ${deletedPerson.zh}::text`;
  if (sealed.length > 0)
    await db.execute(sql`update attachment set is_deleted = 2, ${nameless} where id in ${sealed}`);
  if (gone.length > 0)
    await db.execute(sql`update attachment set is_deleted = 1, ${nameless},
      update_time = '2000-01-01 00:00:00+08'::timestamptz where id in ${gone}`);
}
