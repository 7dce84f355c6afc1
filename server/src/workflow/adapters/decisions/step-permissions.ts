import type { HandlingAct } from '@policy/shared/contract/workflow/handling.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { forbiddenAt, lets } from '../../handling/preconditions.ts';
import { nodeOf, plainStartOf } from '../../model/definition.ts';
import type { DefinitionCache } from '../definition-cache.ts';
import { DrizzleStore } from '../drizzle-store.ts';
import { decidedAmong, openSigners, openSteps } from '../task-facts.ts';
import { wfInstance, wfTask } from '../tables.ts';

type Reader = Pick<Context, 'db' | 'tenantId'>;

interface AtStep {
  deploymentId: string;
  nodeId: string;
}

/** Whether steps of some versions let people do something; a version is read once and kept. */
async function letsAt({ db, tenantId }: Reader, steps: readonly AtStep[], definitions: DefinitionCache) {
  const store = new DrizzleStore(db, tenantId, definitions);
  const known = new Map<string, Awaited<ReturnType<typeof store.deployment>>>();
  for (const id of new Set(steps.map(({ deploymentId }) => deploymentId)))
    known.set(id, await store.deployment(id));
  return ({ deploymentId, nodeId }: AtStep, act: Parameters<typeof lets>[1]): boolean => {
    const deployed = known.get(deploymentId);
    return !deployed || lets(nodeOf(deployed.definition, nodeId), act);
  };
}

/** Those among some instances that are not taken back as things stand: decided already, or at a step that does not let them be. */
export async function heldAmong(
  context: Reader,
  instanceIds: readonly string[],
  definitions: DefinitionCache,
): Promise<ReadonlySet<string>> {
  if (instanceIds.length === 0) return new Set();
  const { db, tenantId } = context;
  const { rootId, deploymentId } = wfInstance;
  const isWaiting = and(isNull(wfTask.endedAt), eq(wfTask.isOwners, false));
  const steps = await db
    .selectDistinct({ rootId, deploymentId, nodeId: wfTask.nodeId })
    .from(wfTask)
    .innerJoin(wfInstance, eq(wfInstance.id, wfTask.instanceId))
    .where(and(eq(wfTask.tenantId, tenantId), inArray(rootId, [...instanceIds]), isWaiting));
  const letsDo = await letsAt(context, steps, definitions);
  const held = steps.filter((step) => !letsDo(step, 'withdraw')).map((step) => step.rootId);
  return new Set([...(await decidedAmong(db, tenantId, instanceIds)), ...held]);
}

/** The steps at which instances wait, with who holds them and whether he may be urged. */
export async function stepsOpen(
  context: Reader,
  instanceIds: readonly string[],
  definitions: DefinitionCache,
) {
  const steps = await openSteps(context.db, context.tenantId, instanceIds);
  const letsDo = await letsAt(context, steps, definitions);
  return steps.map(({ deploymentId, nodeId, ...step }) => ({
    ...step,
    isUrged: letsDo({ deploymentId, nodeId }, 'urge'),
  }));
}

/** Who has not signed yet in an instance, and whether he may be taken away. */
export async function signersOpen(context: Reader, instanceId: string, definitions: DefinitionCache) {
  const signers = await openSigners(context.db, context.tenantId, instanceId);
  const letsDo = await letsAt(context, signers, definitions);
  return signers.map(({ deploymentId, nodeId, ...signer }) => ({
    ...signer,
    isRemovable: letsDo({ deploymentId, nodeId }, 'removeSigner'),
  }));
}

/** What the start of a version does not let whoever begins it do besides. */
export async function forbiddenAtStart(
  { db, tenantId }: Reader,
  deploymentId: string,
  definitions: DefinitionCache,
): Promise<readonly HandlingAct[]> {
  const deployed = await new DrizzleStore(db, tenantId, definitions).deployment(deploymentId);
  const start = deployed && plainStartOf(deployed.definition, '');
  return start ? forbiddenAt(start) : [];
}
