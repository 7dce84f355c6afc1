import { sql } from 'drizzle-orm';

import type { WrittenStatement } from '../../kit/sql/run-at-once.ts';
import { writtenOut } from '../../kit/sql/run-at-once.ts';
import type { OutgoingBroadcast } from '../store.ts';
import { wfInstance, wfJob, wfSubscription } from './tables.ts';
import { wfStart } from './starts/start-table.ts';

interface Teller {
  tenantId: string;
  now: Date;
  /** An instance of the tree of calls that it was thrown in, where it has arrived already. */
  instanceId: string | null;
}

/**
 * The statements that make a job for each of a tenant's subscriptions which wait for this, outside of the thrower's tree,
 * and a start for each process that it begins. A message that begins a process reaches nobody else; otherwise it is for
 * those that have waited longest: one that another command serves at this moment, or that has been served already, comes
 * after the others.
 */
export function broadcastStatements(told: OutgoingBroadcast, teller: Teller): readonly WrittenStatement[] {
  return [startsStatement(told, teller), jobsStatement(told, teller)];
}

const startsFor = ({ kind, name }: OutgoingBroadcast, { tenantId }: Teller) =>
  sql`from ${wfStart} w where w.tenant_id = ${tenantId} and w.kind = ${kind} and w.name = ${name}`;

const momentOf = ({ now }: Teller) => sql`${now.toISOString()}::timestamptz`;

/** A signal begins every process that waits for it; a message the one that has waited longest, as often as it was sent. */
function startsStatement(told: OutgoingBroadcast, teller: Teller): WrittenStatement {
  const all = sql`select w.* ${startsFor(told, teller)}`;
  const begun =
    told.kind === 'message'
      ? sql`(${all} order by w.id limit 1) s, generate_series(1, ${told.count}::integer)`
      : sql`(${all}) s`;
  return writtenOut(sql`insert into ${wfStart} (id, tenant_id, deployment_id, node_id, kind, due_at, hops)
    select gen_random_uuid(), s.tenant_id, s.deployment_id, s.node_id, 'delivery', ${momentOf(teller)}, ${told.hops}::integer
    from ${begun}`);
}

function jobsStatement(told: OutgoingBroadcast, teller: Teller): WrittenStatement {
  const { kind, name, count, hops } = told;
  const { tenantId, instanceId } = teller;
  const isServed = sql`exists (select 1 from ${wfJob} j where j.instance_id = s.instance_id
    and j.execution_id = s.execution_id and j.node_id = s.node_id and j.kind = 'delivery' and j.retries > 0)`;
  const isForSome = sql`and not exists (select 1 ${startsFor(told, teller)})
    order by ${isServed}, s.id limit ${count} for update of s skip locked`;
  return writtenOut(sql`insert into ${wfJob} (id, tenant_id, instance_id, execution_id, node_id, kind, due_at, hops)
    select gen_random_uuid(), s.tenant_id, s.instance_id, s.execution_id, s.node_id, 'delivery', ${momentOf(teller)}, ${hops}::integer
    from ${wfSubscription} s join ${wfInstance} i on i.id = s.instance_id
    where s.tenant_id = ${tenantId} and s.kind = ${kind} and s.name = ${name} and not s.is_local
    and i.root_id is distinct from (select own.root_id from ${wfInstance} own where own.id = ${instanceId}::uuid)
    ${kind === 'message' ? isForSome : sql``}`);
}
