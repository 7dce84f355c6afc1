import type { TrialHanding } from '@policy/shared/contract/process-design/trial.ts';
import type { InstanceStatus } from '@policy/shared/contract/workflow/status.ts';
import type { z } from 'zod';

import { InvalidDraft, Refusal } from '../../kit/runtime/errors.ts';
import type { Calendar } from '../../kit/runtime/workdays.ts';
import { runCommand } from '../command.ts';
import type { Actor, Command, Loaded } from '../command.ts';
import { claim } from '../commands/claim.ts';
import { complete } from '../commands/complete.ts';
import { fireTimer } from '../commands/fire-timer.ts';
import { returnTask } from '../commands/return-task.ts';
import { reject } from '../rejecting/reject.ts';
import { resubmit } from '../commands/resubmit.ts';
import { start } from '../commands/start.ts';
import { trigger } from '../commands/trigger.ts';
import type { Definition } from '../model/definition.ts';
import { nodeOf } from '../model/definition.ts';
import { answeredBy } from '../model/calls/service-call.ts';
import type { Effects } from '../effects.ts';
import type { Called, Deployed } from '../interpreter/run.ts';
import type { People } from '../people/people.ts';
import type { variables as given } from '../inputs.ts';
import type { CallAnswer, CandidateRow, HistoryRow, JobRow, TaskRow } from '../rows.ts';
import { Budget, Exhausted, letOthers } from './budget.ts';
import { giveBackDelegated, handOn, isDelegated } from './hand-on.ts';
import { taskForms } from './task-forms.ts';
import type { TaskForms } from './task-forms.ts';
import { TrialStore } from './trial-store.ts';
import { waitsIn } from './waits.ts';
import type { Wait } from './waits.ts';

/** Values that somebody gives. */
type Values = z.output<typeof given>;

/** What somebody does in a trial run: he decides a task, hands it on or gives it back, or has something happen that is waited for. */
type Act =
  | Handing
  | { kind: 'giveBack'; taskId: string }
  | { kind: 'decide'; taskId: string; outcome: string; by?: string | null | undefined; variables: Values }
  | { kind: 'happen'; waitId: string; values?: Values | undefined };

interface Handing {
  kind: 'hand';
  taskId: string;
  how: TrialHanding;
  to: string;
  by?: string | null | undefined;
}

/** What is filled in at a task, and what follows from it. */
interface Following {
  variables: Values;
  derived: Values;
  unasked: string[];
}

/** Refuses what does not fit the forms of a task, and tells what follows from it. */
type FillIn = (forms: TaskForms, filled: { variables: Values; isWhole: boolean }) => Promise<Following>;

type Chosen = Pick<Extract<Act, { kind: 'decide' }>, 'outcome' | 'variables'>;

/** What a trial run is made with. */
export interface Trial {
  tenantId: string;
  drawn: Deployed;
  /** A process that the drawn one calls. */
  deployed: (called: Called) => Promise<Deployed | null>;
  starterId: string;
  starterDeptId: string | null;
  variables: Values;
  acts: readonly Act[];
  now: Date;
  effects: Effects;
  people: People;
  fillIn: FillIn;
  /** The working days of the tenant. */
  workdays: () => Promise<Calendar>;
}

/** How things stand after a trial run. */
export interface TrialOutcome {
  /** Why the run ended before its last act, which did nothing then; a start that is refused has no status. */
  refusal: Refusal | InvalidDraft | null;
  status: InstanceStatus | null;
  /** What was reached and taken, in order. */
  history: readonly HistoryRow[];
  tasks: readonly TaskRow[];
  candidates: readonly CandidateRow[];
  waits: readonly Wait[];
  /** The forms of an open task. */
  formsAt: (task: TaskRow) => TaskForms;
  /** What the process of a task runs on. */
  definitionAt: (task: Pick<TaskRow, 'instanceId'>) => Definition;
}

