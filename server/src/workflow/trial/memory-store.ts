import type { Called, Deployed } from '../interpreter/run.ts';
import type { Difference } from '../interpreter/unit-of-work.ts';
import { parseModel } from '../model/parse.ts';
import type { ListenerPolicy } from '../model/refuse-unsupported.ts';
import { proxiesBy } from '../people/proxy-agents.ts';
import { noCall } from '../rows.ts';
import type {
  Broadcast,
  CandidateRow,
  CommentRow,
  CopyRow,
  ExecutionRow,
  HistoryRow,
  InstanceRow,
  JobRow,
  StartRow,
  SubscriptionRow,
  TaskRow,
} from '../rows.ts';
import { occurring } from '../since-decision.ts';
import type {
  About,
  Changes,
  CommandResult,
  CommandRow,
  DeploymentRow,
  KeyedCommand,
  OutgoingBroadcast,
  Store,
} from '../store.ts';

// The port is asynchronous; rows in memory are not.
/* oxlint-disable typescript/require-await */

class Table<Row extends { id: string }> extends Map<string, Row> {
  apply({ added, changed, removed }: Difference<Row>): void {
    for (const row of [...added, ...changed]) this.set(row.id, row);
    for (const id of removed) this.delete(id);
  }

  where(test: (row: Row) => boolean): Row[] {
    return [...this.values()].filter(test);
  }
}

const addedOnly = <Row>(added: readonly Row[]): Difference<Row> => ({
  ...{ added, changed: [], columns: [], removed: [] },
});

/** Keeps everything in memory; commands run one after the other, so its lock has nothing to do. */
export class MemoryStore implements Store {
  readonly instances = new Table<InstanceRow>();
  readonly executions = new Table<ExecutionRow>();
  readonly tasks = new Table<TaskRow>();
  readonly jobs = new Table<JobRow>();
  readonly subscriptions = new Table<SubscriptionRow>();
  readonly starts = new Table<StartRow>();
  readonly candidates = new Table<CandidateRow>();
  readonly comments = new Table<CommentRow>();
  readonly copies = new Table<CopyRow>();
  readonly history = new Table<HistoryRow>();
  readonly commands: CommandRow[] = [];
  readonly deployments: Deployed[] = [];
  private made = 0;

  constructor(private readonly listeners: ListenerPolicy = 'refuse') {}

  /** Nothing is repeated here: whoever has keys to keep knows how. */
  once(_: KeyedCommand, run: () => Promise<CommandResult>): Promise<CommandResult> {
    return run();
  }

  instanceOf(about: About) {
    if ('taskId' in about) return this.tasks.get(about.taskId)?.instanceId;
    return 'jobId' in about ? this.jobs.get(about.jobId)?.instanceId : about.instanceId;
  }

  async lockTree(about: About) {
    const instanceId = this.instanceOf(about) ?? '';
    const taskId = 'taskId' in about ? about.taskId : '';
    const rootId = this.instances.get(instanceId)?.rootId;
    if (rootId === undefined) return null;
    const instances = this.instances.where((row) => row.rootId === rootId);
    const ids = new Set(instances.map((row) => row.id));
    return {
      instanceId,
      task: this.tasks.get(taskId) ?? null,
      candidates: this.candidates.where((row) => row.taskId === taskId),
      instances,
      executions: this.executions.where((row) => ids.has(row.instanceId)),
      tasks: this.tasks.where((row) => ids.has(row.instanceId) && row.endedAt === null),
      jobs: this.jobs.where((row) => ids.has(row.instanceId)),
      subscriptions: this.subscriptions.where((row) => ids.has(row.instanceId)),
      starts: [],
    };
  }

  async tasksOf(instanceId: string) {
    return this.tasks.where((row) => row.instanceId === instanceId);
  }

  async tasksOfTree(instanceId: string) {
    const rootId = this.instances.get(instanceId)?.rootId;
    return this.tasks.where((row) => this.instances.get(row.instanceId)?.rootId === rootId);
  }

  async sinceDecision({ id, instanceId, endedAt }: TaskRow) {
    const rootId = this.instances.get(instanceId)?.rootId;
    const isHere = (one: { instanceId: string }) => this.instances.get(one.instanceId)?.rootId === rootId;
    const tasks = await this.tasksOfTree(instanceId);
    if (endedAt === null) return { tasks, visits: [], hasOccurred: false };
    const visits = this.history.where((row) => isHere(row) && row.id > id && row.startedAt >= endedAt);
    const hasOccurred = this.commands.some(
      (row) => isHere(row) && occurring.includes(row.name) && row.createdAt >= endedAt,
    );
    return { tasks, visits, hasOccurred };
  }

  async copiedTo(taskId: string) {
    return this.copies.where((row) => row.taskId === taskId).map(({ userId }) => userId);
  }

