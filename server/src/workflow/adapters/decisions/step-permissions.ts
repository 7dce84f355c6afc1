import type { HandlingAct } from '@policy/shared/contract/workflow/handling.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { forbiddenAt, lets } from '../../handling/preconditions.ts';
import { boundsUrging, comesBack, isUrgedOut } from '../../handling/process-preconditions.ts';
import { nodeOf, plainStartOf } from '../../model/definition.ts';
import type { Definition, ModelNode } from '../../model/definition.ts';
import type { DefinitionCache } from '../definition-cache.ts';
import { DrizzleStore } from '../drizzle-store.ts';
import { decidedAmong, openSigners, openSteps } from '../task-facts.ts';
import { wfInstance, wfTask } from '../tables.ts';
import { neverUrged, urgesOf } from './urges.ts';

type Reader = Pick<Context, 'db' | 'tenantId'>;

interface AtStep {
  deploymentId: string;
  nodeId: string;
}

/** What some versions say; each is read once and kept. */
async function versionsOf(
  { db, tenantId }: Reader,
  rows: readonly Pick<AtStep, 'deploymentId'>[],
  definitions: DefinitionCache,
): Promise<ReadonlyMap<string, Definition>> {
  const store = new DrizzleStore(db, tenantId, definitions);
  const known = new Map<string, Definition>();
  for (const id of new Set(rows.map(({ deploymentId }) => deploymentId))) {
    const deployed = await store.deployment(id);
    if (deployed) known.set(id, deployed.definition);
  }
  return known;
}

/** Whether steps of some versions let people do something. */
const letsAt =
  (versions: ReadonlyMap<string, Definition>) =>
  ({ deploymentId, nodeId }: AtStep, act: Parameters<typeof lets>[1]): boolean => {
    const definition = versions.get(deploymentId);
    return !definition || lets(nodeOf(definition, nodeId), act);
  };

/** Those among some instances that are not taken back as things stand: decided already, at a step that does not let them be, or of a process that never is. */
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
  const letsDo = letsAt(await versionsOf(context, steps, definitions));
  const held = steps.filter((step) => !letsDo(step, 'withdraw')).map((step) => step.rootId);
  const never = (await versionsAmong(context, instanceIds, definitions)).filter(
    ({ definition }) => definition.withdrawal === 'never',
  );
  const decided = await decidedAmong(db, tenantId, instanceIds);
  return new Set([...decided, ...held, ...never.map(({ id }) => id)]);
}

/** The versions that some instances run on. */
async function versionsAmong(context: Reader, instanceIds: readonly string[], definitions: DefinitionCache) {
  const { id, deploymentId, tenantId } = wfInstance;
  const rows = await context.db
    .select({ id, deploymentId })
    .from(wfInstance)
    .where(and(eq(tenantId, context.tenantId), inArray(id, [...instanceIds])));
  const versions = await versionsOf(context, rows, definitions);
  return rows.flatMap((row) => {
    const definition = versions.get(row.deploymentId);
    return definition ? [{ id: row.id, definition }] : [];
  });
}

/** Those among some instances that come back to whom they belong to when they are taken back. */
export async function comingBackAmong(
  context: Reader,
  instanceIds: readonly string[],
  definitions: DefinitionCache,
): Promise<ReadonlySet<string>> {
  if (instanceIds.length === 0) return new Set();
  const all = await versionsAmong(context, instanceIds, definitions);
  const asked = all.filter(({ definition }) => definition.withdrawal === 'goesBack');
  if (asked.length === 0) return new Set();
  const { rootId } = wfInstance;
  const ids = asked.map(({ id }) => id);
  const open = await context.db
    .select({ rootId, isOwners: wfTask.isOwners })
    .from(wfTask)
    .innerJoin(wfInstance, eq(wfInstance.id, wfTask.instanceId))
    .where(and(eq(wfTask.tenantId, context.tenantId), inArray(rootId, ids), isNull(wfTask.endedAt)));
  const back = asked.filter(({ id, definition }) =>
    comesBack(
      definition,
      open.filter((task) => task.rootId === id),
    ),
  );
  return new Set(back.map(({ id }) => id));
}

/** The steps at which instances wait, with who holds them and whether he may be urged. */
export async function stepsOpen(
  context: Reader & Pick<Context, 'clock'>,
  instanceIds: readonly string[],
  definitions: DefinitionCache,
) {
  const steps = await openSteps(context.db, context.tenantId, instanceIds);
  const versions = await versionsOf(context, steps, definitions);
  const letsDo = letsAt(versions);
  const isOut = await urgedOutAmong(context, steps, versions);
  return steps.map(({ deploymentId, nodeId, ...step }) => ({
    ...step,
    isUrged: letsDo({ deploymentId, nodeId }, 'urge') && !isOut.has(step.taskId),
  }));
}

interface Urged extends Pick<AtStep, 'deploymentId'> {
  taskId: string;
  instanceId: string;
}

/** The tasks among some whose process keeps people from urging their holders now. */
async function urgedOutAmong(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  tasks: readonly Urged[],
  versions: ReadonlyMap<string, Definition>,
): Promise<ReadonlySet<string>> {
  const bounded = tasks.flatMap(({ deploymentId, taskId: id, instanceId }) => {
    const definition = versions.get(deploymentId);
    return definition && boundsUrging(definition) ? [{ id, instanceId, definition }] : [];
  });
  const urges = await urgesOf(db, bounded);
  const out = bounded.filter(({ id, definition }) =>
    isUrgedOut(definition, urges.get(id) ?? neverUrged, clock.now()),
  );
  return new Set(out.map(({ id }) => id));
}

/** What people may not do at a task beside deciding it: what its step forbids, and urging where its process keeps them from it. */
export async function forbiddenAtTask(
  context: Pick<Context, 'db' | 'clock'>,
  { definition, node, task }: { definition: Definition; node: ModelNode; task: Omit<Urged, 'deploymentId'> },
): Promise<readonly HandlingAct[]> {
  const forbidden = forbiddenAt(node);
  const deploymentId = definition.key;
  const out = await urgedOutAmong(
    context,
    [{ ...task, deploymentId }],
    new Map([[deploymentId, definition]]),
  );
  return out.size > 0 && !forbidden.includes('urge') ? [...forbidden, 'urge'] : forbidden;
}

/** Who has not signed yet in an instance, and whether he may be taken away. */
export async function signersOpen(context: Reader, instanceId: string, definitions: DefinitionCache) {
  const signers = await openSigners(context.db, context.tenantId, instanceId);
  const letsDo = letsAt(await versionsOf(context, signers, definitions));
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
