import { copyDays, mostCopiesADay } from '@policy/shared/contract/desk/own-data.ts';
import type { OwnDataState } from '@policy/shared/contract/desk/own-data.ts';
import { exportJob } from '@policy/shared/contract/entities/desk/export-job.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { and, count, desc, eq, gt, ne } from 'drizzle-orm';

import { asOwner } from '../../../kit/access/as-owner.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { ownCopy } from '../../../personal-data/own-copy.ts';
import { aliveSince, keptUntil } from '../exports/jobs.ts';
import type { Making } from '../exports/write-export.ts';

const jobs = tableOf(exportJob);
const people = tableOf(user);
const dayMs = 86_400_000;

const ofCaller = (context: Context) =>
  and(
    eq(jobs.tenantId, context.tenantId),
    ...[eq(jobs.userId, found(context.actor).userId), eq(jobs.format, 'zip')],
  );

/** Copies that the caller may still begin; one that he removed counts, one that failed does not. */
async function leftOf(context: Context): Promise<number> {
  const since = wireTime(new Date(context.clock.now().getTime() - dayMs));
  const [begun] = await context.db
    .select({ many: count() })
    .from(jobs)
    .where(and(ofCaller(context), gt(jobs.createTime, since), ne(jobs.state, 'failed')));
  return Math.max(0, mostCopiesADay - (begun?.many ?? 0));
}

/** How far the caller's newest copy is, and how many more he may begin. */
export async function copyState(context: Context): Promise<OwnDataState> {
  const { id, state, progress, fileName, createTime, expireTime, error } = jobs;
  const [job] = await context.db
    .select({ id, state, progress, fileName, createTime, expireTime, error })
    .from(jobs)
    .where(and(ofCaller(context), eq(jobs.isDeleted, 0)))
    .orderBy(desc(createTime), desc(id))
    .limit(1);
  return { job: job ?? null, left: await leftOf(context) };
}

/** Writes down that the caller has a copy of his data made: one at a time, and so many a day. It is read outside of the open transaction. */
export async function beginCopy(context: Context, outside: Context): Promise<Making & { fileName: string }> {
  const { userId, account } = found(context.actor);
  // Of two that are begun at once the second waits here, and is counted after the first.
  await context.db.select({ id: people.id }).from(people).where(eq(people.id, userId)).for('update');
  const underWay = and(
    ...[ofCaller(context), eq(jobs.state, 'running'), eq(jobs.isDeleted, 0)],
    gt(jobs.updateTime, aliveSince(context.clock.now())),
  );
  if ((await repositoryOf(exportJob, asOwner(context)).count(underWay)) > 0)
    throw new Refusal('ownData.running');
  if ((await leftOf(context)) === 0) throw new Refusal('ownData.daily', { most: mostCopiesADay });
  const now = context.clock.now();
  const { title } = catalogue(context.locale).personal.copy;
  const fileName = `${title}-${wireTime(now).slice(0, 10)}.zip`;
  const { id } = await repositoryOf(exportJob, asOwner(context)).insert({
    ...{ fileName, entityName: user.name, format: 'zip', state: 'running' },
    ...{ userId, expireTime: keptUntil(now, copyDays) },
  });
  const subject = { userId, account };
  return {
    ...{ id, fileName, format: 'zip', expected: 1000 },
    file: (counting) => ownCopy(outside, subject, counting),
  };
}
