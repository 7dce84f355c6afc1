import type { ProxyKind } from '@policy/shared/contract/entities/process/process-proxy.ts';
import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import type { z } from 'zod';

import { Refusal } from '../kit/runtime/errors.ts';
import type { Calendar } from '../kit/runtime/workdays.ts';
import { offeredAs } from './candidates.ts';
import { nothingPrepared, nothingSaid } from './effects.ts';
import type { Effects, Said } from './effects.ts';
import type { WorkflowEvent } from './events.ts';
import { stepsOfRun } from './expressions/steps.ts';
import { assertKeepableTogether } from './expressions/variable-limits.ts';
import { assertMayMention } from './handling/preconditions.ts';
import { besideOf, chosenOf } from './inputs.ts';
import { changedVariables, droppedVariables } from './interpreter/changed-variables.ts';
import { noteCallsOver } from './interpreter/calls/go-on-from-call.ts';
import { drain } from './interpreter/drain.ts';
import { scopeVariables } from './interpreter/names.ts';
import { Lacking } from './lacking.ts';
import type { Run, RunContext } from './interpreter/run.ts';
import type { KnownDefinitions } from './known-definitions.ts';
import { newRun } from './interpreter/run.ts';
import { buttonsOf } from './model/definition.ts';
import type { ModelNode, Reaction } from './model/definition.ts';
import { nameInstances } from './naming/name-instances.ts';
import type { Register } from './naming/name-instances.ts';
import type { People } from './people/people.ts';
import { assignTasks } from './people/assign-tasks.ts';
import { systemId } from './rows.ts';
import type { Broadcast, CandidateRow, InstanceRow, LiveRows, TaskRow, Variables } from './rows.ts';
import type { Changes, CommandResult, CommandRow, Store } from './store.ts';

/**
 * Who acts. Operations staff (`operator`) act on what they do not hold, and whatever its step forbids beside deciding it, and
 * are held to everything else; `any` is the authority of the timer loop and of areas, who act for a process that somebody else
 * drew and give it what it lacks.
 */
export interface Actor {
  tenantId: string;
  userId: string;
  /** Whom he acts for: himself, and his company. Tasks and processes may belong to either. */
  ownIds: readonly string[];
  roleIds: readonly string[];
  /** The departments that he acts for: his own and those below them. */
  departmentIds: readonly string[];
  authority: 'own' | 'operator' | 'any';
  /** For whom he acts at the moment, and as what: a company by his duties in it, or one of the public for himself; officers for nobody. */
  acting?: { ownerId: string; duties: readonly Duty[] };
  /** For whom he may claim besides; read where something is claimed or offered. */
  principals?: readonly Principal[];
}

/** Somebody whose tasks another does for a time, in some processes or in all. */
export interface Principal extends Pick<Actor, 'userId' | 'ownIds' | 'roleIds' | 'departmentIds'> {
  processKeys: readonly string[] | null;
  kind: ProxyKind;
}

/** What every command loads. */
export interface Loaded {
  rows: LiveRows;
  definitions: KnownDefinitions;
  /** The task that the command is about; what it brings about remembers it. */
  task?: TaskRow;
  /** Whom that task was offered to. */
  candidates?: readonly CandidateRow[];
  instance?: InstanceRow;
  /** How many deliveries from process to process led here. */
  hops?: number;
  /** The node that the command is about. */
  node?: ModelNode | undefined;
}

/** What a precondition is told besides the state. */
export interface Call<Input = unknown> {
  actor: Actor;
  input: Input;
  /** Fields that the effects of the node's buttons ask for: its form shows them whichever is pressed. */
  asked: readonly string[];
  now: Date;
}

/** One sentence of policy: it refuses or it does nothing. */
export type Precondition<State, Input = unknown> = (state: State, call: Call<Input>) => void;

/** What the interpreter is told: the call, what the model makes of it, and what its effect answered beforehand. */
interface Act<Input = unknown> extends Call<Input> {
  reaction: Reaction | undefined;
  prepared: Variables;
}

