import type { Definition, ModelNode, Reaction } from './model/definition.ts';
import { buttonOf, handlingOf, nodeOf } from './model/definition.ts';
import type { HistoryRow, TaskRow } from './rows.ts';

/** What has happened in the whole tree of calls since a task was decided. */
export interface SinceDecision {
  /** All tasks of the tree. */
  tasks: readonly TaskRow[];
  /** Nodes and flows that were come to since, in their order. */
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
    others.some((row) => isAfter(row.createdAt, task) || isAfter(row.endedAt, task)) ||
    caused.some(({ instanceId }) => instanceId !== task.instanceId) ||
    chosenSteps(definition, task, since).some(({ on }) => hasEffect(on.claim)) ||
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

/** A status can be put back; what an effect has done cannot. */
const actsOnEntry = ({ on }: ModelNode): boolean => hasEffect(on.enter);

const hasEffect = (reaction: Reaction | undefined): boolean => (reaction?.effect ?? null) !== null;

/** The steps that whoever decided gave to somebody whom he had chosen, who has each as if he had claimed it. */
const chosenSteps = (
  definition: Definition,
  { id, instanceId }: TaskRow,
  { tasks }: Pick<SinceDecision, 'tasks'>,
): ModelNode[] =>
  tasks
    .filter((row) => row.causedBy === id && row.instanceId === instanceId && isGiven(row))
    .map(({ nodeId }) => nodeOf(definition, nodeId))
    .filter((node) => handlingOf(node).isChosen);

const isGiven = ({ assigneeId, claimedAt, isOwners, signs }: TaskRow): boolean =>
  assigneeId !== null && claimedAt === null && !isOwners && signs === null;

/** The statuses of the business row that a decision has brought: its button's, and those of the steps that were come to since, in that order. */
export function statusesSince(definition: Definition, task: TaskRow, since: SinceDecision): string[] {
  const button = buttonOf(nodeOf(definition, task.nodeId), task.outcome ?? '');
  const entered = since.visits.map(({ nodeId }) => definition.nodes.get(nodeId)?.on.enter);
  const claimed = chosenSteps(definition, task, since).map(({ on }) => on.claim);
  return [button, ...entered, ...claimed].flatMap((reaction) => reaction?.status ?? []);
}
