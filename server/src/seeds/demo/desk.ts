import { notice } from '@policy/shared/contract/entities/desk/notice.ts';
import { messageKinds } from '@policy/shared/contract/entities/desk/message.ts';
import { sharedPhrase } from '@policy/shared/contract/entities/desk/shared-phrase.ts';
import { eq } from 'drizzle-orm';

import { repositoryOf } from '../../kit/rows/repository.ts';
import { addDays, wireDate } from '../../kit/runtime/clock.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { found } from '../../kit/runtime/errors.ts';
import { tableOf } from '../../kit/table/table.ts';
import { deliver } from '../../modules/desk/deliver.ts';
import { peopleIn } from '../../modules/desk/audience.ts';
import { runOnce } from '../seed-run.ts';
import { idOf } from '../slug-id.ts';
import { rowsToInsert } from '../slug-rows.ts';
import letters from './data/letter.json' with { type: 'json' };
import notices from './data/notice.json' with { type: 'json' };
import phrases from './data/shared-phrase.json' with { type: 'json' };

/** Notices of the last days on the desks of the demonstration's officers, what else they are told, and what they say again and again; once. */
export const seedDesk = (context: Context): Promise<boolean> =>
  runOnce(context, 'demo.desk', async (inside) => {
    const today = wireDate(inside.clock.now());
    const drafts = notices.map(({ daysAgo, isDraft: _, ...row }) => ({
      ...row,
      releaseTime: addDays(today, -daysAgo),
    }));
    await repositoryOf(notice, inside).insertMany(rowsToInsert(notice, drafts));
    for (const { id, isDraft } of notices) if (!isDraft) await publish(inside, idOf(id));
    for (const letter of letters) await post(inside, letter);
    await repositoryOf(sharedPhrase, inside).insertMany(rowsToInsert(sharedPhrase, phrases));
  });

async function publish(context: Context, id: string) {
  const row = found(await repositoryOf(notice, context).first(eq(tableOf(notice).id, id)));
  const people = await peopleIn(context, row);
  await repositoryOf(notice, context).update(id, { status: 'published', recipientCount: people.length });
  await deliver(context, { title: row.title, kind: 'notice', noticeId: id }, people);
}

async function post(context: Context, { kind, to, ...letter }: (typeof letters)[number]) {
  const known = found(messageKinds.find((one) => one === kind));
  await deliver(
    context,
    { ...letter, kind: known },
    to.map((account) => idOf(`user:${account}`)),
  );
}
