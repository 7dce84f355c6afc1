import { describe, expect, it } from 'vitest';

import { claimAt, givenApplication, handle, people, taskAt } from '../../../test/bpmn/application.ts';
import { operator } from '../../../test/bpmn/engine.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { claim } from './claim.ts';
import { complete } from './complete.ts';
import { resubmit } from './resubmit.ts';
import { returnTask } from './return-task.ts';
import { unclaim } from './unclaim.ts';

type Engine = Awaited<ReturnType<typeof givenApplication>>['engine'];

describe('claiming a task', () => {
  it('gives it to the candidate', async () => {
    const { engine } = await givenApplication();
    const taskId = await claimAt(engine, 'accept', people.acceptor);
    expect(engine.store.tasks.get(taskId)).toMatchObject({
      status: 'doing',
      assigneeId: 'acceptor',
      claimedAt: engine.now,
    });
  });

  it('of two who press at once gives it to one and tells the other', async () => {
    const { engine } = await givenApplication();
    const taskId = await taskAt(engine, 'accept');
    const both = await Promise.allSettled([
      engine.run(claim, { taskId }, { actor: people.acceptor }),
      engine.run(claim, { taskId }, { actor: people.colleague }),
    ]);
    expect(both.map((one) => one.status)).toEqual(['fulfilled', 'rejected']);
    expect(both[1]).toMatchObject({ reason: { code: 'workflow.taskHandled', status: 409 } });
  });

  it.each([
    ['somebody without the role', people.finance],
    ['somebody with the role in another department', people.scienceReviewer],
  ])('refuses %s', async (_, actor) => {
    const { engine } = await givenApplication();
    await handle(engine, 'accept', people.acceptor);
    const taskId = await taskAt(engine, 'review');
    await expect(engine.run(claim, { taskId }, { actor })).rejects.toMatchObject({
      code: 'workflow.notCandidate',
      status: 403,
    });
  });

  it('refuses a task that was handled already', async () => {
    const { engine } = await givenApplication();
    const taskId = await claimAt(engine, 'accept', people.acceptor);
    await engine.run(complete, { taskId }, { actor: people.acceptor });
    await expect(engine.run(claim, { taskId }, { actor: people.colleague })).rejects.toMatchObject({
      code: 'workflow.taskHandled',
    });
  });
});

describe('a stranger', () => {
  // Whatever he tries, he is told the same as long as the task stands, is taken, and is handled.
  const tries = [
    ['claim', (engine: Engine, taskId: string) => engine.run(claim, { taskId }, { actor: people.finance })],
    [
      'unclaim',
      (engine: Engine, taskId: string) => engine.run(unclaim, { taskId }, { actor: people.finance }),
    ],
    [
      'complete',
      (engine: Engine, taskId: string) => engine.run(complete, { taskId }, { actor: people.finance }),
    ],
    [
      'roll back',
      (engine: Engine, taskId: string) =>
        engine.run(returnTask, { taskId, to: { nodeId: 'x' } }, { actor: people.finance }),
    ],
    [
      'return',
      (engine: Engine, taskId: string) =>
        engine.run(returnTask, { to: 'owner', taskId, comment: 'x' }, { actor: people.finance }),
    ],
    [
      'resubmit',
      (engine: Engine, taskId: string) => engine.run(resubmit, { taskId }, { actor: people.finance }),
    ],
  ] as const;

  it.each(tries)('learns nothing of a task by trying to %s it', async (_, attempt) => {
    const { engine } = await givenApplication();
    const taskId = await taskAt(engine, 'accept');
    const told = [await refusalOf(attempt(engine, taskId))];
    await engine.run(claim, { taskId }, { actor: people.acceptor });
    told.push(await refusalOf(attempt(engine, taskId)));
    await engine.run(complete, { taskId }, { actor: people.acceptor });
    told.push(await refusalOf(attempt(engine, taskId)));
    expect(new Set(told).size).toBe(1);
    expect(['workflow.notCandidate', 'workflow.notYourTask']).toContain(told[0]);
  });
});

const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );

describe('putting a claimed task back', () => {
  it('offers it to all candidates again', async () => {
    const { engine } = await givenApplication();
    const taskId = await claimAt(engine, 'accept', people.acceptor);
    await engine.run(unclaim, { taskId }, { actor: people.acceptor });
    await engine.run(claim, { taskId }, { actor: people.colleague });
    expect(engine.store.tasks.get(taskId)).toMatchObject({ assigneeId: 'colleague', rev: 4 });
  });

  it.each([
    {
      how: 'by somebody who does not hold it',
      code: 'workflow.notYourTask',
      actor: people.colleague,
      claimed: true,
    },
    {
      how: 'when nobody has claimed it',
      code: 'workflow.claimFirst',
      actor: people.acceptor,
      claimed: false,
    },
    {
      how: 'by operations staff when nobody has claimed it',
      code: 'workflow.notClaimed',
      actor: operator,
      claimed: false,
    },
  ])('$how is refused', async ({ code, actor, claimed }) => {
    const { engine } = await givenApplication();
    const taskId = claimed
      ? await claimAt(engine, 'accept', people.acceptor)
      : await taskAt(engine, 'accept');
    await expect(engine.run(unclaim, { taskId }, { actor })).rejects.toMatchObject({ code });
  });
});
