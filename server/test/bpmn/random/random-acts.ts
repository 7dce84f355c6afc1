import fc from 'fast-check';
import { expect } from 'vitest';

import { Refusal } from '../../../src/kit/runtime/errors.ts';
import { backNodesOf } from '../../../src/workflow/back-nodes.ts';
import { addInstances } from '../../../src/workflow/commands/add-instances.ts';
import { claim } from '../../../src/workflow/commands/claim.ts';
import { complete } from '../../../src/workflow/commands/complete.ts';
import { dispatch } from '../../../src/workflow/commands/dispatch.ts';
import { addSigners } from '../../../src/workflow/commands/handing/add-signers.ts';
import { removeSigner } from '../../../src/workflow/commands/handing/remove-signer.ts';
import { activate, suspend } from '../../../src/workflow/commands/operations/suspend.ts';
import { removeInstance } from '../../../src/workflow/commands/remove-instance.ts';
import { resubmit } from '../../../src/workflow/commands/resubmit.ts';
import { returnTask } from '../../../src/workflow/commands/return-task.ts';
import { withdraw } from '../../../src/workflow/commands/withdraw.ts';
import { withdrawDecision } from '../../../src/workflow/commands/withdraw-decision.ts';
import { reject } from '../../../src/workflow/rejecting/reject.ts';
import type { TaskRow } from '../../../src/workflow/rows.ts';
import type { Engine } from '../engine.ts';
import { atOnce, bare, handingActs, isHeld, outsideActs } from './more-acts.ts';
import type { ActOn } from './more-acts.ts';

const comment = 'drawn';

/**
 * What may be done with an open task: it goes on, is rejected by the rule of its step, goes round the loop or back (to be done
 * once more from there, or to come straight back, or to whom the process belongs), is done by one more or less, is signed by
 * others or by one fewer, is handed on, is held for a while, or is pressed by two at once; or a decision of before is taken
 * back, or the whole process before there is any, or the token is moved.
 */
const acts = {
  ...handingActs,
  on: (engine, task, pick) => decide(engine, task, { pick, outcome: 'approved' }),
  round: (engine, task, pick) => decide(engine, task, { pick, outcome: 'rejected' }),
  reject: async (engine, task, pick) => {
    const node = (await definitionOf(engine, task)).nodes.get(task.nodeId);
    const isPicked = node?.type === 'userTask' && node.reject?.to === 'any';
    const target = isPicked ? await backNodeOf(engine, task, pick) : undefined;
    await engine.run(reject, { taskId: task.id, nodeId: target?.nodeId, comment });
  },
  back: (engine, task, pick) => goBack(engine, task, { pick, straightBack: false }),
  straight: (engine, task, pick) => goBack(engine, task, { pick, straightBack: true }),
  owner: (engine, { id: taskId }) => engine.run(returnTask, { taskId, to: 'owner', comment }),
  less: (engine, { id: taskId }) => engine.run(removeInstance, { taskId, comment }),
  more: (engine, { id: taskId, rev, instanceId, nodeId }, pick) =>
    engine.run(addInstances, {
      ...{ instanceId, nodeId, items: [null], comment },
      ...(pick % 2 === 0 ? { taskId, rev } : {}),
    }),
  sign: async (engine, { id: taskId, assigneeId }, pick) => {
    if (assigneeId === null) await engine.run(claim, { taskId });
    const position = (['before', 'parallel', 'after'] as const)[pick % 3] ?? 'before';
    await engine.run(addSigners, { taskId, userIds: ['one', 'other'], position, comment });
  },
  unsign: (engine, { id: taskId }) => engine.run(removeSigner, { taskId, comment }),
  hold: async (engine, { instanceId, id: taskId }) => {
    await engine.run(suspend, { instanceId, comment });
    await expect(engine.run(complete, { taskId })).rejects.toMatchObject({
      code: 'workflow.instanceSuspended',
    });
    await engine.run(activate, { instanceId, comment });
  },
  both: async (engine, task, pick) => {
    const next = await whoIsNext(engine, task);
    const attempt = () => decideAs(bare(engine), next, { pick, outcome: 'approved' });
    await atOnce([attempt, attempt]);
  },
  withdraw: async (engine, _, pick) => {
    const done = (await tasksOf(engine)).filter(({ status }) => status === 'done');
    const task = done[pick % done.length];
    if (!task) return;
    await engine.run(withdrawDecision, { taskId: task.id, comment });
    expect(await engine.openTasks(task.nodeId)).not.toEqual([]);
  },
  takeBack: (engine, { instanceId }) => engine.run(withdraw, { instanceId, comment }),
  jump: async (engine, task, pick) => {
    const { instanceId, nodeId } = task;
    const nodes = (await definitionOf(engine, task)).nodes.values();
    const tasks = [...nodes].filter(({ type }) => type === 'userTask');
    const to = tasks[pick % tasks.length]?.id ?? nodeId;
    await engine.run(dispatch, { instanceId, from: [nodeId], to: [to], comment });
  },
} satisfies Record<string, ActOn>;

