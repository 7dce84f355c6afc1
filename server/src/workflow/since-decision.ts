import type { Definition, ModelNode, Reaction } from './model/definition.ts';
import { nodeOf } from './model/definition.ts';
import type { HistoryRow, TaskRow } from './rows.ts';

/** What has happened in the whole tree of calls since a task was decided. */
export interface SinceDecision {
  /** All tasks of the tree. */
  tasks: readonly TaskRow[];
  /** Nodes and flows that were come to since. */
  visits: readonly Pick<HistoryRow, 'instanceId' | 'nodeId' | 'nodeType'>[];
  /** Something came from outside of the process: a timer was due, or somebody triggered or changed it. */
  hasOccurred: boolean;
}

/** Commands that bring something to a process from outside, whoever holds its tasks. */
export const occurring: readonly string[] = [
  ...['fireTimer', 'trigger', 'dispatch', 'migrate', 'addInstances', 'removeInstance'],
];

/** Elements that change nothing where a token comes to them, or comes to them once more. */
const harmless: readonly string[] = [
  ...['userTask', 'startEvent', 'endEvent', 'subProcess'],
  ...['exclusiveGateway', 'parallelGateway', 'inclusiveGateway'],
];

/** Whether more has come of a decision than tasks of its own process that nobody has touched. */
export function hasGoneFurther(definition: Definition, task: TaskRow, since: SinceDecision): boolean {
  const others = since.tasks.filter(({ id, causedBy }) => id !== task.id && causedBy !== task.id);
  const caused = since.tasks.filter(({ causedBy }) => causedBy === task.id);
  return (
    since.hasOccurred ||
    actsOnEntry(nodeOf(definition, task.nodeId)) ||
    others.some((row) => isAfter(row.createdAt, task) || isAfter(row.endedAt, task)) ||
    caused.some(({ instanceId }) => instanceId !== task.instanceId) ||
    since.visits.some((visit) => visit.instanceId !== task.instanceId || !isHarmless(definition, visit))
  );
}

const isAfter = (at: Date | null, { endedAt }: TaskRow): boolean =>
  at !== null && endedAt !== null && at > endedAt;

function isHarmless(definition: Definition, { nodeId, nodeType }: SinceDecision['visits'][number]): boolean {
  if (nodeType === 'sequenceFlow') return true;
  const node = definition.nodes.get(nodeId);
  if (!node || !harmless.includes(node.type) || actsOnEntry(node)) return false;
  return !('throws' in node) || node.throws === null;
}

const actsOnEntry = ({ on }: ModelNode): boolean => on.enter !== undefined && bringsSomething(on.enter);

/** A reaction changes the business row. */
export const bringsSomething = ({ effect, status }: Reaction): boolean => effect !== null || status !== null;
