import type { Engine, Snapshot } from './engine.ts';
import type { TaskRow } from '../../src/workflow/rows.ts';
import type { StepOf } from './case.ts';

type Expected = Omit<StepOf<'expect'>, 'op'>;
interface Seen {
  snapshot: Snapshot;
  open: readonly TaskRow[];
  waiting: readonly string[];
}

const running = ({ snapshot }: Seen) => snapshot.instances.filter((row) => row.endedAt === null);

const observers: { [Key in keyof Required<Expected>]: (seen: Seen) => Expected[Key] } = {
  open: ({ open }) => open.map((task) => task.nodeId).toSorted(),
  ended: (seen) => running(seen).length === 0,
  openNames: ({ open }) => open.map((task) => task.name).toSorted(),
  openAssignees: ({ open }) => open.map((task) => task.assigneeId ?? '').toSorted(),
  waiting: ({ waiting }) => [...waiting].toSorted(),
  timers: ({ snapshot }) => snapshot.jobs.length,
  subscriptions: ({ snapshot }) => snapshot.subscriptions.length,
  instances: (seen) => running(seen).length,
  vars: (seen) => Object.assign({}, ...running(seen).map((row) => row.variables)),
};

/** What the tables show of the things that a step expects. */
export async function observe(engine: Engine, expected: Expected): Promise<Record<string, unknown>> {
  const snapshot = await engine.keeper.snapshot();
  const seen = { snapshot, open: await engine.openTasks(), waiting: await waitingNodes(engine, snapshot) };
  const asked = Object.entries(observers).filter(([key]) => key in expected && key !== 'op');
  return Object.fromEntries(asked.map(([key, observer]) => [key, observer(seen)]));
}

async function waitingNodes(engine: Engine, { executions, instances }: Snapshot): Promise<readonly string[]> {
  const deploymentOf = new Map(instances.map(({ id, deploymentId }) => [id, deploymentId]));
  return engine.keeper.transact(async (store) => {
    const waiting: string[] = [];
    for (const { instanceId, nodeId } of executions.filter(({ kind }) => kind === 'token')) {
      const deployed = await store.deployment(deploymentOf.get(instanceId) ?? '');
      const type = deployed?.definition.nodes.get(nodeId)?.type;
      if (type && waits.includes(type)) waiting.push(nodeId);
    }
    return waiting;
  });
}

const waits: readonly string[] = ['receiveTask', 'intermediateCatchEvent'];
