import { and, eq, isNull } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { buttonsOf, nodeOf } from '../model/definition.ts';
import type { DefinitionCache } from './definition-cache.ts';
import { DrizzleStore } from './drizzle-store.ts';
import { wfExecution, wfInstance, wfTask } from './tables.ts';

/** A place where a process waits for an act: its open task, if the node has one, and the outcome to choose. */
export interface Offer {
  nodeId: string;
  taskId: string | null;
  assignee: string | null;
  outcome: string;
}

/** Where an instance of the caller's tenant waits for an act that has this effect. */
export async function offersOf(
  { db, tenantId }: Context,
  definitions: DefinitionCache,
  { instanceId, effect }: { instanceId: string; effect: string },
): Promise<Offer[]> {
  const waiting = await db
    .select({
      deploymentId: wfInstance.deploymentId,
      nodeId: wfExecution.nodeId,
      taskId: wfTask.id,
      assignee: wfTask.assigneeId,
    })
    .from(wfExecution)
    .innerJoin(wfInstance, eq(wfInstance.id, wfExecution.instanceId))
    .leftJoin(
      wfTask,
      and(eq(wfTask.executionId, wfExecution.id), isNull(wfTask.endedAt), eq(wfTask.isOwners, false)),
    )
    .where(
      and(eq(wfInstance.tenantId, tenantId), eq(wfInstance.id, instanceId), eq(wfExecution.kind, 'token')),
    );
  const store = new DrizzleStore(db, tenantId, definitions);
  const deployed = waiting[0] && (await store.deployment(waiting[0].deploymentId));
  return waiting.flatMap(({ nodeId, taskId, assignee }) => {
    const node = deployed && nodeOf(deployed.definition, nodeId);
    const button = node && buttonsOf(node).find((one) => one.effect === effect);
    // Who has returned his work waits for it: there is nothing for him to do.
    const isAway = node?.type === 'userTask' && taskId === null;
    return button && !isAway ? [{ nodeId, taskId, assignee, outcome: button.key }] : [];
  });
}
