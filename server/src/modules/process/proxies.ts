import { processProxy } from '@policy/shared/contract/entities/process/process-proxy.ts';
import type { DraftOf, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';

import { defineRules } from '../../kit/rules/rules.ts';
import type { Write } from '../../kit/rules/rules.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { tableOf } from '../../kit/table/table.ts';
import { officersAmong } from '../../workflow/index.ts';

type Proxy = typeof processProxy;
type Draft = Partial<DraftOf<Proxy>>;
type Row = Pick<RowOf<Proxy>, 'principalId' | 'agentId' | 'startTime' | 'endTime'> & {
  processKey: string | null;
};

const table = tableOf(processProxy);

/** Who does whose tasks: officers in use, one at a time for a process, and never in a circle. */
export const proxyRules = defineRules(processProxy, { beforeWrite: [isSound], beforeRestore: [areSound] });

async function isSound(values: Draft, { before, context }: Write<Proxy>): Promise<void> {
  // Of one that holds for all, no process is kept that it once was for.
  if (values.scope === 'all') values.processKey = null;
  await assertSound({ ...before, ...values }, before?.id ?? null, context);
}

async function areSound(rows: readonly RowOf<Proxy>[], context: Context): Promise<void> {
  for (const row of rows) await assertSound(row, row.id, context);
}

const rowOf = ({ principalId = '', agentId = '', startTime = '', endTime = '', processKey }: Draft): Row => ({
  ...{ principalId, agentId, startTime, endTime },
  processKey: processKey ?? null,
});

async function assertSound(whole: Draft, id: string | null, context: Context): Promise<void> {
  const row = rowOf(whole);
  const { principalId, agentId, startTime, endTime } = row;
  if (principalId === agentId) throw new Refusal('workflow.proxySelf', {}, 'agentId');
  if (endTime <= startTime) throw new Refusal('workflow.proxyPeriod', {}, 'endTime');
  // One that is switched off is looked at when it is switched on.
  if (whole.isOn !== 0) await assertInOrder(row, id, context);
}

async function assertInOrder(row: Row, id: string | null, context: Context): Promise<void> {
  const { principalId, agentId } = row;
  await assertOfficers(context, [principalId, agentId]);
  const others = await besides(context, row, id);
  const own = others.find((one) => one.principalId === principalId);
  if (own)
    throw new Refusal('workflow.proxyOverlap', { start: own.startTime, end: own.endTime }, 'startTime');
  if (leadsTo(others, agentId, principalId)) throw new Refusal('workflow.proxyLoop', {}, 'agentId');
}

async function assertOfficers(context: Context, ids: readonly string[]): Promise<void> {
  const officers = await officersAmong(context, ids);
  if (officers.length < ids.length) throw new Refusal('workflow.proxyPerson');
}

/**
 * The other proxies in use at some time of a row, in some process of it. Under a lock on all of the tenant: of two that
 * are written at once and would make a circle, the second sees the first.
 */
async function besides({ db, tenantId }: Context, row: Row, id: string | null): Promise<readonly Row[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`proxies:${tenantId}`}, 0))`);
  const { principalId, agentId, startTime, endTime, processKey } = table;
  const inUse = and(eq(table.tenantId, tenantId), eq(table.isDeleted, 0), eq(table.isOn, 1));
  const meets = and(lt(startTime, row.endTime), gt(endTime, row.startTime));
  const rows = await db
    .select({ principalId, agentId, startTime, endTime, processKey })
    .from(table)
    .where(and(inUse, meets, id === null ? undefined : ne(table.id, id)));
  return rows.filter((one) => isEither(one.processKey, row.processKey));
}

/** Two proxies share a process: they are for the same, or one of them is for all. */
const isEither = (one: string | null, other: string | null) =>
  one === null || other === null || one === other;

/** Whether tasks of somebody would come to another, from agent to agent. */
function leadsTo(rows: readonly Row[], from: string, to: string): boolean {
  const seen = new Set<string>();
  for (let open = [from]; open.length > 0;) {
    if (open.includes(to)) return true;
    for (const id of open) seen.add(id);
    const next = rows.filter((row) => open.includes(row.principalId)).map(({ agentId }) => agentId);
    open = [...new Set(next)].filter((id) => !seen.has(id));
  }
  return false;
}