/** Runs a process that nobody has deployed, over rows that nobody keeps: no effect is run, and nobody is told of anything. */
export async function runTrial(trial: Trial, budget = new Budget()): Promise<TrialOutcome> {
  const store = new TrialStore(trial.drawn, trial.deployed);
  let { now } = trial;
  let made = 0;
  // The same acts make the same ids, however often a run begins anew.
  const nextId = () => `t-${String((made += 1)).padStart(6, '0')}`;
  const run = async <Input extends z.ZodType, State extends Loaded>(
    command: Command<Input, State>,
    input: z.input<Input>,
    userId: string,
  ) => {
    const { effects, people, workdays, tenantId } = trial;
    const actor = tester(tenantId, userId);
    budget.spendCommand();
    await letOthers();
    const { enter: onEntry, spendSteps: onSteps } = budget;
    const told = { onEntry, onSteps };
    const around = {
      store,
      actor,
      now,
      nextId,
      idempotencyKey: null,
      effects,
      people,
      workdays,
      register,
      ...told,
    };
    const ran = await runCommand(command, input, around);
    budget.assertLeft(store.size);
    return ran;
  };
  const close = async (task: TaskRow, { outcome, variables: typed }: Chosen, who: string) => {
    const { id: taskId, isOwners, signs } = task;
    const said = { taskId, comment: '—' };
    if (outcome === 'returned') return run(returnTask, said, who);
    const isWhole = outcome !== 'rejected';
    const forms = formsAt(store, task);
    const { unasked, ...values } = await trial.fillIn(forms, { variables: typed, isWhole });
    if (isOwners) {
      const variables = { ...values.variables, ...values.derived };
      const correctable = forms.main === null ? [] : Object.keys(variables);
      return run(resubmit, { ...said, variables, correctable }, who);
    }
    // What was never asked for in the diagram goes back instead of on.
    if (outcome === 'rejected' && signs === null) return run(reject, { ...said, ...values }, who);
    return run(complete, { ...said, outcome, ...values, unasked }, who);
  };
  const named = (taskId: string) => {
    const task = store.tasks.get(taskId);
    if (!task) throw new Refusal('workflow.taskMissing');
    return task;
  };
  /** The task of an act in the hands of whoever does it. */
  const taken = async ({ taskId, by }: { taskId: string; by?: string | null | undefined }) => {
    const task = named(taskId);
    if (isDelegated(task)) throw new Refusal('workflow.delegated');
    const who = by ?? whoseIs(task, store) ?? trial.starterId;
    if (!task.isOwners && task.assigneeId === null) await run(claim, { taskId }, who);
    return { task, who };
  };
  const decide = async (act: Extract<Act, { kind: 'decide' }>) => {
    const { task, who } = await taken(act);
    return close(task, act, who);
  };
  const hand = async (act: Handing) => {
    const { task, who } = await taken(act);
    const node = nodeOf(store.definitionOf(task.instanceId), task.nodeId);
    return handOn(run, { task, node, how: act.how, to: act.to, who });
  };
  const fire = (job: JobRow, values: Values = {}) => {
    now = new Date(Math.max(now.getTime(), job.dueAt.getTime()));
    answerIn(store, job, values);
    return run(fireTimer, { jobId: job.id }, trial.starterId);
  };
  const happen = async (wait: Wait | undefined, values?: Values) => {
    if (!wait) throw new Refusal('workflow.timerGone');
    const { instanceId, nodeId, kind, name, job } = wait;
    if (kind === 'receive') return run(trigger, { instanceId, nodeId }, trial.starterId);
    if (job) return fire(job, values);
    await store.broadcast({ kind: kind === 'signal' ? 'signal' : 'message', name }, now);
    for (const { id } of store.jobs.where((row) => row.kind === 'delivery'))
      await run(fireTimer, { jobId: id }, trial.starterId);
    return undefined;
  };
  const does = (act: Act) => {
    if (act.kind === 'decide') return decide(act);
    if (act.kind === 'hand') return hand(act);
    if (act.kind === 'giveBack') return giveBackDelegated(run, named(act.taskId));
    const wait = waitsIn(store).find(({ id }) => id === act.waitId);
    return happen(wait, act.values);
  };
  let done = 0;
  try {
    const { drawn, variables, starterDeptId } = trial;
    const asked = { processKey: drawn.key, variables, starterDeptId };
    await run(start, asked, trial.starterId);
    for (const act of trial.acts) {
      await does(act);
      done += 1;
    }
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal;
    if (isFinal(refusal, store)) return { ...standingOf(store), refusal };
    // An act is several commands: what those before the refused one did goes with it.
    const before = { ...trial, acts: trial.acts.slice(0, done) };
    return { ...(await runTrial(before, budget.again())), refusal };
  }
  return { refusal: null, ...standingOf(store) };
}

const isRefusal = (error: unknown): error is Refusal | InvalidDraft =>
  error instanceof Refusal || error instanceof InvalidDraft;

/** A trial takes no number from those that count. */
const register = { starterName: null, next: () => Promise.resolve(1) };

/** Whether a refused run is not run anew: nothing was begun, or it used up what it had. */
const isFinal = (refusal: Error, { instances }: TrialStore) =>
  instances.size === 0 || refusal instanceof Exhausted;

/** How the rows stand; the root is the instance that was made first. */
function standingOf(store: TrialStore): Omit<TrialOutcome, 'refusal'> {
  const inOrder = <Row extends { id: string }>(rows: Iterable<Row>) =>
    [...rows].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const [root] = inOrder(store.instances.values());
  return {
    status: root?.status ?? null,
    history: inOrder(store.history.values()),
    tasks: inOrder(store.tasks.values()),
    candidates: inOrder(store.candidates.values()),
    waits: waitsIn(store),
    formsAt: (task) => formsAt(store, task),
    definitionAt: ({ instanceId }) => store.definitionOf(instanceId),
  };
}

function formsAt(store: TrialStore, task: TaskRow): TaskForms {
  const instance = store.instances.get(task.instanceId);
  if (!instance) throw new Refusal('workflow.taskMissing');
  return taskForms(task, instance, store.definitionOf(instance.id));
}

/** Who has a task, or is the one person whom it is offered to. */
function whoseIs(task: TaskRow, { candidates }: TrialStore): string | null {
  const [first, ...others] = candidates.where(({ taskId }) => taskId === task.id);
  return task.assigneeId ?? (others.length === 0 ? (first?.userId ?? null) : null);
}

const fine = 200;

/** Nothing leaves in a trial: a call is answered with what whoever tries it gives, and with nothing besides. */
function answerIn(store: TrialStore, job: JobRow, given: Readonly<Record<string, unknown>>): void {
  if (job.kind === 'call') store.jobs.set(job.id, { ...job, answer: simulated(job, given) });
}

function simulated({ call }: JobRow, given: Readonly<Record<string, unknown>>): CallAnswer {
  const names = answeredBy(call);
  const values = names.map((name): [string, unknown] => [name, given[name] ?? null]);
  const status = call?.kind === 'request' ? call.status : null;
  return {
    ok: true,
    values: { ...Object.fromEntries(values), ...(status && { [status]: given[status] ?? fine }) },
  };
}

/** Whoever tries a process out acts in everybody's place. */
const tester = (tenantId: string, userId: string): Actor => ({
  ...{ tenantId, userId, ownIds: [userId], roleIds: [], departmentIds: [], authority: 'any' },
});
