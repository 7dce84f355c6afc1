import type { OperationsNode } from '@policy/shared/contract/workflow/operations.ts';
import { and, eq, inArray } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import type { BackNode } from '../../back-nodes.ts';
import { isJumpTarget } from '../../interpreter/jump.ts';
import { labelOf } from '../../model/definition.ts';
import type { DefinitionCache } from '../definition-cache.ts';
import { DrizzleStore } from '../drizzle-store.ts';
import { wfExecution, wfInstance } from '../tables.ts';

/** The nodes at which something of a process stands. */
export async function standsAt({ db, tenantId }: Context, instanceId: string): Promise<string[]> {
  const standing = await db
    .selectDistinct({ nodeId: wfExecution.nodeId })
    .from(wfExecution)
    .where(and(eq(wfExecution.tenantId, tenantId), eq(wfExecution.instanceId, instanceId)));
  return standing.map(({ nodeId }) => nodeId);
}

/** The steps of a process, those where something stands and those to which it may be moved among them. */
export async function nodesOf(
  context: Context,
  definitions: DefinitionCache,
  { instanceId, backNodes }: { instanceId: string; backNodes: readonly BackNode[] },
): Promise<OperationsNode[]> {
  const { db, tenantId } = context;
  const mine = and(eq(wfInstance.tenantId, tenantId), eq(wfInstance.id, instanceId));
  const [row] = await db.select({ id: wfInstance.deploymentId }).from(wfInstance).where(mine);
  const { definition } = found(await new DrizzleStore(db, tenantId, definitions).deployment(found(row).id));
  const standing = await standsAt(context, instanceId);
  return [...definition.nodes.values()].map((node) => ({
    ...{ nodeId: node.id, nodeName: labelOf(node), nodeType: node.type },
    isCurrent: standing.includes(node.id),
    isBehind: backNodes.some(({ nodeId }) => nodeId === node.id),
    isTarget: isJumpTarget(node),
  }));
}

/** What the nodes are called at which something stands, by instance and node; the instances are read in one query. */
export async function nodeNames(
  { db, tenantId }: Context,
  definitions: DefinitionCache,
  standing: readonly { instanceId: string; nodeId: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const ids = [...new Set(standing.map(({ instanceId }) => instanceId))];
  if (ids.length === 0) return names;
  const rows = await db
    .select({ instanceId: wfInstance.id, deploymentId: wfInstance.deploymentId })
    .from(wfInstance)
    .where(and(eq(wfInstance.tenantId, tenantId), inArray(wfInstance.id, ids)));
  const deploymentOf = new Map(rows.map(({ instanceId, deploymentId }) => [instanceId, deploymentId]));
  const store = new DrizzleStore(db, tenantId, definitions);
  for (const { instanceId, nodeId } of standing) {
    const deployed = await store.deployment(deploymentOf.get(instanceId) ?? '');
    const node = nodeId === null ? undefined : deployed?.definition.nodes.get(nodeId);
    if (node) names.set(`${instanceId}:${nodeId}`, labelOf(node));
  }
  return names;
}
