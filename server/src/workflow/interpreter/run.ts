import type { EventBody, WorkflowEvent } from '../events.ts';
import type { Beside } from '../inputs.ts';
import type { Definition, ModelNode, Reaction } from '../model/definition.ts';
import type { Relation } from '../model/reading/people-named.ts';
import { nodeOf } from '../model/definition.ts';
import type { Calendar } from '../../kit/runtime/workdays.ts';
import type {
  Broadcast,
  CandidateRow,
  ChangingRows,
  CommentRow,
  CopyRow,
  ExecutionRow,
  HistoryRow,
  LiveRows,
  LoopState,
  TaskRow,
} from '../rows.ts';
import type { Wanted } from '../people/people.ts';
import { UnitOfWork } from './unit-of-work.ts';

/** One thing that is still to be done with a token. */
export type Operation =
  /** `isAgain` of a step that was come to before: what coming to it brings, it has brought. */
  | { kind: 'enter'; executionId: string; nodeId: string; flowId: string | null; isAgain?: boolean }
  | { kind: 'begin'; executionId: string }
  | { kind: 'leave'; executionId: string }
  | { kind: 'end'; executionId: string };

/** A deployed process and its definition. */
export interface Deployed {
  id: string;
  key: string;
  version: number;
  /** Nothing begins in it for the time being; told of the newest version alone. */
  isSuspended?: boolean;
  definition: Definition;
}

/** A process that another one calls: in one version, or in the one that it begins with. */
export interface Called {
  key: string;
  version: number | null;
}

/** What a run may meet besides its rows. */
export interface Definitions {
  byId(deploymentId: string): Definition;
  /** A process that is called, null where there is none; it is `Lacking` until it has been read. */
  called(asked: Called): Deployed | null;
  /** The tenant's working days; `Lacking` until they have been read. */
  workdays(): Calendar;
}

/** Time, identity and cause come in, so that a run is a function of what it is given. */
export interface RunContext {
  actorId: string;
  now: Date;
  nextId(): string;
  /** The task that the command is about. */
  causedBy: string | null;
  /** How many commands of other processes led to this one by what they threw. */
  hops: number;
  /** The role that the act was offered under. */
  actedAs: string | null;
  /** For whom somebody acts who holds the task as a proxy, or intervenes. */
  onBehalfOf: string | null;
  /** What goes with the words of whoever acts. */
  beside: Beside;
  /** Who gets the steps that the act leads to, by their ids, where whoever acts has chosen. */
  handlers: Readonly<Record<string, string>>;
  /** Told of each node that is come to; it may refuse to go on. */
  onEntry?: (() => void) | undefined;
  /** Told of the steps that expressions take; it may refuse to go on. */
  onSteps?: ((steps: number) => void) | undefined;
}

type Units = { readonly [Table in keyof ChangingRows]: UnitOfWork<ChangingRows[Table]> };

/** Somebody who has to be looked up, among people or among what the process has done so far. */
export type Lookup = Wanted | Extract<Relation, { kind: 'handlerOf' | 'initiator' }>;

/** A step that gives copies of the case or tells people something, and whom. */
export interface CopyLookup {
  instanceId: string;
  nodeId: string;
  /** What the step is called. */
  step: string;
  historyId: string | null;
  wanted: readonly Lookup[];
  /** What they are told; without it they get copies. */
  notice: { title: string; text: string } | null;
  /** Who gives the copies, where no step does. */
  fromId?: string;
}

/** A new task, and what of whom it is for has to be looked up. */
export interface TaskLookup {
  taskId: string;
  wanted: readonly Lookup[];
  /** Who gets it where it is for nobody else. */
  fallback: readonly string[];
  /** It was given back to who had it: whom else it is for decides nothing of it. */
  isGivenBack?: boolean;
}

