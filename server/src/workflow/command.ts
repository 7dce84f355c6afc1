import type { z } from 'zod';

import { Refusal } from '../kit/errors.ts';
import type { WorkflowEvent } from './events.ts';
import { drain } from './interpreter/drain.ts';
import type { Definitions, Run } from './interpreter/run.ts';
import { newRun } from './interpreter/run.ts';
import type { LiveRows, TaskRow } from './rows.ts';
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
  /** The task that the command is about; what it brings about remembers it. */
  task?: TaskRow;
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
  /** Id of what the command is about: a key belongs to one command on one thing. */
  target: (input: z.output<Input>) => string;
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
  // Locked before the guards run: two officers pressing at once must see each other's result.
  const state = await command.load(input, around.store);
  const call = { actor: around.actor, input };
  for (const guard of command.guards) guard(state, call);
  const run = newRun(state.rows, state.definitions, contextOf(around, state));
  const instanceId = command.interpret(run, state, call);
  drain(run);
  return finish(run, { name: command.name, instanceId }, around);
}

const contextOf = ({ actor, now, nextId }: Surroundings, { task }: Loaded) => ({
  actorId: actor.userId,
  now,
  nextId,
  causedBy: task?.id ?? null,
});

type Finished = Pick<CommandRow, 'name' | 'instanceId'>;

async function finish(run: Run, about: Finished, around: Surroundings): Promise<Ran> {
  const { instanceId } = about;
  const { status, rev } = run.instances.get(instanceId);
  run.instances.change(instanceId, { rev: rev + 1 });
  const changes = changesOf(run);
  const taskIds = changes.tasks.added.filter((task) => task.endedAt === null).map((task) => task.id);
  const result = { instanceId, status, taskIds };
  const { actor, now, nextId, store } = around;
  await store.write(changes, { id: nextId(), actorId: actor.userId, ...about, createdAt: now });
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
