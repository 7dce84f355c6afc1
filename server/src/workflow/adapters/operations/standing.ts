import type { Standing } from '@policy/shared/contract/workflow/operations.ts';
import type { InstanceView } from '@policy/shared/contract/workflow/views.ts';
import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { sentenceOf } from '../../../kit/runtime/error-sentence.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import { qualified } from '../../../kit/table/table.ts';
import type { CaseArea } from '../case-area.ts';
import type { DefinitionCache } from '../definition-cache.ts';
import { pageOf } from '../instance-lists.ts';
import { onInstance } from '../list-filters.ts';
import type { InstanceQuery } from '../process-order.ts';
import type { CallAnswer } from '../../rows.ts';
import { wfExecution, wfInstance, wfJob, wfTask } from '../tables.ts';
import type { Listed } from '../task-lists.ts';
import { wfCommand } from './command-table.ts';
import { failureSaid } from './failures.ts';
import { isForNobody } from './offers-to-nobody.ts';
import { withinReach } from './reach.ts';
import { hopelessJoins } from './starved-joins.ts';

const givenUp = lte(wfJob.retries, 0);
const isSuspended = eq(wfInstance.status, 'suspended');

/** A token that waits in a join, in a process of which no token is anywhere else. */
function isStarved(): SQL | undefined {
  const elsewhere = sql`select 1 from ${wfExecution} other where other.instance_id = ${wfExecution.instanceId}
    and other.kind = 'token' and not other.joining`;
  return and(eq(wfExecution.joining, true), sql`not exists (${elsewhere})`);
}

interface Engine {
  areas: readonly CaseArea[];
  definitions: DefinitionCache;
}

/** The processes under way that go no further by themselves, or in a part of them, those begun last first. */
export async function standingInstances(
  context: Context,
  { areas, definitions }: Engine,
  query: InstanceQuery,
): Promise<Listed<InstanceView>> {
  const { db, tenantId } = context;
  const own = (table: typeof wfJob | typeof wfTask | typeof wfExecution, which: SQL | undefined) =>
    sql`exists (select 1 from ${table} where ${and(eq(table.instanceId, wfInstance.id), which)})`;
  const hopeless = await hopelessJoins(context, definitions);
  const stands = or(
    hopeless ? sql`${wfInstance.id} in (select instance_id from (${hopeless}) starved)` : undefined,
    ...[isSuspended, own(wfJob, givenUp)],
    ...[own(wfTask, await isForNobody(context)), own(wfExecution, isStarved())],
  );
  const where = and(
    ...[eq(wfInstance.tenantId, tenantId), isNull(wfInstance.endedAt)],
    ...[stands, withinReach(context, areas), onInstance(query)],
  );
  return pageOf(db, { where, order: [desc(wfInstance.startedAt), desc(wfInstance.id)], query });
}

/** What a standing thing is of, and what is told of it but the name of its node. */
export interface StandingOf extends Omit<Standing, 'nodeName'> {
  instanceId: string;
}

/** Why some processes of the caller's tenant stand. */
export async function standingOf(
  context: Context,
  instanceIds: readonly string[],
  definitions: DefinitionCache,
): Promise<StandingOf[]> {
  if (instanceIds.length === 0) return [];
  return [
    ...(await suspendedAmong(context, instanceIds)),
    ...(await timersGivenUp(context, instanceIds)),
    ...(await tasksForNobody(context, instanceIds)),
    ...(await starvedJoins(context, instanceIds, definitions)),
  ];
}

const nothingElse = { nodeId: null, taskId: null, detail: null };

async function suspendedAmong({ db, tenantId }: Context, ids: readonly string[]): Promise<StandingOf[]> {
  const since =
    sql<Date | null>`(select max(c.created_at) from ${wfCommand} c join ${wfInstance} own on own.id = c.instance_id
    where own.root_id = ${qualified(wfInstance.rootId)} and c.name = 'suspend')`.mapWith({
      mapFromDriverValue: (at: unknown): Date | null => new Date(String(at)),
    });
  const rows = await db
    .select({ instanceId: wfInstance.id, since })
    .from(wfInstance)
    .where(and(eq(wfInstance.tenantId, tenantId), inArray(wfInstance.id, [...ids]), isSuspended));
  return rows.map((row) => ({
    ...{ kind: 'suspended', instanceId: row.instanceId, since: row.since && wireTime(row.since) },
    ...nothingElse,
  }));
}

