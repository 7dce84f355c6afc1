import type { z } from 'zod';

import { plainCalendar } from '../../src/kit/runtime/workdays.ts';
import { deployModel } from '../../src/workflow/adapters/deploy.ts';
import type { Actor, Command, Loaded, Ran } from '../../src/workflow/command.ts';
import { runCommand } from '../../src/workflow/command.ts';
import { timerActor } from '../../src/workflow/adapters/actor.ts';
import { begin } from '../../src/workflow/commands/begin.ts';
import { fireTimer } from '../../src/workflow/commands/fire-timer.ts';
import { noEffects } from '../../src/workflow/effects.ts';
import type { Effects } from '../../src/workflow/effects.ts';
import type { Series } from '../../src/workflow/naming/name-instances.ts';
import { nobody } from '../../src/workflow/people/people.ts';
import type { People } from '../../src/workflow/people/people.ts';
import type { ListenerPolicy } from '../../src/workflow/model/refuse-unsupported.ts';
import type {
  Broadcast,
  CommentRow,
  ExecutionRow,
  HistoryRow,
  InstanceRow,
  JobRow,
  StartRow,
  SubscriptionRow,
  TaskRow,
} from '../../src/workflow/rows.ts';
import type { Store } from '../../src/workflow/store.ts';

/** Everything that is live or was, as the tables hold it. */
export interface Snapshot {
  instances: readonly InstanceRow[];
  executions: readonly ExecutionRow[];
  tasks: readonly TaskRow[];
  jobs: readonly JobRow[];
  subscriptions: readonly SubscriptionRow[];
  starts: readonly StartRow[];
}

/** What is told of what has happened. */
export interface Trace {
  history: readonly HistoryRow[];
  comments: readonly Omit<CommentRow, 'attachments'>[];
}

/** Where a test engine keeps its rows. */
export interface Keeper {
  transact<T>(work: (store: Store) => Promise<T>): Promise<T>;
  snapshot(): Promise<Snapshot>;
  trace(): Promise<Trace>;
  /** Brings what happened outside of all processes to those who wait for it. */
  broadcast(told: Broadcast, now: Date): Promise<void>;
}

/** The operator of a test: he may do everything that policy does not forbid to all. */
export const operator: Actor = {
  tenantId: '000000',
  userId: 'kermit',
  ownIds: ['kermit'],
  roleIds: [],
  departmentIds: [],
  authority: 'any',
};

/** The real engine with a clock that stands until it is moved. */
export class Engine {
  now = new Date('2026-01-05T01:00:00.000Z');
  /** The days of the tenant that differ from the week's rhythm. */
  calendar = plainCalendar;

  constructor(
    readonly keeper: Keeper,
    readonly nextId: () => string,
    private readonly policy: {
      listeners?: ListenerPolicy | undefined;
      effects?: Effects | undefined;
      people?: People | undefined;
    } = {},
  ) {}

  deploy(xml: string) {
    const { now, nextId } = this;
    const { listeners = 'refuse' } = this.policy;
    const { workdays } = this;
    return this.keeper.transact((store) =>
      deployModel({ xml }, { store, now, nextId, listeners, deployedBy: null, workdays }),
    );
  }

  run<Input extends z.ZodType, State extends Loaded>(
    command: Command<Input, State>,
    input: z.input<Input>,
    by: { actor?: Actor; key?: string } = {},
  ): Promise<Ran> {
    const { now, nextId, workdays, register } = this;
    const { actor = operator, key: idempotencyKey = null } = by;
    const { effects = noEffects, people = nobody } = this.policy;
    return this.keeper.transact((store) =>
      runCommand(command, input, {
        store,
        actor,
        now,
        nextId,
        idempotencyKey,
        effects,
        people,
        workdays,
        register,
      }),
    );
  }

  private readonly counts = new Map<string, number>();
  private readonly register = {
    starterName: '张敏',
    next: ({ processKey, frame }: Series) => {
      const count = (this.counts.get(`${processKey} ${frame}`) ?? 0) + 1;
      this.counts.set(`${processKey} ${frame}`, count);
      return Promise.resolve(count);
    },
  };
  private readonly workdays = () => Promise.resolve(this.calendar);

  /** Open tasks, oldest first. */
  async openTasks(nodeId?: string): Promise<readonly TaskRow[]> {
    const { tasks } = await this.keeper.snapshot();
    return tasks
      .filter((task) => task.endedAt === null && (nodeId === undefined || task.nodeId === nodeId))
      .toSorted((left, right) => (left.id < right.id ? -1 : 1));
  }

  /** Brings what was told to other processes to those who wait for it. */
  async deliver(): Promise<void> {
    const { jobs, starts } = await this.keeper.snapshot();
    // Those who have waited longest first: ids of what is delivered tell nothing.
    const told = jobs.filter(({ kind }) => kind === 'delivery').toSorted(byWaiter);
    for (const { id } of told) await this.deliverTo(id);
    for (const { id, kind } of starts) if (kind === 'delivery') await this.begin(id);
  }

  /** Whoever was delivered to before may have ended the process that waited, and its rows with it. */
  private async deliverTo(jobId: string): Promise<void> {
    const { jobs } = await this.keeper.snapshot();
    if (jobs.some(({ id }) => id === jobId)) await this.run(fireTimer, { jobId });
  }

  /** Something happens outside of all processes; whoever waits for it learns of it. */
  async tell(told: Broadcast): Promise<void> {
    await this.keeper.broadcast(told, this.now);
    await this.deliver();
  }

  /** Moves the clock, then runs every timer that is due, earliest first. */
  async advance(seconds: number): Promise<void> {
    this.now = new Date(this.now.getTime() + seconds * 1000);
    for (let job = await this.nextDue(); job; job = await this.nextDue())
      await this.run(fireTimer, { jobId: job.id });
    for (let start = await this.nextStart(); start; start = await this.nextStart())
      await this.begin(start.id);
  }

  /** Begins a process, as the timers' loop does. */
  begin = (startId: string) => this.run(begin, { startId }, { actor: timerActor(operator.tenantId) });

  private async nextStart(): Promise<StartRow | undefined> {
    const { starts } = await this.keeper.snapshot();
    const due = starts.filter(({ dueAt }) => dueAt !== null && dueAt <= this.now);
    return due.toSorted((left, right) => Number(left.dueAt) - Number(right.dueAt))[0];
  }

  private async nextDue(): Promise<JobRow | undefined> {
    const { jobs } = await this.keeper.snapshot();
    const due = jobs.filter((job) => job.dueAt <= this.now);
    return due.toSorted((left, right) => left.dueAt.getTime() - right.dueAt.getTime())[0];
  }
}

const byWaiter = (one: JobRow, other: JobRow): number =>
  one.executionId < other.executionId || (one.executionId === other.executionId && one.nodeId < other.nodeId)
    ? -1
    : 1;
