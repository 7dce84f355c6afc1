import { sql } from 'drizzle-orm';

import type { WrittenStatement } from '../../kit/sql/run-at-once.ts';
import { writtenOut } from '../../kit/sql/run-at-once.ts';
import type { OutgoingBroadcast } from '../store.ts';
import { wfInstance, wfJob, wfSubscription } from './tables.ts';

interface Teller {
  tenantId: string;
  now: Date;
  /** An instance of the tree of calls that it was thrown in, where it has arrived already. */
  instanceId: string | null;
}

/**
 * The statement that makes a job for each of a tenant's subscriptions which wait for this, outside of the thrower's tree.
 * Messages are for those that have waited longest; one that another command serves at this moment, or that has been
 * served already, comes after the others.
 */
export function broadcastStatement(
  { kind, name, count, hops }: OutgoingBroadcast,
  { tenantId, now, instanceId }: Teller,
): WrittenStatement {
  const isServed = sql`exists (select 1 from ${wfJob} j where j.instance_id = s.instance_id
    and j.execution_id = s.execution_id and j.node_id = s.node_id and j.kind = 'delivery' and j.retries > 0)`;
  const isForSome = sql`order by ${isServed}, s.id limit ${count} for update of s skip locked`;
  return writtenOut(sql`insert into ${wfJob} (id, tenant_id, instance_id, execution_id, node_id, kind, due_at, hops)
    select gen_random_uuid(), s.tenant_id, s.instance_id, s.execution_id, s.node_id, 'delivery', ${now.toISOString()}::timestamptz, ${hops}::integer
    from ${wfSubscription} s join ${wfInstance} i on i.id = s.instance_id
    where s.tenant_id = ${tenantId} and s.kind = ${kind} and s.name = ${name} and not s.is_local
    and i.root_id is distinct from (select own.root_id from ${wfInstance} own where own.id = ${instanceId}::uuid)
    ${kind === 'message' ? isForSome : sql``}`);
}
