import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { arrivingBy } from '../../model/reach.ts';
import type { Definition } from '../../model/definition.ts';
import type { DefinitionCache } from '../definition-cache.ts';
import { DrizzleStore } from '../drizzle-store.ts';
import { wfExecution, wfInstance } from '../tables.ts';

type Reader = Pick<Context, 'db' | 'tenantId'>;

/** A flow into a parallel join, and the nodes from which a token may still come by it. */
interface Way {
  deployment: string;
  node: string;
  flow: string;
  nodes: readonly string[];
}

const { instanceId, nodeId, joining } = wfExecution;

/**
 * The joins that can never be filled, as rows of `instance_id` and `node_id`: more of their flows are empty, by which no token
 * of their scope can come any more, than tokens that a jump has put there stand for. Null where nothing waits in a join.
 */
export async function hopelessJoins(
  context: Reader,
  definitions: DefinitionCache,
  instanceIds?: readonly string[],
): Promise<SQL | null> {
  const { tenantId } = context;
  const ways = await waysWaitedFor(context, definitions, instanceIds);
  if (ways.length === 0) return null;
  const among = instanceIds && inArray(sql`token.instance_id`, [...instanceIds]);
  // What is open inside a subprocess or a called process stands in the scope of the join as what holds it there.
  const stillComes = sql`select 1 from ${wfExecution} other where other.instance_id = token.instance_id
    and other.parent_id is not distinct from token.parent_id
    and case when other.node_id = token.node_id then other.arrived_by = way.flow
      else other.node_id = any(way.nodes) end`;
  const isEmpty = and(
    ...[sql`token.tenant_id = ${tenantId}`, sql`token.joining`, sql`own.ended_at is null`, among],
    sql`not exists (${stillComes})`,
  );
  return sql`select token.instance_id, token.node_id from ${wfExecution} token
    join ${wfInstance} own on own.id = token.instance_id
    join jsonb_to_recordset(${JSON.stringify(ways)}::jsonb)
      as way(deployment uuid, node text, flow text, nodes text[])
      on way.deployment = own.deployment_id and way.node = token.node_id
    where ${isEmpty} group by token.instance_id, token.parent_id, token.node_id
    having count(distinct way.flow) > count(distinct token.id) filter (where token.arrived_by is null)`;
}

/** By which flows tokens may come to the joins in which processes wait, version by version. */
async function waysWaitedFor(
  { db, tenantId }: Reader,
  definitions: DefinitionCache,
  instanceIds?: readonly string[],
): Promise<Way[]> {
  const { deploymentId, endedAt } = wfInstance;
  const rows = await db
    .selectDistinct({ deploymentId, nodeId })
    .from(wfExecution)
    .innerJoin(wfInstance, eq(wfInstance.id, instanceId))
    .where(
      and(
        ...[eq(wfExecution.tenantId, tenantId), eq(joining, true), isNull(endedAt)],
        instanceIds && inArray(instanceId, [...instanceIds]),
      ),
    );
  const store = new DrizzleStore(db, tenantId, definitions);
  const ways: Way[] = [];
  for (const row of rows) {
    const deployed = await store.deployment(row.deploymentId);
    if (deployed) ways.push(...waysInto(deployed.definition, row));
  }
  return ways;
}

/** Inclusive joins wait for nobody who cannot come; parallel ones do. */
function waysInto(definition: Definition, at: { deploymentId: string; nodeId: string }): Way[] {
  const node = definition.nodes.get(at.nodeId);
  if (node?.type !== 'parallelGateway') return [];
  return node.incoming.map((flow) => ({
    ...{ deployment: at.deploymentId, node: node.id, flow: flow.id },
    nodes: [...arrivingBy(definition, flow)],
  }));
}
