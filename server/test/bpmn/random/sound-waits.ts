import type { BoundaryEvent, StartEvent } from '../../../src/workflow/model/definition.ts';
import type { ExecutionRow, JobRow, SubscriptionRow } from '../../../src/workflow/rows.ts';
import { hasReturned } from './world.ts';
import type { World } from './world.ts';

type Wait = JobRow | SubscriptionRow;

/** What is wrong with timers and subscriptions: those of nobody, and those that are not there or there twice. */
export function waitFaults(world: World): readonly string[] {
  return [
    ...[...world.jobs, ...world.subscriptions].flatMap((wait) =>
      isSomebodys(world, wait) ? [] : [`${wait.nodeId}: of nobody`],
    ),
    ...world.executions.flatMap((row) => borderFaults(world, row)),
    ...scopesOf(world).flatMap((scope) => startFaults(world, scope)),
  ];
}

function isSomebodys(world: World, { executionId, instanceId }: Wait): boolean {
  if (executionId === instanceId)
    return world.instances.some(({ id, endedAt }) => id === instanceId && endedAt === null);
  return world.executions.some((row) => row.id === executionId && row.instanceId === instanceId);
}

/** An activity waits for what is on its border once, for all of its instances; not while its work is elsewhere. */
function borderFaults(world: World, row: ExecutionRow): readonly string[] {
  const events = world.definitionOf(row.instanceId).boundaries.get(row.nodeId) ?? [];
  const parent = world.executions.find(({ id }) => id === row.parentId);
  const isOwners = world.openAt(row).some((task) => task.isOwners);
  const waits = parent?.kind !== 'body' && !hasReturned(world, row) && !isOwners;
  return events
    .filter((event) => !hasRight(world, row, { event, waits }))
    .map(({ id }) => `${id}: on a border`);
}

function hasRight(
  world: World,
  row: ExecutionRow,
  { event, waits }: { event: BoundaryEvent; waits: boolean },
): boolean {
  const count = world.waitsOf(row).filter(({ nodeId }) => nodeId === event.id).length;
  if (!waits) return count === 0;
  // One that comes again may have come for the last time.
  const isOver = event.trigger.kind === 'timer' && !event.interrupting && count === 0;
  return isOver || count === (withRow.includes(event.trigger.kind) ? 1 : 0);
}

/** Errors and escalations are looked for when they are thrown. */
const withRow: readonly string[] = ['timer', 'signal', 'message'];

interface Scope {
  id: string;
  instanceId: string;
  nodeId: string;
}

const scopesOf = ({ executions, instances }: World): readonly Scope[] => [
  ...executions.filter(({ kind }) => kind === 'scope'),
  ...instances
    .filter(({ endedAt }) => endedAt === null)
    .map(({ id }) => ({ id, instanceId: id, nodeId: '' })),
];

/** A scope waits for what begins its event subprocesses, until one has begun that interrupts. */
function startFaults(world: World, { id, instanceId, nodeId }: Scope): readonly string[] {
  const starts = world.definitionOf(instanceId).eventStarts.get(nodeId) ?? [];
  const isRight = ({ trigger, interrupting, id: startId }: StartEvent) => {
    const count = world.waitsOf({ id }).filter((wait) => wait.nodeId === startId).length;
    return trigger?.kind === 'signal' && !interrupting ? count === 1 : count <= 1;
  };
  return starts.filter((start) => !isRight(start)).map((start) => `${start.id}: at a start`);
}
