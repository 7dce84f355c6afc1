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

  override async latestDeployment(key: string): Promise<Deployed | null> {
    if (key === this.drawn.key) return this.drawn;
    return this.keep(await this.deployed({ key, version: null }));
  }

  /** A version that is drawn has no number yet: a call of one means a version that is deployed. */
  override async versionOf(key: string, version: number): Promise<Deployed | null> {
    return this.keep(await this.deployed({ key, version }));
  }

  /** The instance of what is called is read by the id of its version later on. */
  private keep(called: Deployed | null): Deployed | null {
    if (called && !this.deployments.some(({ id }) => id === called.id)) this.deployments.push(called);
    return called;
  }
}
