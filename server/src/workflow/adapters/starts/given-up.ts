import type { StartKind } from '@policy/shared/contract/workflow/operations.ts';
import { and, count, desc, eq, lte, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { labelOf } from '../../model/definition.ts';
import type { Definition } from '../../model/definition.ts';
import { wfCommand } from '../operations/command-table.ts';
import { failureSaid } from '../operations/failures.ts';
import { reachesAll } from '../operations/reach.ts';
import { timerTries, wfDeployment } from '../tables.ts';
import type { Listed, Paged } from '../task-lists.ts';
import { wfStart } from './start-table.ts';

type DefinitionOf = (deploymentId: string) => Promise<Definition | undefined>;

/** A start that nobody tries again by himself: of which version, at which event, and why it failed. */
interface StartGivenUp {
  id: string;
  processDefinitionKey: string;
  processDefinitionName: string;
  version: number;
  category: string | null;
  kind: StartKind;
  nodeName: string;
  dueAt: Date | null;
  detail: string | null;
  isSuspended: boolean;
  /** Who deployed the version; nobody for what the product brings. */
  deployedBy: string | null;
}

const columns = {
  ...{ id: wfStart.id, nodeId: wfStart.nodeId, dueAt: wfStart.dueAt, error: wfStart.error },
  ...{ deploymentId: wfDeployment.id, processDefinitionKey: wfDeployment.key },
  ...{ processDefinitionName: wfDeployment.name, version: wfDeployment.version },
  ...{ category: wfDeployment.category, deployedBy: wfDeployment.deployedBy },
  suspendedAt: wfDeployment.suspendedAt,
};

/** Nobody began what never began: whoever reaches some processes alone, by who began them, reaches none of these. */
const givenUp = (context: Context) =>
  and(
    ...[eq(wfStart.tenantId, context.tenantId), lte(wfStart.retries, 0)],
    reachesAll(context) ? undefined : sql`false`,
  );

const selectStarts = ({ db }: Pick<Context, 'db'>) =>
  db.select(columns).from(wfStart).innerJoin(wfDeployment, eq(wfDeployment.id, wfStart.deploymentId));

type Row = Awaited<ReturnType<typeof selectStarts>>[number];

/** The starts of the caller's tenant that were given up, those that were due last first. */
export async function startsGivenUp(
  context: Context,
  definitionOf: DefinitionOf,
  { current, size }: Paged,
): Promise<Listed<StartGivenUp>> {
  const where = givenUp(context);
  const rows = await selectStarts(context)
    .where(where)
    .orderBy(desc(wfStart.dueAt), desc(wfStart.id))
    .limit(size)
    .offset((current - 1) * size);
  const [counted] = await context.db.select({ total: count() }).from(wfStart).where(where);
  const records: StartGivenUp[] = [];
  for (const row of rows) records.push(await toldOf(context, definitionOf, row));
  return { records, total: counted?.total ?? 0 };
}

async function toldOf(
  { locale }: Pick<Context, 'locale'>,
  definitionOf: DefinitionOf,
  { nodeId, error, deploymentId, suspendedAt, ...row }: Row,
): Promise<StartGivenUp> {
  const node = (await definitionOf(deploymentId))?.nodes.get(nodeId);
  const trigger = node?.type === 'startEvent' ? node.trigger?.kind : undefined;
  return {
    ...row,
    kind: trigger === 'message' || trigger === 'signal' ? trigger : 'timer',
    nodeName: node ? labelOf(node) : nodeId,
    detail: failureSaid(error, locale),
    isSuspended: suspendedAt !== null,
  };
}

/** What operations staff do with a start that was given up: it has all of its tries again, due now; or nobody begins it any more. */
export type StartAct = 'retryStart' | 'dropStart';

/**
 * Does it, under a lock: of two who press at once the second finds nothing. Answers what was meant. A version in which
 * nothing begins for the time being is let again first.
 */
export async function actOnStart(
  context: Context,
  definitionOf: DefinitionOf,
  { startId, act, nextId }: { startId: string; act: StartAct; nextId: () => string },
): Promise<StartGivenUp> {
  const { db, tenantId, actor, clock } = context;
  const mine = and(givenUp(context), eq(wfStart.id, startId));
  const [row] = isUuid(startId) ? await selectStarts(context).where(mine).for('update', { of: wfStart }) : [];
  if (!row) throw new Refusal('workflow.startGone');
  if (act === 'retryStart' && row.suspendedAt !== null)
    throw new Refusal('workflow.processSuspended', { process: row.processDefinitionName });
  const anew = { retries: timerTries, error: null, lockedUntil: null, dueAt: clock.now() };
  await (act === 'retryStart' ? db.update(wfStart).set(anew).where(mine) : db.delete(wfStart).where(mine));
  await db.insert(wfCommand).values({
    ...{ id: nextId(), tenantId, actorId: actor?.userId ?? '', onBehalfOf: null, name: act },
    // There is no process yet.
    ...{ instanceId: null, createdAt: clock.now() },
  });
  return toldOf(context, definitionOf, row);
}
