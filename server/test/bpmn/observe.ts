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
  subscriptions: () => 0,
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
  return engine.keeper.transact(async (store) => {
    const waiting: string[] = [];
    for (const { instanceId, nodeId, kind } of executions) {
      if (kind !== 'token') continue;
      const deployed = await store.deployment(
        instances.find((row) => row.id === instanceId)?.deploymentId ?? '',
      );
      if (deployed?.definition.nodes.get(nodeId)?.type === 'receiveTask') waiting.push(nodeId);
    }
    return waiting;
  });
}
