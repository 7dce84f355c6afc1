import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import type { CallMethod } from '@policy/shared/contract/workflow/service-calls.ts';
import type { CommentFile } from '@policy/shared/contract/workflow/remarks.ts';
import type { RefusalCode } from '@policy/shared/contract/refusals.ts';
import type {
  DeadlineAct,
  InstanceStatus,
  SignerPosition,
  TaskStatus,
} from '@policy/shared/contract/workflow/status.ts';

/** Values that a process knows by name; everything in them survives JSON. */
export type Variables = Readonly<Record<string, unknown>>;

/** What lists of tasks tell of the case, as it was at the start; null where the process is about no application. */
export interface CaseFacts {
  itemId: string | null;
  itemName: string | null;
  itemNameEn: string | null;
  /** The department that the case lies with. */
  agencyId: string | null;
  /** The name of the company that applies, or of the person. */
  companyName: string | null;
  /** The amount applied for, in 10,000 yuan. */
  amountWan: number | null;
}

/** One run of a process; a called process is a row of its own with its caller as parent. */
export interface InstanceRow extends CaseFacts {
  id: string;
  deploymentId: string;
  processKey: string;
  /** The instance at the top of the tree of calls: locking it locks the tree. */
  rootId: string;
  parentId: string | null;
  /** The execution of the parent that waits for this instance. */
  superExecutionId: string | null;
  businessKey: string | null;
  serialNumber: string | null;
  title: string;
  starterId: string;
  /** The person or the company that the process belongs to: its corrections go there, and it may be taken back from there. */
  ownerId: string;
  starterDeptId: string | null;
  status: InstanceStatus;
  /** Those that a step may ask for: a stored instance is read with the variables that its process names. */
  variables: Variables;
  /** Bytes of the others, by name. */
  unread: Readonly<Record<string, number>>;
  /** The newest choice at each node, by the node's id; of several instances, how often each choice was made. */
  outcomes: Outcomes;
  rev: number;
  startedAt: Date;
  endedAt: Date | null;
  endReason: string | null;
}

/** What was chosen at nodes, by their ids. */
export type Outcomes = Readonly<Record<string, string | Readonly<Record<string, number>>>>;

/** How far the instances of a multi-instance activity are. */
export interface LoopState {
  total: number;
  active: number;
  completed: number;
  /** How many instances ended with each outcome; in a ballot, with how much weight. */
  outcomes: Readonly<Record<string, number>>;
  /** What the instances are about, in their order; null where only their number is known. */
  items: readonly unknown[] | null;
  /** Number of the next instance to begin, counted from 0. */
  index: number;
  /** Somebody rejected who may reject alone. */
  vetoed?: boolean;
}

/** Who acts and owns where no person does: a timer, a message or a signal. */
export const systemId = 'system';

/**
 * A live token; or what a token became: the scope of a subprocess, or the body around the instances of an activity, which
 * stand below it at the same node.
 */
export interface ExecutionRow {
  id: string;
  instanceId: string;
  parentId: string | null;
  nodeId: string;
  kind: 'token' | 'scope' | 'body';
  /** Of a body alone. */
  loop: LoopState | null;
  /** Waits in a join for other tokens. */
  joining: boolean;
  /** The flow that brought the token; none when it was put here by a jump. */
  arrivedBy: string | null;
  historyId: string | null;
  variables: Variables;
  /**
   * The node that the token goes straight back to once it is done where it stands; null for one that goes on by its flows.
   * It stands below the execution that returned the work, which waits at that node and keeps its place meanwhile.
   */
  returnTo: string | null;
}

/** How far a delegation is: the other works on it, or has given it back. */
type Delegation = 'pending' | 'resolved';

/** A piece of work for a person; kept after it was done. */
export interface TaskRow {
  id: string;
  instanceId: string;
  executionId: string;
  nodeId: string;
  name: string;
  /** The turn of whom the process belongs to, after a return: he hands in again instead of choosing an outcome. */
  isOwners: boolean;
  formKey: string | null;
  status: TaskStatus;
  assigneeId: string | null;
  /** Who had the task before somebody else was given it: it goes back to him where it was delegated. */
  ownerId: string | null;
  /** Somebody works on it for its owner; or has done so, and it is its owner's again. */
  delegation: Delegation | null;
  /** For whom its holder acts, who may take it back. */
  proxyForId: string | null;
  /** Of somebody who signs besides its holder: which task, and when. */
  signsFor: string | null;
  signs: SignerPosition | null;
  /** Who signs after its holder has approved. */
  signersAfter: readonly string[];
  /** The higher, the more urgent; 50 where the model says nothing. */
  priority: number;
  dueAt: Date | null;
  claimedAt: Date | null;
  /** When whoever holds it first opened it. */
  readAt: Date | null;
  createdAt: Date;
  endedAt: Date | null;
  outcome: string | null;
  /** The task whose completion led to this one. */
  causedBy: string | null;
  rev: number;
}

/** One alternative of who is meant: every part that is given must fit. */
export interface Alternative {
  userId: string | null;
  roleId: string | null;
  departmentId: string | null;
  /** What somebody has to be for the company whose id stands in the place of a person's, and for which he acts. */
  duty: Duty | null;
}

