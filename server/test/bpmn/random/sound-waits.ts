import type { BoundaryEvent, StartEvent } from '../../../src/workflow/model/definition.ts';
import type { ExecutionRow, JobRow, SubscriptionRow } from '../../../src/workflow/rows.ts';
import { hasReturned } from './kept-rows.ts';
import type { KeptRows } from './kept-rows.ts';

type Wait = JobRow | SubscriptionRow;

/** What is wrong with timers and subscriptions: those of nobody, and those that are not there or there twice. */
export function waitFaults(kept: KeptRows): readonly string[] {
  return [
    ...[...kept.jobs, ...kept.subscriptions].flatMap((wait) =>
      isSomebodys(kept, wait) ? [] : [`${wait.nodeId}: of nobody`],
    ),
    ...kept.executions.flatMap((row) => borderFaults(kept, row)),
    ...scopesOf(kept).flatMap((scope) => startFaults(kept, scope)),
  ];
}

function isSomebodys(kept: KeptRows, { executionId, instanceId }: Wait): boolean {
  if (executionId === instanceId)
    return kept.instances.some(({ id, endedAt }) => id === instanceId && endedAt === null);
  return kept.executions.some((row) => row.id === executionId && row.instanceId === instanceId);
}

/** An activity waits for what is on its border once, for all of its instances; not while its work is elsewhere. */
function borderFaults(kept: KeptRows, row: ExecutionRow): readonly string[] {
  const events = kept.definitionOf(row.instanceId).boundaries.get(row.nodeId) ?? [];
  const parent = kept.executions.find(({ id }) => id === row.parentId);
  const isOwners = kept.openAt(row).some((task) => task.isOwners);
  const waits = parent?.kind !== 'body' && !hasReturned(kept, row) && !isOwners;
  return events
    .filter((event) => !hasRight(kept, row, { event, waits }))
    .map(({ id }) => `${id}: on a border`);
}

function hasRight(
  kept: KeptRows,
  row: ExecutionRow,
  { event, waits }: { event: BoundaryEvent; waits: boolean },
): boolean {
  const count = kept.waitsOf(row).filter(({ nodeId }) => nodeId === event.id).length;
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

const scopesOf = ({ executions, instances }: KeptRows): readonly Scope[] => [
  ...executions.filter(({ kind }) => kind === 'scope'),
  ...instances
    .filter(({ endedAt }) => endedAt === null)
    .map(({ id }) => ({ id, instanceId: id, nodeId: '' })),
];

/** A scope waits for what begins its event subprocesses, until one has begun that interrupts. */
function startFaults(kept: KeptRows, { id, instanceId, nodeId }: Scope): readonly string[] {
  const starts = kept.definitionOf(instanceId).eventStarts.get(nodeId) ?? [];
  const isRight = ({ trigger, interrupting, id: startId }: StartEvent) => {
    const count = kept.waitsOf({ id }).filter((wait) => wait.nodeId === startId).length;
    return trigger?.kind === 'signal' && !interrupting ? count === 1 : count <= 1;
  };
  return starts.filter((start) => !isRight(start)).map((start) => `${start.id}: at a start`);
}
