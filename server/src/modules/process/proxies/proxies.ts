import { processProxy, proxiedKeys } from '@policy/shared/contract/entities/process/process-proxy.ts';
import type { DraftOf, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';

import { defineRules } from '../../../kit/rules/rules.ts';
import type { Write } from '../../../kit/rules/rules.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { deployedNames, officersAmong } from '../../../workflow/index.ts';
import { isCircle, shareProcess } from './circles.ts';
import type { Proxied } from './circles.ts';

type Proxy = typeof processProxy;
type Draft = Partial<DraftOf<Proxy>>;

const table = tableOf(processProxy);

/** Who does whose tasks: officers in use, one at a time for a process, and never in a circle. */
export const proxyRules = defineRules(processProxy, { beforeWrite: [isSound], beforeRestore: [areSound] });

async function isSound(values: Draft, { before, context }: Write<Proxy>): Promise<void> {
  // Of one that holds for all, no process is kept that it once was for.
  if (values.scope === 'all') values.processKeys = null;
  if (values.processKeys) values.processKeys = proxiedKeys(values.processKeys)?.join(',') ?? null;
  await assertSound({ ...before, ...values }, before?.id ?? null, context);
}

async function areSound(rows: readonly RowOf<Proxy>[], context: Context): Promise<void> {
  for (const row of rows) await assertSound(row, row.id, context);
}

const proxiedOf = ({
  principalId = '',
  agentId = '',
  startTime = '',
  endTime = '',
  processKeys,
}: Draft): Proxied => ({
  ...{ principalId, agentId, startTime, endTime },
  processKeys: proxiedKeys(processKeys),
});

async function assertSound(whole: Draft, id: string | null, context: Context): Promise<void> {
  const row = proxiedOf(whole);
  const { principalId, agentId, startTime, endTime } = row;
  if (principalId === agentId) throw new Refusal('workflow.proxySelf', {}, 'agentId');
  // Without any it would hold for all.
  if (whole.scope === 'some' && row.processKeys === null)
    throw new Refusal('request.invalid', {}, 'processKeys');
  if (endTime <= startTime) throw new Refusal('workflow.proxyPeriod', {}, 'endTime');
  // One that is switched off is looked at when it is switched on.
  if (whole.isOn !== 0) await assertInOrder(row, id, context);
}

async function assertInOrder(row: Proxied, id: string | null, context: Context): Promise<void> {
  const { principalId, agentId } = row;
  await assertOfficers(context, [principalId, agentId]);
  await assertDeployed(context, row.processKeys ?? []);
  const others = await besides(context, row, id);
  const own = others.find((one) => one.principalId === principalId);
  if (own)
    throw new Refusal('workflow.proxyOverlap', { start: own.startTime, end: own.endTime }, 'startTime');
  if (isCircle(row, others)) throw new Refusal('workflow.proxyLoop', {}, 'agentId');
}

async function assertOfficers(context: Context, ids: readonly string[]): Promise<void> {
  const officers = await officersAmong(context, ids);
  if (officers.length < ids.length) throw new Refusal('workflow.proxyPerson');
}

async function assertDeployed(context: Context, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const deployed = new Set((await deployedNames(context)).map(({ key }) => key));
  const process = keys.find((key) => !deployed.has(key));
  if (process !== undefined) throw new Refusal('workflow.proxyProcess', { process }, 'processKeys');
}

/**
 * The other proxies in use at some time of a row, in some process of it. Under a lock on all of the tenant: of two that
 * are written at once and would make a circle, the second sees the first.
 */
async function besides(
  { db, tenantId }: Context,
  row: Proxied,
  id: string | null,
): Promise<readonly Proxied[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`proxies:${tenantId}`}, 0))`);
  const { principalId, agentId, startTime, endTime, processKeys } = table;
  const inUse = and(eq(table.tenantId, tenantId), eq(table.isDeleted, 0), eq(table.isOn, 1));
  const meets = and(lt(startTime, row.endTime), gt(endTime, row.startTime));
  const rows = await db
    .select({ principalId, agentId, startTime, endTime, processKeys })
    .from(table)
    .where(and(inUse, meets, id === null ? undefined : ne(table.id, id)));
  return rows.map(proxiedOf).filter((one) => shareProcess(one, row));
}