type Outside = keyof typeof outsideActs;
export type Act = keyof typeof acts | Outside;
const all = [...Object.keys(acts), ...Object.keys(outsideActs)] as Act[];

/** Which open task a step is about, and what is done with it; going on is the likeliest. */
export const drawnActs = fc.array(
  fc.record({ pick: fc.nat(), act: fc.constantFrom<Act>('on', 'on', 'on', 'on', 'on', 'on', ...all) }),
  { minLength: 20, maxLength: 20 },
);

/** What is not about the task: the others become its being handed in again where it is the owner's. */
const ofProcess: readonly Act[] = ['jump', 'takeBack', 'freeze', 'migrate', 'variable'];

const isOutside = (act: Act): act is Outside => act in outsideActs;

interface Drawn {
  pick: number;
  act: Act;
}

/** Does one drawn act; one that is refused does nothing. Answers whether it was done. */
export async function step(engine: Engine, drawn: Drawn): Promise<boolean> {
  try {
    return await doDrawn(engine, drawn);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}

async function doDrawn(engine: Engine, { pick, act }: Drawn): Promise<boolean> {
  const open = await engine.openTasks();
  const task = open[pick % open.length];
  if (pick % 3 === 0 && (await isHeld(engine))) {
    // Who is held does nothing, so it is not held for long.
    await outsideActs.thaw(engine);
    return false;
  }
  if (isOutside(act)) await outsideActs[act](engine, pick);
  else if (!task) return false;
  else if (task.isOwners && !ofProcess.includes(act)) await engine.run(resubmit, { taskId: task.id });
  else await acts[act](engine, task, pick);
  return true;
}

/** Lets a process go on until nothing waits any more: time passes and what is waited for comes. */
export async function finish(engine: Engine, most: number): Promise<void> {
  await outsideActs.thaw(engine);
  for (let steps = 0; await isWaiting(engine); steps += 1) {
    expect(steps).toBeLessThan(most);
    const isOpen = (await engine.openTasks()).length > 0;
    const wanted = (['late', 'news', 'letter'] as const)[steps % 3] ?? 'late';
    await step(engine, { pick: steps, act: isOpen ? 'on' : wanted });
  }
}

/** Somebody has something to do, or something may come that is waited for. */
async function isWaiting({ keeper }: Engine): Promise<boolean> {
  const { tasks, jobs, subscriptions } = await keeper.snapshot();
  return tasks.some(({ endedAt }) => endedAt === null) || jobs.length + subscriptions.length > 0;
}

interface Decided {
  pick: number;
  outcome: string;
}

/** Chooses an outcome; where others have to sign first, the first of them does. */
const decide = async (engine: Engine, task: TaskRow, decided: Decided) =>
  decideAs(engine, await whoIsNext(engine, task), decided);

/** Whoever has to sign before the task is decided, or else its own. */
const whoIsNext = async (engine: Engine, task: TaskRow): Promise<TaskRow> =>
  (await engine.openTasks()).find(({ signsFor, signs }) => signsFor === task.id && signs === 'before') ??
  task;

const decideAs = (engine: Engine, { id: taskId, signs }: TaskRow, { pick, outcome }: Decided) =>
  engine.run(complete, {
    taskId,
    outcome: pick % 5 === 0 && signs === 'before' ? 'rejected' : outcome,
    comment,
  });

const tasksOf = async ({ keeper }: Engine) => (await keeper.snapshot()).tasks;

async function definitionOf({ keeper }: Engine, { instanceId }: TaskRow) {
  const instance = (await keeper.snapshot()).instances.find(({ id }) => id === instanceId);
  const deployed = await keeper.transact((store) => store.deployment(instance?.deploymentId ?? ''));
  if (!deployed) throw new Error('A task of no deployment');
  return deployed.definition;
}

async function backNodeOf(engine: Engine, task: TaskRow, pick: number) {
  const back = backNodesOf(await definitionOf(engine, task), task, await tasksOf(engine));
  return back[pick % back.length];
}

async function goBack(
  engine: Engine,
  task: TaskRow,
  { pick, straightBack }: { pick: number; straightBack: boolean },
): Promise<void> {
  const target = await backNodeOf(engine, task, pick);
  if (!target) return;
  await engine.run(returnTask, { taskId: task.id, to: target, straightBack });
  expect(await engine.openTasks(target.nodeId)).not.toEqual([]);
}