  async unreadCopies({ instanceId, step }: Pick<CopyRow, 'instanceId' | 'step'>) {
    const unread = this.copies.where(({ taskId, readAt }) => taskId === null && readAt === null);
    return unread
      .filter((row) => row.instanceId === instanceId && row.step === step)
      .map(({ userId }) => userId);
  }

  async autoApproved(id: string) {
    const passed = this.comments.where((row) => row.instanceId === id && row.action === 'autoApproved');
    return passed.flatMap(({ taskId }) => taskId ?? []);
  }

  async proxiesOf({ id }: Pick<TaskRow, 'id' | 'instanceId'>) {
    return proxiesBy(this.comments.where(({ taskId }) => taskId === id));
  }

  async urges({ id }: Pick<TaskRow, 'id' | 'instanceId'>) {
    const urges = this.comments.where(({ taskId, action }) => taskId === id && action === 'urged');
    return { count: urges.length, lastAt: urges.at(-1)?.createdAt ?? null };
  }

  async deployment(id: string) {
    return this.deployments.find((deployed) => deployed.id === id) ?? null;
  }

  latestDeployment(key: string) {
    return this.calledDeployment({ key, version: null });
  }

  async calledDeployment({ key, version }: Called): Promise<Deployed | null> {
    const isAsked = (one: Deployed) => one.key === key && (version === null || one.version === version);
    return this.deployments.findLast(isAsked) ?? null;
  }

  async deploy(row: DeploymentRow, starts: readonly StartRow[]) {
    const older = this.deployments.filter(({ key }) => key === row.key).map(({ id }) => id);
    for (const { id, deploymentId, kind } of this.starts.values())
      if (kind !== 'delivery' && older.includes(deploymentId)) this.starts.delete(id);
    for (const awaited of starts) this.starts.set(awaited.id, awaited);
    const version = this.deployments.filter((deployed) => deployed.key === row.key).length + 1;
    const definition = await parseModel(row.xml, this.listeners);
    this.deployments.push(
      ...definition
        .filter(({ key }) => key === row.key)
        .map((found) => ({ id: row.id, key: row.key, version, definition: found })),
    );
    return { id: row.id, key: row.key, version };
  }

  async lockStart(id: string) {
    return this.starts.get(id) ?? null;
  }

  async broadcast(told: Broadcast, now: Date) {
    this.tell({ ...told, count: 1, hops: 0 }, now, null);
  }

  private tell({ kind, name, count, hops }: OutgoingBroadcast, dueAt: Date, from: string | null) {
    const rootOf = (id: string | null) => this.instances.get(id ?? '')?.rootId ?? id;
    const isServed = ({ id }: SubscriptionRow) => this.jobs.has(`delivery-${id}`);
    const waiting = this.subscriptions.where(
      (row) =>
        row.kind === kind && row.name === name && !row.isLocal && rootOf(row.instanceId) !== rootOf(from),
    );
    const begun = this.begins({ kind, name, count, hops }, dueAt);
    const unserved = waiting.filter((row) => !isServed(row)).slice(0, begun ? 0 : count);
    const reached = kind === 'message' ? unserved : waiting;
    for (const { instanceId, executionId, nodeId, id } of reached) {
      const job = { id: `delivery-${id}`, instanceId, executionId, nodeId, dueAt };
      this.jobs.set(job.id, {
        ...job,
        kind: 'delivery',
        every: null,
        times: 1,
        hops,
        ...noCall,
        overdue: null,
        deadline: null,
      });
    }
  }

  /** What begins a process; whether there was any. */
  private begins({ kind, name, count, hops }: OutgoingBroadcast, dueAt: Date): boolean {
    const all = this.starts.where((row) => row.kind === kind && row.name === name);
    const begun =
      kind === 'message' ? all.slice(0, 1).flatMap((row) => Array.from({ length: count }, () => row)) : all;
    for (const row of begun) {
      const id = `start-${this.made++}`;
      this.starts.set(id, { ...row, id, kind: 'delivery', name: null, dueAt, hops });
    }
    return begun.length > 0;
  }

  async write(changes: Changes, command: CommandRow) {
    this.instances.apply(changes.instances);
    this.executions.apply(changes.executions);
    this.tasks.apply(changes.tasks);
    for (const told of changes.broadcasts) this.tell(told, command.createdAt, command.instanceId);
    this.jobs.apply(changes.jobs);
    this.subscriptions.apply(changes.subscriptions);
    this.starts.apply(changes.starts);
    this.candidates.apply(addedOnly(changes.candidates));
    this.comments.apply(addedOnly(changes.comments));
    const isNew = (copy: CopyRow) =>
      this.copies.where((row) => row.taskId === copy.taskId && row.userId === copy.userId).length === 0;
    this.copies.apply(addedOnly(changes.copies.filter(isNew)));
    this.history.apply(addedOnly(changes.history));
    for (const { id, ...end } of changes.endedHistory) {
      const row = this.history.get(id);
      if (row) this.history.set(id, { ...row, ...end });
    }
    this.commands.push(command);
  }
}
