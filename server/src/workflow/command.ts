import type { z } from 'zod';

import { Refusal } from '../kit/errors.ts';
import type { WorkflowEvent } from './events.ts';
import { drain } from './interpreter/drain.ts';
import type { Definitions, Run } from './interpreter/run.ts';
import { newRun } from './interpreter/run.ts';
import type { LiveRows } from './rows.ts';
import type { Changes, CommandResult, CommandRow, Store } from './store.ts';

/** Who acts; `any` is the authority of operations staff and of the timer loop, who act on what they do not hold. */
export interface Actor {
  tenantId: string;
  userId: string;
  roleIds: readonly string[];
  /** The departments that he acts for: his own and those below them. */
  departmentIds: readonly string[];
  authority: 'own' | 'any';
}

/** What every command loads. */
export interface Loaded {
  rows: LiveRows;
  definitions: Definitions;
}

/** What a guard is told besides the state. */
export interface Call<Input = unknown> {
  actor: Actor;
  input: Input;
}

/** One sentence of policy: it refuses or it does nothing. */
export type Guard<State, Input = unknown> = (state: State, call: Call<Input>) => void;

/** A command: what it takes, what it loads, what must hold, and what it does. */
export interface Command<Input extends z.ZodType, State extends Loaded> {
  name: string;
  input: Input;
  /** Locks the tree of the instance and reads what the decision needs; no rule lives here. */
  load: (input: z.output<Input>, store: Store) => Promise<State>;
  /** The first guard that refuses wins. */
  guards: readonly Guard<NoInfer<State>, z.output<Input>>[];
  /** Pure: rows in, row changes and events out. Answers the instance that it acted on. */
  interpret: (run: Run, state: NoInfer<State>, call: Call<z.output<Input>>) => string;
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
}

/** What a command answered and what it brought about; a replayed command brings about nothing. */
export interface Ran {
  result: CommandResult;
  events: readonly WorkflowEvent[];
}

/** Runs a command inside the caller's transaction: load, guards, interpret, write. */
export async function runCommand<Input extends z.ZodType, State extends Loaded>(
  command: Command<Input, State>,
  raw: unknown,
  around: Surroundings,
): Promise<Ran> {
  const input = command.input.safeParse(raw);
  if (!input.success) throw new Refusal('request.invalid', {}, input.error.issues[0]?.path.join('.'));
  const key = keyOf(around, command.name, input.data);
  const earlier = await replay(key, around);
  if (earlier) return earlier;
  // Locked before the guards run: two officers pressing at once must see each other's result.
  const state = await command.load(input.data, around.store);
  const call = { actor: around.actor, input: input.data };
  for (const guard of command.guards) guard(state, call);
  const run = newRun(state.rows, state.definitions, contextOf(around, input.data));
  const instanceId = command.interpret(run, state, call);
  drain(run);
  return finish(run, { name: command.name, instanceId, key }, around);
}

/** A key belongs to one command on one thing, so that a caller may use one key for several commands of a request. */
function keyOf({ idempotencyKey }: Surroundings, name: string, input: unknown): string | null {
  return idempotencyKey === null ? null : [idempotencyKey, name, targetOf(input)].join(':');
}

async function replay(key: string | null, { store, actor }: Surroundings): Promise<Ran | null> {
  const result = key === null ? null : await store.earlierCommand(actor.userId, key);
  return result && { result, events: [] };
}

const contextOf = ({ actor, now, nextId }: Surroundings, input: unknown) => ({
  actorId: actor.userId,
  now,
  nextId,
  causedBy: textIn(input, 'taskId'),
});

const targets = ['taskId', 'instanceId', 'jobId', 'businessKey', 'processKey'];
const targetOf = (input: unknown) =>
  targets.map((name) => textIn(input, name)).find((text) => text !== null) ?? '';

function textIn(input: unknown, name: string): string | null {
  const value: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, name) : null;
  return typeof value === 'string' ? value : null;
}

type Finished = Pick<CommandRow, 'name' | 'instanceId' | 'key'>;

async function finish(run: Run, about: Finished, around: Surroundings): Promise<Ran> {
  const { instanceId } = about;
  const { status, rev } = run.instances.get(instanceId);
  run.instances.change(instanceId, { rev: rev + 1 });
  const changes = changesOf(run);
  const taskIds = changes.tasks.added.filter((task) => task.endedAt === null).map((task) => task.id);
  const result = { instanceId, status, taskIds };
  const { actor, now, nextId, store } = around;
  await store.write(changes, { id: nextId(), actorId: actor.userId, ...about, result, createdAt: now });
  return { result, events: run.events };
}

function changesOf(run: Run): Changes {
  return {
    instances: run.instances.difference(),
    executions: run.executions.difference(),
    tasks: run.tasks.difference(),
    jobs: run.jobs.difference(),
    candidates: run.candidates,
    comments: run.comments,
    history: run.history.difference().added,
    endedHistory: run.endedHistory.map((ended) => ({ ...ended, endedAt: run.context.now })),
  };
}
