import { describe, expect, it } from 'vitest';

import { openNodes } from '../../../../test/bpmn/application.ts';
import { element, path } from '../../../../test/bpmn/draw.ts';
import { tasks } from '../../../../test/bpmn/drawn.ts';
import { comment, givenReturns, parallel } from '../../../../test/bpmn/returns.ts';
import { complete } from '../../commands/complete.ts';
import { terminate } from '../../commands/terminate.ts';
import { withdraw } from '../../commands/withdraw.ts';

const several = (id: string, count = 2) =>
  element(
    'userTask',
    `id="${id}"`,
    element('multiInstanceLoopCharacteristics', '', `<loopCardinality>${count}</loopCardinality>`),
  );

const four = [tasks('a', 'b', 'c', 'd'), path('start', 'a', 'b', 'c', 'd', 'end')];
describe('a return', () => {
  it('comes straight back to who returned it, or does everything in between once more', async () => {
    const straight = await givenReturns(...four);
    await straight.does('a', 'b', 'c');
    await straight.straight('d', 'b');
    expect(await straight.open()).toEqual(['b']);
    await straight.does('b');
    expect(await straight.open()).toEqual(['d']);

    const again = await givenReturns(...four);
    await again.does('a', 'b', 'c');
    await again.back('d', { nodeId: 'b' });
    await again.does('b');
    expect(await again.open()).toEqual(['c']);
  });

  it('to the node before goes one step further back each time', async () => {
    const { does, back, open } = await givenReturns(...four);
    await does('a', 'b', 'c');
    for (const before of ['c', 'b', 'a']) {
      const [at = ''] = await open();
      await back(at, 'previous');
      expect(await open()).toEqual([before]);
    }
    await expect(back('a', 'previous')).rejects.toMatchObject({
      code: 'workflow.rollBackTarget',
      facts: { from: 'a', to: 'previous' },
    });
  });

  it('to the node before finds it also after a correction, and after an answer that was itself returned', async () => {
    const { does, straight, back, answer, open } = await givenReturns(...four);
    await does('a', 'b', 'c');
    await back('d', 'owner');
    await answer('d');
    await straight('d', 'b');
    await straight('b', 'a');
    await does('a', 'b');
    await back('d', 'previous');
    expect(await open()).toEqual(['c']);
  });

  it('of a return comes back through all who returned it', async () => {
    const { does, straight, back, answer, open } = await givenReturns(...four);
    await does('a', 'b', 'c');
    await straight('d', 'c');
    await straight('c', 'b');
    await back('b', 'owner');
    await answer('b');
    const seen: (readonly string[])[] = [];
    for (const nodeId of ['b', 'c', 'd']) {
      seen.push(await open());
      await does(nodeId);
    }
    expect(seen).toEqual([['b'], ['c'], ['d']]);
  });

  it('of a return that goes on by itself leaves nothing of the one before', async () => {
    const { engine, does, straight, back, open } = await givenReturns(...four);
    await does('a', 'b', 'c');
    await straight('d', 'c');
    await back('c', { nodeId: 'a' });
    expect([await open(), engine.store.executions.size]).toEqual([['a'], 1]);
    await does('a', 'b', 'c', 'd');
    expect([...engine.store.instances.values()].map(({ status }) => status)).toEqual(['completed']);
  });

  it('straight to before a fork leaves the other branch alone, whose join waits', async () => {
    const { does, straight, open } = await givenReturns(...parallel);
    await does('a');
    await straight('b', 'a');
    expect(await open()).toEqual(['a', 'c']);
    await does('c');
    expect(await open()).toEqual(['a']);
    await does('a');
    expect(await open()).toEqual(['b']);
    await does('b');
    expect(await open()).toEqual(['d']);
  });

  it('holds an inclusive join until its branch has come, although the node that has the work lies before the fork', async () => {
    const inclusive = parallel.map((drawn) => drawn.replaceAll('parallelGateway', 'inclusiveGateway'));
    const { does, straight, open } = await givenReturns(...inclusive);
    await does('a');
    await straight('b', 'a');
    await does('c');
    expect(await open()).toEqual(['a']);
    await does('a', 'b');
    expect(await open()).toEqual(['d']);
  });

  it('from one of several signers leaves the others at work, and comes back to that one alone', async () => {
    const { engine, does, straight, open } = await givenReturns(
      several('sign', 3),
      tasks('a', 'b'),
      path('start', 'a', 'sign', 'b', 'end'),
    );
    await does('a');
    const before = await engine.openTasks('sign');
    await straight('sign', 'a');
    expect(await open()).toEqual(['a', 'sign', 'sign']);
    await does('a');
    const after = await engine.openTasks('sign');
    expect(after.map(({ executionId }) => executionId).toSorted()).toEqual(
      before.map(({ executionId }) => executionId).toSorted(),
    );
  });

  it('to several signers asks all of them before it comes back', async () => {
    const { engine, straight, open } = await givenReturns(
      several('sign'),
      tasks('b'),
      path('start', 'sign', 'b', 'end'),
    );
    const signs = async () => {
      const [task] = await engine.openTasks('sign');
      await engine.run(complete, { taskId: task?.id ?? '' });
      return open();
    };
    await signs();
    await signs();
    await straight('b', 'sign');
    expect([await signs(), await signs()]).toEqual([['sign'], ['b']]);
  });

  it('to whom the process belongs may let everything be done once more', async () => {
    const { engine, does, back, answer, open } = await givenReturns(...parallel);
    await does('a', 'c');
    await back('b', 'owner', { straightBack: false });
    expect(await engine.openTasks()).toMatchObject([
      { nodeId: 'start', isOwners: true, assigneeId: 'kermit' },
    ]);
    await answer('start');
    expect(await open()).toEqual(['a']);
  });

  it.each([
    ['ends the case', terminate],
    ['takes the case back', withdraw],
  ] as const)('is gone when somebody %s', async (_, command) => {
    const { engine, instanceId, does, back, left } = await givenReturns(...parallel);
    await does('a');
    await back('b', { nodeId: 'a' }, { straightBack: true, dueAt: new Date('2026-02-01') });
    await back('c', 'owner', { dueAt: new Date('2026-02-01') });
    if (command === terminate) await engine.run(terminate, { instanceId, comment });
    else await engine.run(withdraw, { instanceId, comment });
    expect([await engine.openTasks(), left()]).toEqual([[], [0, 0, 0]]);
  });
});

describe('the time for an answer', () => {
  const dueAt = new Date('2026-01-15T00:00:00Z');

  it.each(['owner', { nodeId: 'a' }] as const)('ends the process when it is over (%o)', async (to) => {
    const { engine, does, back } = await givenReturns(...four);
    await does('a', 'b');
    await back('c', to, { straightBack: true, dueAt });
    await engine.advance(10 * 86_400);
    expect([...engine.store.instances.values()]).toMatchObject([
      { status: 'terminated', endReason: 'returnOverdue' },
    ]);
  });

  it('is over with the answer', async () => {
    const { engine, does, straight, back, left } = await givenReturns(...four);
    await does('a', 'b');
    await back('c', { nodeId: 'b' }, { straightBack: true, dueAt });
    await does('b');
    expect(left()).toEqual([1, 0, 0]);
    await straight('c', 'a');
    await engine.advance(10 * 86_400);
    expect(await openNodes(engine)).toEqual(['a']);
  });
});
