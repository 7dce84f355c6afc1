import { Refusal } from '../kit/runtime/errors.ts';
import type { Loaded } from './command.ts';
import type { Deployed } from './interpreter/run.ts';
import { KnownDefinitions } from './known-definitions.ts';
import type { ModelNode } from './model/definition.ts';
import { nodeOf } from './model/definition.ts';
import type { CandidateRow, InstanceRow, LiveRows, StartRow, TaskRow } from './rows.ts';
import type { LockedTree, Store } from './store.ts';

/** An instance under its lock. */
export interface InstanceState extends Loaded {
  instance: InstanceRow;
}

/** A task, in whatever status, with its instance under the lock. */
export interface TaskState extends InstanceState {
  task: TaskRow;
  node: ModelNode;
  candidates: readonly CandidateRow[];
}

/** Locks the tree of an instance; a task that the caller names besides is looked up in it. */
export async function loadInstance(
  { instanceId }: { instanceId: string },
  store: Store,
): Promise<InstanceState> {
  const tree = await store.lockTree({ instanceId });
  if (!tree) throw new Refusal('workflow.instanceMissing');
  return stateOf(tree, store);
}

/** Locks the tree of a task's instance, and reads the task as it is under the lock. */
export async function loadTask({ taskId }: { taskId: string }, store: Store): Promise<TaskState> {
  const tree = await store.lockTree({ taskId });
  if (!tree?.task) throw new Refusal('workflow.taskMissing');
  const state = await stateOf(tree, store);
  const { task, candidates } = tree;
  return {
    ...state,
    task,
    node: nodeOf(state.definitions.byId(state.instance.deploymentId), task.nodeId),
    candidates,
  };
}

/** What every command knows of a tree that it has locked. */
export async function stateOf(
  { instanceId, task: _, candidates: __, ...rows }: LockedTree,
  store: Store,
): Promise<InstanceState> {
  const instance = rows.instances.find((row) => row.id === instanceId);
  if (!instance) throw new Refusal('workflow.instanceMissing');
  return { rows, instance, definitions: await definitionsOf(rows, store) };
}

const noRows: LiveRows = {
  ...{ instances: [], executions: [], tasks: [], jobs: [], subscriptions: [], starts: [] },
};

/** What begins a process, under its lock, and the version that waited for it. */
export async function loadStart(
  { startId }: { startId: string },
  store: Store,
): Promise<Loaded & { deployed: Deployed; awaited: StartRow; hops: number }> {
  const awaited = await store.lockStart(startId);
  const deployed = awaited && (await store.deployment(awaited.deploymentId));
  if (!awaited || !deployed) throw new Refusal('workflow.timerGone');
  const definitions = new KnownDefinitions([deployed]);
  return { deployed, definitions, awaited, hops: awaited.hops, rows: { ...noRows, starts: [awaited] } };
}

/** The version that a process begins with. */
export async function loadProcess(
  { processKey }: { processKey: string },
  store: Store,
): Promise<Loaded & { deployed: Deployed }> {
  const deployed = await store.latestDeployment(processKey);
  if (!deployed) throw new Refusal('workflow.processMissing', { process: processKey });
  return { deployed, definitions: new KnownDefinitions([deployed]), rows: noRows };
}

async function definitionsOf({ instances }: LiveRows, store: Store): Promise<KnownDefinitions> {
  const deployments: Deployed[] = [];
  // One after the other: all of it runs on the one connection of the transaction.
  for (const id of new Set(instances.map((instance) => instance.deploymentId))) {
    const deployed = await store.deployment(id);
    if (deployed) deployments.push(deployed);
  }
  return new KnownDefinitions(deployments);
}
