import type { JobRow } from '../rows.ts';
import type { TrialStore } from './trial-store.ts';

/** Something that a trial run waits for besides people. */
export interface Wait {
  id: string;
  instanceId: string;
  nodeId: string;
  kind: 'timer' | 'deadline' | 'signal' | 'message' | 'receive' | 'call';
  /** What a signal or a message is called. */
  name: string;
  /** Of what waits for its time. */
  job: JobRow | null;
}

const kindOf = ({ kind }: JobRow): Wait['kind'] => {
  if (kind === 'call') return 'call';
  return kind === 'deadline' || kind === 'timeout' ? 'deadline' : 'timer';
};

/** What the rows of a trial run wait for, in the order in which it was made. */
export function waitsIn(store: TrialStore): readonly Wait[] {
  const jobs = [...store.jobs.values()].map((job): Wait => ({
    ...{ id: job.id, instanceId: job.instanceId, nodeId: job.nodeId, name: '', job },
    kind: kindOf(job),
  }));
  const subscribed = [...store.subscriptions.values()].map((row): Wait => ({
    ...{ id: row.id, instanceId: row.instanceId, nodeId: row.nodeId, kind: row.kind, name: row.name },
    job: null,
  }));
  const told = new Set([...store.subscriptions.values()].map(({ executionId }) => executionId));
  const received = store.executions
    .where(({ id, kind, instanceId, nodeId }) => {
      const node = store.definitionOf(instanceId).nodes.get(nodeId);
      return kind === 'token' && node?.type === 'receiveTask' && !told.has(id);
    })
    .map(({ id, instanceId, nodeId }): Wait => ({
      ...{ id, instanceId, nodeId, kind: 'receive', name: '', job: null },
    }));
  return [...jobs, ...subscribed, ...received].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