/** A command: what it takes, what it loads, what must hold, and what it does. */
export interface Command<Input extends z.ZodType, State extends Loaded> {
  name: string;
  input: Input;
  /** Id of what the command is about: a key belongs to one command on one thing. */
  target: (input: z.output<Input>) => string;
  /** Locks the tree of the instance and reads what the decision needs; no rule lives here. */
  load: (input: z.output<Input>, store: Store) => Promise<State>;
  /** The first precondition that refuses wins. */
  preconditions: readonly Precondition<NoInfer<State>, z.output<Input>>[];
  /** What the model makes of the act: a button's status and effect, or those of an occasion of the node. */
  reaction?: (state: NoInfer<State>, input: z.output<Input>) => Reaction | undefined;
  /** What its caller said, for the effect and for the area. */
  says?: (input: z.output<Input>) => Partial<Said>;
  /** Pure: rows in, row changes and events out. Answers the instance that it acted on. */
  interpret: (run: Run, state: NoInfer<State>, act: Act<z.output<Input>>) => string;
}

/** States a command; its types follow from its parts. */
export const defineCommand = <Input extends z.ZodType, State extends Loaded>(
  command: Command<Input, State>,
) => command;

/** Everything from outside that a command runs on. */
export interface Surroundings {
  store: Store;
  actor: Actor;
  now: Date;
  nextId: () => string;
  idempotencyKey: string | null;
  effects: Effects;
  people: People;
  /** The working days of the tenant, for a process that counts by them. */
  workdays: () => Promise<Calendar>;
  register: Register;
  /** Told of each node that is come to; it may refuse to go on. */
  onEntry?: () => void;
  /** Told of the steps that expressions take; it may refuse to go on. */
  onSteps?: (steps: number) => void;
}

/** What a command answered and what it brought about; a replayed command brings about nothing. */
export interface Ran {
  result: CommandResult;
  events: readonly WorkflowEvent[];
}

/** Runs a command inside the caller's transaction: load, preconditions, prepare, interpret, write, effects. */
export async function runCommand<Input extends z.ZodType, State extends Loaded>(
  command: Command<Input, State>,
  raw: unknown,
  around: Surroundings,
): Promise<Ran> {
  const input = command.input.safeParse(raw);
  if (!input.success) throw new Refusal('request.invalid', {}, input.error.issues[0]?.path.join('.'));
  const { idempotencyKey, store, actor, now } = around;
  if (idempotencyKey === null) return perform(command, input.data, around);
  const key = [idempotencyKey, command.name, command.target(input.data)].join(':');
  let events: readonly WorkflowEvent[] = [];
  const result = await store.once({ actorId: actor.userId, key, input: input.data, now }, async () => {
    const ran = await perform(command, input.data, around);
    events = ran.events;
    return ran.result;
  });
  return { result, events };
}

async function perform<Input extends z.ZodType, State extends Loaded>(
  command: Command<Input, State>,
  input: z.output<Input>,
  around: Surroundings,
): Promise<Ran> {
  // Locked before the preconditions are asked: two officers pressing at once must see each other's result.
  const state = await command.load(input, around.store);
  const told = { beside: besideOf.parse(input), ...chosenOf.parse(input) };
  const context = { ...contextOf(around, state), ...told };
  const reaction = command.reaction?.(state, input);
  const about = { ...nothingSaid, ...command.says?.(input), ...aboutOf(context, state) };
  const { actor, effects } = around;
  const { effect = null } = reaction ?? {};
  const { caseType } = about;
  const asked = effectsOf(state, reaction).flatMap((named) => effects.fieldsOf({ caseType, effect: named }));
  const call = { actor, input, asked, now: around.now };
  for (const assertHolds of command.preconditions) assertHolds(state, call);
  assertMayMention(state.node, context.beside, actor);
  const prepared = effect === null ? nothingPrepared : await effects.prepare({ ...about, effect });
  const act = { ...call, reaction, prepared: prepared.variables };
  const { run, instanceId } = await withAllRead(state, around, async () => {
    const onSteps = context.onSteps ?? stepsOfRun();
    const anew = newRun(state.rows, state.definitions, { ...context, onSteps });
    const actedOn = command.interpret(anew, state, act);
    drain(anew);
    await assignTasks(anew, around);
    return { run: anew, instanceId: actedOn };
  });
  await nameInstances(run, around.register);
  const loaded = state.rows;
  const ran = await finish(run, { name: command.name, instanceId }, { ...around, loaded });
  await effects.keepFindings(about);
  await prepared.run();
  await runReached(effects, ran.events);
  return ran;
}

