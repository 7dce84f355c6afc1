import { and, eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import { may } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { buttonsOf, labelOf } from '../../model/definition.ts';
import type { Definition, ModelNode } from '../../model/definition.ts';
import { enteredAt, skippedBetween } from '../../model/skipped.ts';
import { areaOf } from '../area-effects.ts';
import type { CaseArea } from '../case-area.ts';
import type { DefinitionCache } from '../definition-cache.ts';
import { DrizzleStore } from '../drizzle-store.ts';
import { wfInstance, wfTask } from '../tables.ts';

interface Engine {
  definitions: DefinitionCache;
  areas: readonly CaseArea[];
}

/** Where a process is moved. */
interface Move {
  instanceId: string;
  from: readonly string[];
  to: readonly string[];
}

/** Refuses to move a process past acts, or to what happens by itself, for which the caller lacks the permission. */
export async function assertMaySkip(context: Context, engine: Engine, move: Move): Promise<void> {
  const definition = await definitionOf(context, engine, move.instanceId);
  if (!definition) return;
  const skipped = move.from.flatMap((from) => move.to.flatMap((to) => skippedBetween(definition, from, to)));
  for (const node of skipped) assertMayDo(context, engine, { definition, node, effects: chosenAt(node) });
  for (const node of move.to.flatMap((id) => enteredAt(definition, id)))
    assertMayDo(context, engine, { definition, node, effects: [node.on.enter?.effect ?? null] });
  assertMayLeaveCalls(context, engine, { definition, from: move.from });
}

/** What a called process would have done is not looked at one by one: whoever ends it may do all that its area does. */
function assertMayLeaveCalls(
  context: Context,
  engine: Engine,
  { definition, from }: { definition: Definition; from: readonly string[] },
): void {
  const effects = (areaOf(engine.areas, definition.caseType)?.effects ?? []).map(({ name }) => name);
  for (const node of from.flatMap((id) => definition.nodes.get(id) ?? []))
    if (node.type === 'callActivity') assertMayDo(context, engine, { definition, node, effects });
}

/** Refuses to have an activity be done without the acts of one who was to do it, where these need a permission that the caller lacks. */
export async function assertMayDrop(context: Context, engine: Engine, taskId: string): Promise<void> {
  if (!isUuid(taskId)) return;
  const mine = and(eq(wfTask.tenantId, context.tenantId), eq(wfTask.id, taskId));
  const { instanceId, nodeId } = wfTask;
  const [task] = await context.db.select({ instanceId, nodeId }).from(wfTask).where(mine);
  const definition = task && (await definitionOf(context, engine, task.instanceId));
  const node = task && definition?.nodes.get(task.nodeId);
  if (definition && node) assertMayDo(context, engine, { definition, node, effects: chosenAt(node) });
}

const chosenAt = (node: ModelNode) => buttonsOf(node).map(({ effect }) => effect);

async function definitionOf(context: Context, { definitions }: Engine, instanceId: string) {
  if (!isUuid(instanceId)) return undefined;
  const { db, tenantId } = context;
  const mine = and(eq(wfInstance.tenantId, tenantId), eq(wfInstance.id, instanceId));
  const [row] = await db.select({ id: wfInstance.deploymentId }).from(wfInstance).where(mine);
  const deployed = row && (await new DrizzleStore(db, tenantId, definitions).deployment(row.id));
  return deployed?.definition;
}

function assertMayDo(
  context: Context,
  { areas }: Engine,
  { definition, node, effects }: { definition: Definition; node: ModelNode; effects: (string | null)[] },
): void {
  const known = areaOf(areas, definition.caseType)?.effects ?? [];
  const lacking = known.find(
    ({ name, permission }) => effects.includes(name) && permission !== null && !may(context, permission),
  );
  if (lacking) throw new Refusal('workflow.effectSkipped', { node: labelOf(node) });
}
