import fc from 'fast-check';
import { expect } from 'vitest';

import { Refusal } from '../../src/kit/runtime/errors.ts';
import { backNodesOf } from '../../src/workflow/back-nodes.ts';
import { addInstances } from '../../src/workflow/commands/add-instances.ts';
import { claim } from '../../src/workflow/commands/claim.ts';
import { complete } from '../../src/workflow/commands/complete.ts';
import { dispatch } from '../../src/workflow/commands/dispatch.ts';
import { addSigners } from '../../src/workflow/commands/handing/add-signers.ts';
import { removeSigner } from '../../src/workflow/commands/handing/remove-signer.ts';
import { activate, suspend } from '../../src/workflow/commands/operations/suspend.ts';
import { removeInstance } from '../../src/workflow/commands/remove-instance.ts';
import { resubmit } from '../../src/workflow/commands/resubmit.ts';
import { returnTask } from '../../src/workflow/commands/return-task.ts';
import { withdraw } from '../../src/workflow/commands/withdraw.ts';
import { withdrawDecision } from '../../src/workflow/commands/withdraw-decision.ts';
import type { TaskRow } from '../../src/workflow/rows.ts';
import type { Engine } from './engine.ts';

const comment = 'drawn';

/**
 * What may be done with an open task: it goes on, round the loop or back (to be done once more from there, or to come straight
 * back, or to whom the process belongs), is too late, is done by one more or less, is signed by others or by one fewer, is
 * held for a while, or is pressed by two at once; or a decision of before is taken back, or the whole process before there
 * is any, or the token is moved.
 */
const acts = {
  on: (engine, task, pick) => decide(engine, task, { pick, outcome: 'approved' }),
  round: (engine, task, pick) => decide(engine, task, { pick, outcome: 'rejected' }),
  back: (engine, task, pick) => goBack(engine, task, { pick, straightBack: false }),
  straight: (engine, task, pick) => goBack(engine, task, { pick, straightBack: true }),
  owner: (engine, { id: taskId }) => engine.run(returnTask, { taskId, to: 'owner', comment }),
  late: (engine) => engine.advance(3600),
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
    const attempt = () => decide(engine, task, { pick, outcome: 'approved' });
    const both = await Promise.allSettled([attempt(), attempt()]);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2);
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
} satisfies Record<string, (engine: Engine, task: TaskRow, pick: number) => Promise<unknown>>;

export type Act = keyof typeof acts;
const all = Object.keys(acts) as Act[];

/** Which open task a step is about, and what is done with it; going on is the likeliest. */
export const drawnActs = fc.array(
  fc.record({ pick: fc.nat(), act: fc.constantFrom<Act>('on', 'on', 'on', 'on', 'on', 'on', ...all) }),
  { minLength: 20, maxLength: 20 },
);

/** What is not about the task: the others become its being handed in again where it is the owner's. */
const ofProcess: readonly Act[] = ['late', 'jump', 'takeBack'];

/** Does one drawn act; one that is refused does nothing. Answers whether it was done. */
export async function step(engine: Engine, { pick, act }: { pick: number; act: Act }): Promise<boolean> {
  const open = await engine.openTasks();
  const task = open[pick % open.length];
  if (!task) return false;
  try {
    if (task.isOwners && !ofProcess.includes(act)) await engine.run(resubmit, { taskId: task.id });
    else await acts[act](engine, task, pick);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}

/** Chooses an outcome; where others have to sign first, the first of them does. */
async function decide(engine: Engine, task: TaskRow, { pick, outcome }: { pick: number; outcome: string }) {
  const first = (await engine.openTasks()).find(
    ({ signsFor, signs }) => signsFor === task.id && signs === 'before',
  );
  const next = first ?? task;
  return engine.run(complete, { taskId: next.id, outcome: pick % 5 === 0 && first ? 'rejected' : outcome });
}

const tasksOf = async ({ keeper }: Engine) => (await keeper.snapshot()).tasks;

async function definitionOf({ keeper }: Engine, { instanceId }: TaskRow) {
  const instance = (await keeper.snapshot()).instances.find(({ id }) => id === instanceId);
  const deployed = await keeper.transact((store) => store.deployment(instance?.deploymentId ?? ''));
  if (!deployed) throw new Error('A task of no deployment');
  return deployed.definition;
}

async function goBack(
  engine: Engine,
  task: TaskRow,
  { pick, straightBack }: { pick: number; straightBack: boolean },
): Promise<void> {
  const back = backNodesOf(await definitionOf(engine, task), task, await tasksOf(engine));
  const target = back[pick % back.length];
  if (!target) return;
  await engine.run(returnTask, { taskId: task.id, to: target, straightBack });
  expect(await engine.openTasks(target.nodeId)).not.toEqual([]);
}
