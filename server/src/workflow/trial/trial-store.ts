import type { Called, Deployed } from '../interpreter/run.ts';
import type { Definition } from '../model/definition.ts';
import { MemoryStore } from './memory-store.ts';

/** Rows of one trial run; the drawn process stands before whatever is deployed under its key. */
export class TrialStore extends MemoryStore {
  constructor(
    private readonly drawn: Deployed,
    private readonly deployed: (called: Called) => Promise<Deployed | null>,
  ) {
    super();
    this.deployments.push(drawn);
  }

  /** How many rows the run has made and kept. */
  get size(): number {
    const { instances, executions, tasks, jobs, subscriptions, candidates, comments, history } = this;
    const tables = [instances, executions, tasks, jobs, subscriptions, candidates, comments, history];
    return tables.reduce((sum, table) => sum + table.size, 0);
  }

  /** What an instance of the run runs on. */
  definitionOf(instanceId: string): Definition {
    const deploymentId = this.instances.get(instanceId)?.deploymentId;
    return this.deployments.find(({ id }) => id === deploymentId)?.definition ?? this.drawn.definition;
  }

  /** What is drawn has no number yet: a call of a version means one that is deployed. */
  override async calledDeployment(asked: Called): Promise<Deployed | null> {
    if (asked.key === this.drawn.key && asked.version === null) return this.drawn;
    const called = await this.deployed(asked);
    // Its instance is read by the id of its version later on.
    if (called && !this.deployments.some(({ id }) => id === called.id)) this.deployments.push(called);
    return called;
  }
}