/** Why a call was given up, in the reader's language. */
const reasonIn = (locale: Context['locale'], { code, facts }: Extract<CallAnswer, { ok: false }>) =>
  sentenceOf(new Refusal(code, facts), locale);

async function timersGivenUp(
  { db, tenantId, locale }: Context,
  ids: readonly string[],
): Promise<StandingOf[]> {
  const { instanceId, nodeId, dueAt, error, answer, kind } = wfJob;
  const rows = await db
    .select({ instanceId, nodeId, dueAt, error, answer, kind })
    .from(wfJob)
    .where(and(eq(wfJob.tenantId, tenantId), inArray(instanceId, [...ids]), givenUp))
    .orderBy(asc(dueAt), asc(wfJob.id));
  return rows.map((row) => ({
    kind: row.kind === 'call' || row.kind === 'delivery' ? row.kind : 'timer',
    ...{ instanceId: row.instanceId, nodeId: row.nodeId, taskId: null },
    since: wireTime(row.dueAt),
    detail: row.answer?.ok === false ? reasonIn(locale, row.answer) : failureSaid(row.error, locale),
  }));
}

async function tasksForNobody(context: Context, ids: readonly string[]): Promise<StandingOf[]> {
  const { instanceId, nodeId, createdAt, id: taskId } = wfTask;
  const rows = await context.db
    .select({ instanceId, nodeId, createdAt, taskId })
    .from(wfTask)
    .innerJoin(wfInstance, eq(wfInstance.id, instanceId))
    .where(
      and(
        ...[eq(wfTask.tenantId, context.tenantId), inArray(instanceId, [...ids])],
        await isForNobody(context),
      ),
    )
    .orderBy(asc(taskId));
  return rows.map((row) => ({
    ...{ kind: 'nobody', instanceId: row.instanceId, nodeId: row.nodeId, taskId: row.taskId },
    ...{ since: wireTime(row.createdAt), detail: null },
  }));
}

/** Joins beside which no token of their process stands any more, and those to which none of them can come. */
async function starvedJoins(
  context: Context,
  ids: readonly string[],
  definitions: DefinitionCache,
): Promise<StandingOf[]> {
  const { db, tenantId } = context;
  const { instanceId, nodeId } = wfExecution;
  const alone = await db
    .selectDistinct({ instanceId, nodeId })
    .from(wfExecution)
    .where(and(eq(wfExecution.tenantId, tenantId), inArray(instanceId, [...ids]), isStarved()));
  const hopeless = await hopelessJoins(context, definitions, ids);
  const starved = { instanceId: sql<string>`instance_id`, nodeId: sql<string>`node_id` };
  const beside = hopeless ? await db.selectDistinct(starved).from(sql`(${hopeless}) starved`) : [];
  const others = beside.filter((row) => !alone.some((one) => isSame(one, row)));
  return [...alone, ...others].map((row) => ({ ...nothingElse, ...row, kind: 'join', since: null }));
}

type AtJoin = Pick<StandingOf, 'instanceId' | 'nodeId'>;

const isSame = (one: AtJoin, other: AtJoin): boolean =>
  one.instanceId === other.instanceId && one.nodeId === other.nodeId;

/** The timers and calls of an instance that were given up, or its calls alone. */
export async function deadTimersOf(
  { db, tenantId }: Context,
  instanceId: string,
  kind?: 'call',
): Promise<string[]> {
  const ofKind = kind && eq(wfJob.kind, kind);
  const mine = and(eq(wfJob.tenantId, tenantId), eq(wfJob.instanceId, instanceId), givenUp, ofKind);
  return (await db.select({ id: wfJob.id }).from(wfJob).where(mine)).map(({ id }) => id);
}
