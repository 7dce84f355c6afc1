import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import { entities } from '@policy/shared/contract/entities/index.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { and, asc, eq, lte, or } from 'drizzle-orm';
import { z } from 'zod';

import { eachOnItsOwn } from '../../../kit/routes/each-on-its-own.ts';
import { minutelyJob } from '../../../kit/routes/recurring-jobs.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { asSystem } from '../../../kit/rules/rules.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import { systemContext } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { sentenceOf } from '../../../kit/runtime/error-sentence.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Services } from '../../../kit/services/services.ts';
import { anyTableOf, columnNamed } from '../../../kit/table/table.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { publishNow } from '../life-cycle.ts';

type Ports = Pick<Services, 'database' | 'clock' | 'rules' | 'logs'>;

const dueRow = z.object({ id: z.string(), tenantId: z.string(), version: z.number() });
type Due = z.infer<typeof dueRow>;

/** So many of a kind are published in one round. */
const atOnce = 200;

const listed: readonly Entity[] = entities;
const scheduled = listed.filter(({ fields }) => 'publishAt' in fields);

/** Publishes what waits for a moment that has come; answers how many rows. A row that fails keeps none of the others waiting. */
export async function publishDue(ports: Ports): Promise<number> {
  let many = 0;
  await eachOnItsOwn(scheduled, async (entity) =>
    eachOnItsOwn(await dueOf(entity, ports), async (row) => {
      if (await publishOne(entity, ports, row)) many += 1;
    }),
  );
  return many;
}

/** Once a minute while the server runs. */
export const scheduledPublishing = minutelyJob(publishDue, 'what was due was not published');

async function dueOf(entity: Entity, { database: { db }, clock }: Ports): Promise<Due[]> {
  const { id, tenantId, version, status, isDeleted } = anyTableOf(entity);
  const isDue = lte(columnNamed(entity, 'publishAt'), wireTime(clock.now()));
  const isRevised = and(eq(status, 'published'), eq(columnNamed(entity, 'revisionStatus'), 'pending_review'));
  const rows = await db
    .select({ id, tenantId, version })
    .from(anyTableOf(entity))
    .where(and(eq(isDeleted, 0), or(eq(status, 'pending_review'), isRevised), isDue))
    .orderBy(asc(columnNamed(entity, 'publishAt')), asc(id))
    .limit(atOnce);
  return rows.map((row) => dueRow.parse(row));
}

/** Answers whether it was published. */
async function publishOne(
  entity: Entity,
  { database, clock, rules, logs }: Ports,
  row: Due,
): Promise<boolean> {
  const { id, tenantId } = row;
  const context = systemContext({ db: database.db, tenantId, clock, rules });
  try {
    await inTransaction(context, (inside) => publishNow(entity, inside, row));
    return true;
  } catch (error) {
    const msg = sentenceOf(error, 'zh');
    if (msg === null) throw error;
    if (isOvertaken(error) && !(await isAsFound(entity, context, row))) return false;
    await giveUp(entity, context, row);
    const values = {
      ...{ logLevel: 'error', logId: 'content.notPublished' },
      logData: `${entity.name} ${id}: ${msg}`,
    };
    logs.add(usualLog, { tenantId, values });
    return false;
  }
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof Refusal && ['row.stale', 'row.notFound', 'content.illegalMove'].includes(error.code);

/** Whether nobody has touched it since: another process or an officer who was faster has published it, sent it back or removed it. */
async function isAsFound(entity: Entity, context: Context, { id, version }: Due): Promise<boolean> {
  const now = await repositoryOf(entity, context).first(eq(anyTableOf(entity).id, id));
  return now !== null && dueRow.parse(now).version === version;
}

/** What cannot be published waits for its reviewer as before, without a time. */
async function giveUp(entity: Entity, context: Context, { id, version }: Due): Promise<void> {
  const system = asSystem(context, 'a time that cannot be kept is taken back');
  const changes = { publishAt: null };
  await repositoryOf(entity, system)
    .update(id, changes, version)
    .catch((error: unknown) => {
      if (!isOvertaken(error)) throw error;
    });
}
