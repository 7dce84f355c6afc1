import type { InstanceStatus } from '@policy/shared/contract/workflow/status.ts';

import type { Difference } from './interpreter/unit-of-work.ts';
import type { Called, Deployed } from './interpreter/run.ts';
import type {
  Broadcast,
  CandidateRow,
  ChangingRows,
  CommentRow,
  CopyRow,
  HistoryRow,
  LiveRows,
  StartRow,
  TaskRow,
  VariableRow,
} from './rows.ts';
import type { SinceDecision } from './since-decision.ts';

/** What a command answers; a repeated idempotency key answers the same again. */
export interface CommandResult {
  instanceId: string;
  status: InstanceStatus;
  /** Tasks that the command brought about and that are still open. */
  taskIds: readonly string[];
}

/** How often the holder of a task was urged, and when last. */
export interface Urges {
  count: number;
  lastAt: Date | null;
}

type Differences = { [Table in keyof ChangingRows]: Difference<ChangingRows[Table]> };

/** What a command does to the rows, written at once. */
export interface Changes extends Differences {
  candidates: readonly CandidateRow[];
  /** Variables of instances that are new or have another value. */
  variables: readonly VariableRow[];
  /** Those that were taken away. */
  droppedVariables: readonly Pick<VariableRow, 'instanceId' | 'name'>[];
  comments: readonly CommentRow[];
  copies: readonly CopyRow[];
  /** Each becomes one job for every other tree that waits for it; a message for the one that has waited longest. */
  broadcasts: readonly OutgoingBroadcast[];
  history: readonly HistoryRow[];
  endedHistory: readonly { id: string; endedAt: Date; endReason: string | null }[];
}

/** What is told to other trees: a message to so many of those who wait for it. */
export interface OutgoingBroadcast extends Broadcast {
  count: number;
  /** How many deliveries from process to process led to it, this one included. */
  hops: number;
}

/** The record of one command. */
export interface CommandRow {
  id: string;
  actorId: string;
  /** For whom he acted. */
  onBehalfOf: string | null;
  name: string;
  instanceId: string;
  createdAt: Date;
}

/** A command under a key of the caller's own choosing. */
export interface KeyedCommand {
  actorId: string;
  key: string;
  input: unknown;
  now: Date;
}

/** A new version of a process. */
export interface DeploymentRow {
  id: string;
  key: string;
  name: string;
  /** What the process is called in English, and its elements by their ids. */
  namesEn: Readonly<Record<string, string>>;
  category: string | null;
  xml: string;
  sha256: string;
  deployedAt: Date;
  deployedBy: string | null;
  note: string | null;
}

/** Which version a process got. */
export interface DeployedVersion {
  id: string;
  key: string;
  version: number;
}

/** By what a tree is found. */
export type About = { instanceId: string } | { taskId: string } | { jobId: string };

/** A tree of calls under its lock: its live rows, and the task that was asked for, in whatever status, with whom it was offered to. */
export interface LockedTree extends LiveRows {
  /** The instance of the tree that the thing asked for belongs to. */
  instanceId: string;
  task: TaskRow | null;
  candidates: readonly CandidateRow[];
}

/** What the engine asks of its storage; a store is one tenant's view inside one transaction. */
export interface Store {
  /** Runs a command once under its key; a repeated one waits for the first and answers what it did, another input is refused. */
  once(keyed: KeyedCommand, run: () => Promise<CommandResult>): Promise<CommandResult>;
  /** Locks the tree of calls that something belongs to, from its root, and reads it as it is under the lock; null where there is none. */
  lockTree(about: About): Promise<LockedTree | null>;
  tasksOf(instanceId: string): Promise<readonly TaskRow[]>;
  /** All tasks of the tree of calls that an instance belongs to, those of called processes that have ended included. */
  tasksOfTree(instanceId: string): Promise<readonly TaskRow[]>;
  /** What has happened in the tree of a task since it was decided. */
  sinceDecision(task: TaskRow): Promise<SinceDecision>;
  /** Who has a copy of a task already. */
  copiedTo(taskId: string): Promise<readonly string[]>;
  /** Who has not opened yet what a step of an instance gave him; a step is told by what it is called, as in the list of copies. */
  unreadCopies(of: Pick<CopyRow, 'instanceId' | 'step'>): Promise<readonly string[]>;
  /** The tasks of an instance that a rule for the same person has approved. */
  autoApproved(instanceId: string): Promise<readonly string[]>;
  /** Who holds a task as a proxy, or did, and for whom; nobody from whom it was taken back. */
  proxiesOf(task: Pick<TaskRow, 'id' | 'instanceId'>): Promise<ReadonlyMap<string, string>>;
  /** How often somebody was urged to do a task, and when last. */
  urges(task: Pick<TaskRow, 'id' | 'instanceId'>): Promise<Urges>;
  deployment(id: string): Promise<Deployed | null>;
  /** The version that a process begins with. */
  latestDeployment(key: string): Promise<Deployed | null>;
  /** A process that another one calls: one version of it, or the one that it begins with. */
  calledDeployment(called: Called): Promise<Deployed | null>;
  write(changes: Changes, command: CommandRow): Promise<void>;
  /**
   * Adds the next version of a key, which begins from now on, and answers it; the version that begins already answers
   * instead where it has the same content. What begins
   * processes of the version is awaited from now on, and no longer what began those of the versions before.
   */
  deploy(row: DeploymentRow, starts: readonly StartRow[]): Promise<DeployedVersion>;
  /** Locks what a deployment waits for to begin a process; null where it waits no longer. */
  lockStart(id: string): Promise<StartRow | null>;
}