/** One alternative of who may claim a task. */
export interface CandidateRow extends Alternative {
  id: string;
  taskId: string;
}

/** What happens when a return was not answered in time: the whole tree of calls ends. */
export interface Overdue {
  status: Exclude<InstanceStatus, 'running' | 'suspended'>;
  reason: string;
}

/** What a task's deadline does to it. */
export interface Deadline {
  taskId: string;
  act: DeadlineAct;
  /** Of a transfer alone: who gets it. */
  userId: string | null;
  /** Where it comes again, working days alone count. */
  countsWorkdays?: boolean;
}

/** What a service task asks outside of the process, worked out when the step was reached. */
export type AskedCall =
  | {
      kind: 'request';
      endpoint: string;
      method: CallMethod;
      path: string;
      parameters: Variables;
      /** What of the answer is kept: a path into its JSON, and a variable. */
      answers: readonly { from: string; to: string }[];
      /** The variable that keeps the status. */
      status: string | null;
    }
  | {
      kind: 'sms';
      template: string;
      /** Whom it is for: a person or a company, or else a number. */
      toId: string | null;
      phone: string | null;
      parameters: Variables;
    };

/** What came of a call: variables that the process goes on with, or why nobody tries it again by himself. */
export type CallAnswer =
  | { ok: true; values: Variables }
  | { ok: false; code: RefusalCode; facts: Readonly<Record<string, string | number>> };

/** Something that happens when its time comes. Who waits is an execution, or the instance itself for its outermost scope. */
export interface JobRow {
  id: string;
  instanceId: string;
  executionId: string;
  /** The event that happens, or the node where an answer is waited for. */
  nodeId: string;
  /**
   * `delivery` brings a signal or a message that was thrown in another tree of calls; `call` waits for what a service task
   * asked outside, and is due once that has been answered.
   */
  kind: 'timer' | 'delivery' | 'timeout' | 'deadline' | 'call';
  dueAt: Date;
  /** How far apart a timer repeats, as an ISO 8601 duration, and how often it is still to fire. */
  every: string | null;
  times: number;
  /** How many deliveries from process to process led to this one. */
  hops: number;
  /** Of a timeout alone. */
  overdue: Overdue | null;
  /** Of the deadline of a task alone. */
  deadline: Deadline | null;
  /** Of a call alone: under which id it leaves, what it asks, and what came of it. */
  callId: string | null;
  call: AskedCall | null;
  answer: CallAnswer | null;
}

/** What every job has that is no call. */
export const noCall = { callId: null, call: null, answer: null };

/** Somebody waits for a signal or a message: an execution, or an instance itself for its outermost scope. */
export interface SubscriptionRow {
  id: string;
  instanceId: string;
  executionId: string;
  nodeId: string;
  kind: 'signal' | 'message';
  name: string;
  /** A signal that only its own instance throws. */
  isLocal: boolean;
}

/**
 * What a deployment waits for to begin a process: a timer, or a signal or a message by its name. `delivery` is one that
 * came, and begins a process as soon as its turn comes.
 */
export interface StartRow {
  id: string;
  deploymentId: string;
  nodeId: string;
  kind: 'timer' | 'signal' | 'message' | 'delivery';
  name: string | null;
  dueAt: Date | null;
  every: string | null;
  times: number;
  hops: number;
}

/** A signal or a message for whoever waits for it. */
export type Broadcast = Pick<SubscriptionRow, 'kind' | 'name'>;

/** A node visited or a flow taken; diagrams and histories read these and never re-derive. */
export interface HistoryRow {
  id: string;
  instanceId: string;
  nodeId: string;
  nodeName: string;
  nodeType: string;
  taskId: string | null;
  startedAt: Date;
  endedAt: Date | null;
  endReason: string | null;
}

/** What a person said when he acted. */
export interface CommentRow {
  id: string;
  instanceId: string;
  taskId: string | null;
  /** The visit of a step that did it without a task. */
  historyId: string | null;
  userId: string;
  action: string;
  text: string;
  /** For whom he acted. */
  onBehalfOf: string | null;
  /** Whom the act was about: who was given the task, or a copy. */
  toIds: readonly string[];
  /** Whom the words mention. */
  mentionIds: readonly string[];
  attachments: readonly CommentFile[];
  createdAt: Date;
}

/** A case that somebody was given to know of; each gets a task's copy once. */
export interface CopyRow {
  id: string;
  instanceId: string;
  /** The task whose holder gave it; null where a step of the process did. */
  taskId: string | null;
  /** What the step is called. */
  step: string;
  userId: string;
  fromId: string;
  createdAt: Date;
  readAt: Date | null;
}

/** One variable of an instance as a command set it. */
export interface VariableRow {
  instanceId: string;
  name: string;
  value: unknown;
  /** Bytes of the value as JSON. */
  size: number;
}

/** What the interpreter adds, changes and removes, by table. */
export interface ChangingRows {
  instances: InstanceRow;
  executions: ExecutionRow;
  tasks: TaskRow;
  jobs: JobRow;
  subscriptions: SubscriptionRow;
  starts: StartRow;
}

/** The live rows of one tree of calls; done tasks only where a command asked for them. */
export type LiveRows = { readonly [Table in keyof ChangingRows]: readonly ChangingRows[Table][] };
