import { describe, expect, it } from 'vitest';

import { openNodes, taskAt } from '../../../test/bpmn/application.ts';
import { gateway, givenRunning, tasks } from '../../../test/bpmn/drawn.ts';
import { end, flow, path, start as startEvent, subProcess, timer } from '../../../test/bpmn/draw.ts';
import { returnTask } from '../commands/return-task.ts';

describe('an inclusive join', () => {
  const fork = [
    gateway('inclusive', 'fork'),
    gateway('inclusive', 'join'),
    tasks('a', 'b', 'c', 'after'),
    path('start', 'fork'),
    path('fork', 'a', 'join'),
    path('fork', 'b', 'join'),
    flow('fork', 'c', 'false'),
    path('c', 'join', 'after', 'end'),
  ];

  it('waits for the branches that were taken, and not for the one that was not', async () => {
    const { engine, done } = await givenRunning(...fork);
    expect(await openNodes(engine)).toEqual(['a', 'b']);
    await done('b');
    expect(await openNodes(engine)).toEqual(['a']);
    await done('a');
    expect(await openNodes(engine)).toEqual(['after']);
  });

  it('waits for a branch that went back to a task before the fork', async () => {
    const { engine, done } = await givenRunning(
      ...fork.slice(0, 3),
      tasks('before'),
      path('start', 'before', 'fork'),
      ...fork.slice(4),
    );
    await done('before');
    await done('a');
    await engine.run(returnTask, { taskId: await taskAt(engine, 'b'), to: { nodeId: 'before' } });
    expect(await openNodes(engine)).toEqual(['before']);
    await done('before');
    await done('a');
    await done('b');
    expect(await openNodes(engine)).toEqual(['after']);
  });

  it('inside a loop does not wait for itself', async () => {
    const { engine, done } = await givenRunning(
      gateway('exclusive', 'into'),
      gateway('exclusive', 'again'),
      ...fork.slice(0, 2),
      tasks('a', 'b', 'after'),
      path('start', 'into', 'fork'),
      path('fork', 'a', 'join'),
      path('fork', 'b', 'join'),
      path('join', 'after', 'again'),
      flow('again', 'into', "outcome == 'rejected'"),
      flow('again', 'end'),
    );
    for (const outcome of ['rejected', 'approved']) {
      await done('a');
      await done('b');
      await done('after', outcome);
    }
    expect([...engine.store.instances.values()]).toMatchObject([{ status: 'completed' }]);
  });
});

describe('an inclusive join beside an outer parallel join, all inside a loop', () => {
  it('fires although a token in the outer join could reach it by going round once more', async () => {
    const { engine, done } = await givenRunning(
      ...['into', 'again'].map((id) => gateway('exclusive', id)),
      ...['outerFork', 'outerJoin'].map((id) => gateway('parallel', id)),
      ...['fork', 'join'].map((id) => gateway('inclusive', id)),
      tasks('a', 'b', 'c', 'after'),
      path('start', 'into', 'outerFork', 'c', 'outerJoin'),
      path('outerFork', 'fork', 'a', 'join'),
      flow('fork', 'b', 'false'),
      path('b', 'join', 'outerJoin', 'after', 'again'),
      flow('again', 'into', "outcome == 'rejected'"),
      flow('again', 'end'),
    );
    await done('c');
    await done('a');
    expect(await openNodes(engine)).toEqual(['after']);
  });
});

describe('a parallel join', () => {
  it('counts flows and not tokens', async () => {
    const { engine, done } = await givenRunning(
      gateway('parallel', 'fork'),
      gateway('exclusive', 'merge'),
      gateway('parallel', 'join'),
      tasks('a', 'b', 'c', 'after'),
      path('start', 'fork'),
      path('fork', 'a', 'merge'),
      path('fork', 'b', 'merge', 'join'),
      path('fork', 'c', 'join', 'after', 'end'),
    );
    await done('a');
    await done('b');
    expect(await openNodes(engine)).toEqual(['c']);
    await done('c');
    expect(await openNodes(engine)).toEqual(['after']);
  });
});

describe('a subprocess', () => {
  const inside = subProcess(
    'sub',
    startEvent('s'),
    tasks('inner', 'last'),
    end('e'),
    path('s', 'inner', 'last', 'e'),
  );
  const around = [inside, timer('late', 'sub', { after: 'P1D' }), tasks('before', 'after', 'chase')];
  const flows = [path('start', 'before', 'sub', 'after', 'end'), path('late', 'chase', 'end')];

  it('that completes takes its timer with it', async () => {
    const { engine, done } = await givenRunning(...around, ...flows);
    await done('before');
    expect(engine.store.jobs.size).toBe(1);
    await done('inner');
    await done('last');
    expect(engine.store.jobs.size).toBe(0);
    await engine.advance(2 * 86_400);
    expect(await openNodes(engine)).toEqual(['after']);
  });

  it('that is late loses what is inside it', async () => {
    const { engine, done } = await givenRunning(...around, ...flows);
    await done('before');
    await engine.advance(86_400);
    expect(await openNodes(engine)).toEqual(['chase']);
  });

  it('can be left backwards, and its timer begins anew when it is entered again', async () => {
    const { engine, done } = await givenRunning(...around, ...flows);
    await done('before');
    await done('inner');
    await engine.run(returnTask, { taskId: await taskAt(engine, 'last'), to: { nodeId: 'before' } });
    expect([await openNodes(engine), engine.store.jobs.size]).toEqual([['before'], 0]);
    await engine.advance(43_200);
    await done('before');
    expect([...engine.store.jobs.values()]).toMatchObject([
      { dueAt: new Date(engine.now.getTime() + 86_400_000) },
    ]);
  });
});