/** The state of one run of the interpreter. */
export interface Run extends Units {
  readonly context: RunContext;
  readonly definitions: Definitions;
  /** New tasks, until it is worked out whom they are for. */
  readonly asked: TaskLookup[];
  /** Copies, until it is worked out who gets them. */
  readonly copiesAsked: CopyLookup[];
  /** Tasks that are to be somebody else's, once it is known that he is there. */
  readonly transfers: { taskId: string; userId: string }[];
  /** Tokens at steps that a vote has rejected, until it is known where their work goes. */
  readonly rejected: string[];
  readonly candidates: CandidateRow[];
  readonly comments: CommentRow[];
  readonly copies: CopyRow[];
  /** What was told to everybody who waits for it in other trees of calls. */
  readonly broadcasts: Broadcast[];
  readonly history: UnitOfWork<HistoryRow>;
  /** History rows of earlier commands that this one ends. */
  readonly endedHistory: { id: string; endReason: string | null }[];
  readonly agenda: Operation[];
  readonly events: WorkflowEvent[];
}

/** A run over loaded rows with nothing done yet. */
export function newRun(rows: LiveRows, definitions: Definitions, context: RunContext): Run {
  return {
    context,
    definitions,
    instances: new UnitOfWork(rows.instances),
    executions: new UnitOfWork(rows.executions),
    tasks: new UnitOfWork(rows.tasks),
    jobs: new UnitOfWork(rows.jobs),
    subscriptions: new UnitOfWork(rows.subscriptions),
    starts: new UnitOfWork(rows.starts),
    asked: [],
    copiesAsked: [],
    transfers: [],
    rejected: [],
    candidates: [],
    comments: [],
    copies: [],
    broadcasts: [],
    history: new UnitOfWork<HistoryRow>([]),
    endedHistory: [],
    agenda: [],
    events: [],
  };
}

/** The definition that an instance runs on. */
export const definitionOf = (run: Run, instanceId: string): Definition =>
  run.definitions.byId(run.instances.get(instanceId).deploymentId);

/** The node at which an execution stands. */
export const nodeAt = (run: Run, execution: ExecutionRow): ModelNode =>
  nodeOf(definitionOf(run, execution.instanceId), execution.nodeId);

/** Live executions directly inside a scope, or at the top of an instance. */
export const executionsIn = (
  run: Run,
  instanceId: string,
  parentId: string | null,
): readonly ExecutionRow[] =>
  run.executions.all().filter((row) => row.instanceId === instanceId && row.parentId === parentId);

/** A token that became the body around the instances of its activity. */
export interface Body extends ExecutionRow {
  loop: LoopState;
}

/** Whether a token has become the body around several instances. */
export const isBody = (execution: ExecutionRow): execution is Body =>
  execution.kind === 'body' && execution.loop !== null;

/** The body that an execution is one instance of, or nothing. */
export function bodyAround(run: Run, { parentId }: ExecutionRow): Body | undefined {
  const parent = parentId === null ? undefined : run.executions.find(parentId);
  return parent && isBody(parent) ? parent : undefined;
}

/** Records an event of an instance. */
export function emit(run: Run, instanceId: string, body: EventBody): void {
  const { rootId, processKey, businessKey } = run.instances.get(instanceId);
  const { caseType } = definitionOf(run, instanceId);
  const { actedAs } = run.context;
  run.events.push({ instanceId, rootId, processKey, businessKey, caseType, actedAs, ...body });
}

/** Records the status that a reaction brings. */
export function react(
  run: Run,
  at: { instanceId: string; nodeId: string },
  reaction: Reaction | undefined,
): void {
  const { instanceId, nodeId } = at;
  const status = reaction?.status ?? null;
  if (status !== null) emit(run, instanceId, { type: 'statusReached', nodeId, status });
}

/** Records what happens without anybody's act: the effect that it has, and the status that it brings. */
export function reach(
  run: Run,
  at: { instanceId: string; nodeId: string },
  reaction: Reaction | undefined,
): void {
  const { instanceId, nodeId } = at;
  if (reaction?.effect) emit(run, instanceId, { type: 'effectReached', nodeId, effect: reaction.effect });
  react(run, at, reaction);
}

/** Records what claiming a task means for the business row, where somebody has it, or it is decided, without having claimed it. */
export function reachClaim(run: Run, task: TaskRow): void {
  if (task.assigneeId !== null || task.signs !== null || task.isOwners) return;
  reach(run, task, definitionOf(run, task.instanceId).nodes.get(task.nodeId)?.on.claim);
}