/** Begins a run anew whenever it comes to something that was not read; each time one thing more is known. */
async function withAllRead<Done>(
  { definitions }: Loaded,
  { store, workdays }: Surroundings,
  begin: () => Promise<Done>,
): Promise<Done> {
  for (;;)
    try {
      return await begin();
    } catch (error) {
      if (!(error instanceof Lacking)) throw error;
      const { wanted } = error;
      if (wanted === 'workdays') definitions.learnWorkdays(await workdays());
      else definitions.learn(wanted, await store.calledDeployment(wanted));
    }
}

const effectsOf = ({ node }: Loaded, reaction: Reaction | undefined): readonly string[] =>
  [...(node ? buttonsOf(node) : []), ...(reaction ? [reaction] : [])].flatMap(({ effect }) => effect ?? []);

function aboutOf({ actedAs }: Pick<RunContext, 'actedAs'>, { instance, definitions }: Loaded) {
  if (!instance) return { caseType: null, businessKey: null, actedAs };
  return {
    caseType: definitions.byId(instance.deploymentId).caseType,
    businessKey: instance.businessKey,
    actedAs,
  };
}

/** Effects of nodes that the process came to by itself: nobody filled in anything. */
async function runReached(effects: Effects, events: readonly WorkflowEvent[]): Promise<void> {
  for (const event of events) {
    if (event.type !== 'effectReached') continue;
    const { effect, caseType, businessKey, actedAs } = event;
    await effects.runReached({ ...nothingSaid, effect, caseType, businessKey, actedAs });
  }
}

const contextOf = (
  { actor, now, nextId, onEntry, onSteps }: Surroundings,
  { task, candidates = [], hops = 0 }: Loaded,
) => ({
  ...{ hops, onEntry, onSteps },
  actorId: actor.userId,
  now,
  nextId,
  causedBy: task?.id ?? null,
  actedAs: offeredAs(candidates, actor),
  onBehalfOf: task ? actedFor(task, actor) : null,
});

/** A proxy acts for whose task it was, and operations staff for whoever holds it, or for the process where nobody does. */
function actedFor({ assigneeId, proxyForId }: TaskRow, { userId, authority }: Actor): string | null {
  if (assigneeId === userId) return proxyForId;
  return authority === 'operator' ? (assigneeId ?? systemId) : null;
}

type Finished = Pick<CommandRow, 'name' | 'instanceId'>;

async function finish(run: Run, about: Finished, around: Surroundings & { loaded: LiveRows }): Promise<Ran> {
  const { instanceId } = about;
  const { status, rev } = run.instances.get(instanceId);
  run.instances.change(instanceId, { rev: rev + 1 });
  noteCallsOver(run, around.loaded.jobs);
  const changes = changesOf(run, around.loaded);
  for (const row of [...changes.instances.added, ...changes.instances.changed])
    assertKeepableTogether({ ...row, ofScopes: scopeVariables(run, row.id) });
  const taskIds = changes.tasks.added.filter((task) => task.endedAt === null).map((task) => task.id);
  const result = { instanceId, status, taskIds };
  const { actor, now, nextId, store } = around;
  const { onBehalfOf } = run.context;
  await store.write(changes, { id: nextId(), actorId: actor.userId, onBehalfOf, ...about, createdAt: now });
  return { result, events: run.events };
}

/** What was told to other trees: a signal once, a message to as many as it was sent to. */
function broadcastsOf({ broadcasts, context }: Run): Changes['broadcasts'] {
  const same = (one: Broadcast) =>
    broadcasts.filter(({ kind, name }) => kind === one.kind && name === one.name);
  const first = broadcasts.filter((one) => same(one)[0] === one);
  return first.map((one) => ({ ...one, count: same(one).length, hops: context.hops + 1 }));
}

function changesOf(run: Run, loaded: LiveRows): Changes {
  const instances = run.instances.difference();
  return {
    instances,
    variables: changedVariables(loaded.instances, [...instances.added, ...instances.changed]),
    droppedVariables: droppedVariables(loaded.instances, instances.changed),
    executions: run.executions.difference(),
    tasks: run.tasks.difference(),
    jobs: run.jobs.difference(),
    subscriptions: run.subscriptions.difference(),
    starts: run.starts.difference(),
    broadcasts: broadcastsOf(run),
    candidates: run.candidates,
    comments: run.comments,
    copies: run.copies,
    history: run.history.difference().added,
    endedHistory: run.endedHistory.map((ended) => ({ ...ended, endedAt: run.context.now })),
  };
}
