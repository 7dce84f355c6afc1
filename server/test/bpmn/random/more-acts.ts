import { expect } from 'vitest';

import { Refusal } from '../../../src/kit/runtime/errors.ts';
import { claim } from '../../../src/workflow/commands/claim.ts';
import { complete } from '../../../src/workflow/commands/complete.ts';
import { delegate } from '../../../src/workflow/commands/handing/delegate.ts';
import { recall } from '../../../src/workflow/commands/handing/recall.ts';
import { resolve } from '../../../src/workflow/commands/handing/resolve.ts';
import { transfer } from '../../../src/workflow/commands/handing/transfer.ts';
import { assign } from '../../../src/workflow/commands/operations/assign.ts';
import { setVariable } from '../../../src/workflow/commands/operations/change-variable.ts';
import { migrate } from '../../../src/workflow/commands/operations/migrate.ts';
import { activate, suspend } from '../../../src/workflow/commands/operations/suspend.ts';
import { returnTask } from '../../../src/workflow/commands/return-task.ts';
import { trigger } from '../../../src/workflow/commands/trigger.ts';
import { unclaim } from '../../../src/workflow/commands/unclaim.ts';
import { reject } from '../../../src/workflow/rejecting/reject.ts';
import type { TaskRow } from '../../../src/workflow/rows.ts';
import { Engine } from '../engine.ts';
import { messageName, signalName } from './draw-eventful.ts';

const comment = 'drawn';

/** An act on an open task, or on the process that it is of. */
export type ActOn = (engine: Engine, task: TaskRow, pick: number) => Promise<unknown>;

/** Handing a task on and back, and what operations staff do besides. */
export const handingActs = {
  claim: (engine, { id: taskId, rev }) => engine.run(claim, { taskId, rev }),
  unclaim: (engine, { id: taskId, rev }) => engine.run(unclaim, { taskId, rev }),
  transfer: (engine, { id: taskId, rev }, pick) =>
    engine.run(transfer, { taskId, rev, assignee: personAt(pick), comment }),
  delegate: (engine, { id: taskId, rev }, pick) =>
    engine.run(delegate, { taskId, rev, assignee: personAt(pick), comment }),
  resolve: (engine, { id: taskId, rev }) => engine.run(resolve, { taskId, rev, comment }),
  recall: (engine, { id: taskId, rev }) => engine.run(recall, { taskId, rev, comment }),
  assign: (engine, { id: taskId, rev }, pick) =>
    engine.run(assign, { taskId, rev, assignee: personAt(pick), comment }),
  freeze: (engine, { instanceId }) => engine.run(suspend, { instanceId, comment }),
  variable: async (engine, { instanceId }, pick) => {
    const { instances } = await engine.keeper.snapshot();
    const rev = instances.find(({ id }) => id === instanceId)?.rev ?? 0;
    await engine.run(setVariable, { instanceId, rev, name: 'note', value: { pick }, comment });
  },
  migrate: async (engine, { instanceId }, pick) => {
    const deployed = await engine.keeper.transact((store) =>
      store.calledDeployment({ key: 'p', version: 1 + (pick % 2) }),
    );
    await engine.run(migrate, { instanceId, deploymentId: deployed?.id ?? '', comment });
  },
  rival: async (engine, task, pick) => {
    const both = [pick, pick >> 4].flatMap((at) => rivals[at % rivals.length] ?? []);
    await atOnce(both.map((act) => () => act(bare(engine), task, pick)));
  },
} satisfies Record<string, ActOn>;

const people = ['one', 'other', 'third'];
const personAt = (pick: number): string => people[pick % people.length] ?? '';

/** What two people may do who saw the same task; each of it changes the task. */
const rivals: readonly ActOn[] = [
  (engine, { id: taskId, rev }) => engine.run(complete, { taskId, rev }),
  (engine, { id: taskId, rev }) => engine.run(reject, { taskId, rev, comment }),
  (engine, { id: taskId, rev }) => engine.run(returnTask, { taskId, rev, to: 'owner', comment }),
  handingActs.claim,
  handingActs.unclaim,
  handingActs.transfer,
  handingActs.delegate,
  handingActs.assign,
];

/** The same engine without what a test adds to its commands. */
export const bare = ({ keeper, nextId, now }: Engine): Engine =>
  Object.assign(new Engine(keeper, nextId), { now });

/** Of acts at once, one has happened at most; where none has, that is refused as the first of them was. */
export async function atOnce(acts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const done = await Promise.allSettled(acts.map((act) => act()));
  const refused = done.flatMap((one) => (one.status === 'rejected' ? [refusalIn(one.reason)] : []));
  expect(done.length - refused.length).toBeLessThan(2);
  const [first] = refused;
  if (first && refused.length === done.length) throw first;
}

function refusalIn(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error instanceof Error ? error : new Error(String(error));
}

/** What happens around the tasks of a process, of which none need be open. */
export const outsideActs = {
  late: (engine) => engine.advance(3600),
  news: (engine) => tell(engine, { kind: 'signal', name: signalName }),
  letter: (engine) => tell(engine, { kind: 'message', name: messageName }),
  heard: async (engine, pick) => {
    const { executions } = await engine.keeper.snapshot();
    const waiting = executions.filter(({ nodeId }) => nodeId.startsWith('receive'));
    const one = waiting[pick % waiting.length];
    if (one) await engine.run(trigger, { instanceId: one.instanceId, nodeId: one.nodeId });
  },
  thaw: async (engine) => {
    const { instances } = await engine.keeper.snapshot();
    const held = instances.find(({ status }) => status === 'suspended');
    if (held) await engine.run(activate, { instanceId: held.id, comment });
  },
} satisfies Record<string, (engine: Engine, pick: number) => Promise<unknown>>;

/** What is told to a process that is held waits, and its row with it, whose id no two engines share. */
async function tell(engine: Engine, told: Parameters<Engine['tell']>[0]): Promise<void> {
  if (!(await isHeld(engine))) await engine.tell(told);
}

export const isHeld = async ({ keeper }: Engine): Promise<boolean> =>
  (await keeper.snapshot()).instances.some(({ status }) => status === 'suspended');
