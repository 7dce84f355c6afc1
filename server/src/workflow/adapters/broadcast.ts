import { sql } from 'drizzle-orm';

import type { WrittenStatement } from '../../kit/sql/run-at-once.ts';
import { writtenOut } from '../../kit/sql/run-at-once.ts';
import type { Broadcast } from '../rows.ts';
import { wfInstance, wfJob, wfSubscription } from './tables.ts';

interface Teller {
  tenantId: string;
  now: Date;
  /** An instance of the tree of calls that it was thrown in, where it has arrived already. */
  instanceId: string | null;
}

/**
 * The statement that makes a job for each of a tenant's subscriptions which wait for this, outside of the thrower's tree.
 * A message is for the one that has waited longest and is not served yet.
 */
export function broadcastStatement(
  { kind, name }: Broadcast,
  { tenantId, now, instanceId }: Teller,
): WrittenStatement {
  const isServed = sql`exists (select 1 from ${wfJob} j where j.execution_id = s.execution_id and j.node_id = s.node_id and j.kind = 'delivery')`;
  const isForOne = sql`and not ${isServed} order by s.id limit 1`;
  return writtenOut(sql`insert into ${wfJob} (id, tenant_id, instance_id, execution_id, node_id, kind, due_at)
    select gen_random_uuid(), s.tenant_id, s.instance_id, s.execution_id, s.node_id, 'delivery', ${now.toISOString()}::timestamptz
    from ${wfSubscription} s join ${wfInstance} i on i.id = s.instance_id
    where s.tenant_id = ${tenantId} and s.kind = ${kind} and s.name = ${name} and not s.is_local
    and i.root_id is distinct from (select own.root_id from ${wfInstance} own where own.id = ${instanceId}::uuid)
    ${kind === 'message' ? isForOne : sql``}`);
}
