import type { OperationsNode } from '@policy/shared/contract/workflow/operations.ts';
import { and, eq } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import type { BackNode } from '../../back-nodes.ts';
import { isJumpTarget } from '../../interpreter/jump.ts';
import { labelOf } from '../../model/definition.ts';
import type { DefinitionCache } from '../definition-cache.ts';
import { DrizzleStore } from '../drizzle-store.ts';
import { wfExecution, wfInstance } from '../tables.ts';

/** The steps of a process, those where something stands and those to which it may be moved among them. */
export async function nodesOf(
  { db, tenantId }: Context,
  definitions: DefinitionCache,
  { instanceId, backNodes }: { instanceId: string; backNodes: readonly BackNode[] },
): Promise<OperationsNode[]> {
  const mine = and(eq(wfInstance.tenantId, tenantId), eq(wfInstance.id, instanceId));
  const [row] = await db.select({ id: wfInstance.deploymentId }).from(wfInstance).where(mine);
  const { definition } = found(await new DrizzleStore(db, tenantId, definitions).deployment(found(row).id));
  const standing = await db
    .selectDistinct({ nodeId: wfExecution.nodeId })
    .from(wfExecution)
    .where(and(eq(wfExecution.tenantId, tenantId), eq(wfExecution.instanceId, instanceId)));
  return [...definition.nodes.values()].map((node) => ({
    ...{ nodeId: node.id, nodeName: labelOf(node), nodeType: node.type },
    isCurrent: standing.some(({ nodeId }) => nodeId === node.id),
    isBehind: backNodes.some(({ nodeId }) => nodeId === node.id),
    isTarget: isJumpTarget(node),
  }));
}
