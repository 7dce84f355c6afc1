import { describe, expect, it } from 'vitest';

import { openNodes, people, taskAt } from '../../../test/bpmn/application.ts';
import {
  element,
  event,
  path,
  start as startEvent,
  subProcess,
  timer,
  userTask,
} from '../../../test/bpmn/draw.ts';
import { gateway, givenRunning, tasks } from '../../../test/bpmn/drawn.ts';
import type { Engine } from '../../../test/bpmn/engine.ts';
import { addInstances } from '../commands/add-instances.ts';
import { dispatch } from '../commands/dispatch.ts';
import { removeInstance } from '../commands/remove-instance.ts';

const comment = '错误办理，重新调度';
const several = (id: string, count: number, sequence = false) =>
  element(
    'userTask',
    `id="${id}"`,
    element(
      'multiInstanceLoopCharacteristics',
      `isSequential="${sequence}"`,
      `<loopCardinality>${count}</loopCardinality>`,
    ),
  );
const moves = (engine: Engine, instanceId: string) => (from: string[], to: string[]) =>
  engine.run(dispatch, { instanceId, from, to, comment });

describe('a process that is moved', () => {
  const nested = [
    tasks('before', 'after'),
    subProcess(
      'outer',
      startEvent('s1'),
      userTask('first'),
      subProcess('inner', startEvent('s2'), tasks('deep', 'deeper'), path('s2', 'deep', 'deeper')),
      path('s1', 'first', 'inner'),
    ),
    timer('late', 'outer', { after: 'PT1H' }),
    tasks('chase'),
    path('start', 'before', 'outer', 'after', 'end'),
    path('late', 'chase'),
  ];

  it('opens the subprocesses on its way without their starts, with all that waits on their borders', async () => {
    const { engine, done, instanceId } = await givenRunning(...nested);
    await moves(engine, instanceId)(['before'], ['deeper']);
    expect(await openNodes(engine)).toEqual(['deeper']);
    await done('deeper');
    expect(await openNodes(engine)).toEqual(['after']);
    expect(engine.store.jobs.size).toBe(0);
  });

  it('is taken by a timer on the border of a subprocess that it was moved into', async () => {
    const { engine, instanceId } = await givenRunning(...nested);
    await moves(engine, instanceId)(['before'], ['deep']);
    await engine.advance(3600);
    expect(await openNodes(engine)).toEqual(['chase']);
  });

  it('leaves no empty subprocess behind', async () => {
    const { engine, done, instanceId } = await givenRunning(...nested);
    await done('before');
    await done('first');
    await moves(engine, instanceId)(['deep'], ['before']);
    expect([await openNodes(engine), engine.store.executions.size, engine.store.jobs.size]).toEqual([
      ['before'],
      1,
      0,
    ]);
  });

  it('stays in the subprocess that it is moved within', async () => {
    const { engine, done, instanceId } = await givenRunning(...nested);
    await done('before');
    await done('first');
    const scopes = () => [...engine.store.executions.values()].filter(({ kind }) => kind === 'scope');
    const before = scopes();
    await moves(engine, instanceId)(['deep'], ['deeper']);
    expect(scopes()).toEqual(before);
  });

  it('takes one branch along and leaves the other, whose join then waits for both', async () => {
    const { engine, done, instanceId } = await givenRunning(
      gateway('parallel', 'fork'),
      gateway('parallel', 'join'),
      tasks('a', 'b', 'c', 'after'),
      path('start', 'fork', 'a', 'c', 'join', 'after', 'end'),
      path('fork', 'b', 'join'),
    );
    await moves(engine, instanceId)(['a'], ['c']);
    await done('c');
    expect(await openNodes(engine)).toEqual(['b']);
    await done('b');
    expect(await openNodes(engine)).toEqual(['after']);
  });

  it.each([
    ['workflow.nodeNotWaiting', ['after'], ['before']],
    ['workflow.nodeNotWaiting', ['nowhere'], ['before']],
    ['workflow.jumpTarget', ['before'], ['nowhere']],
    ['workflow.jumpTarget', ['before'], ['start']],
    ['workflow.jumpTarget', ['before'], ['late']],
  ])('is refused with %s from %s to %s', async (code, from, to) => {
    const { engine, instanceId } = await givenRunning(...nested);
    await expect(moves(engine, instanceId)(from, to)).rejects.toMatchObject({ code });
    expect(await openNodes(engine)).toEqual(['before']);
  });

  it('leaves each of several instances with its own work', async () => {
    const { engine, instanceId } = await givenRunning(
      element(
        'subProcess',
        'id="part"',
        startEvent('in'),
        tasks('work', 'next'),
        path('in', 'work', 'next'),
        '<multiInstanceLoopCharacteristics isSequential="false"><loopCardinality>2</loopCardinality></multiInstanceLoopCharacteristics>',
      ),
      gateway('parallel', 'fork'),
      tasks('beside', 'after'),
      path('start', 'fork', 'part', 'after', 'end'),
      path('fork', 'beside'),
    );
    await moves(engine, instanceId)(['work'], ['next']);
    expect(await openNodes(engine)).toEqual(['beside', 'next', 'next']);
    await expect(moves(engine, instanceId)(['beside'], ['work'])).rejects.toMatchObject({
      code: 'workflow.jumpTarget',
    });
  });

  it('takes what is named twice, or lies in what goes, once', async () => {
    const { engine, done, instanceId } = await givenRunning(...nested);
    await done('before');
    await done('first');
    await moves(engine, instanceId)(['deep', 'outer', 'inner', 'deep'], ['after', 'after']);
    expect([await openNodes(engine), engine.store.executions.size]).toEqual([['after'], 1]);
  });

  it('is refused to everybody but operations staff', async () => {
    const { engine, instanceId } = await givenRunning(...nested);
    await expect(
      engine.run(dispatch, { instanceId, from: ['before'], to: ['after'], comment }, { actor: people.lead }),
    ).rejects.toMatchObject({ code: 'workflow.notOperator' });
  });
});

describe('the instances of an activity', () => {
  const signing = (sequence: boolean) =>
    givenRunning(several('sign', 2, sequence), tasks('after'), path('start', 'sign', 'after', 'end'));
  const add = (engine: Engine, instanceId: string, count: number) =>
    engine.run(addInstances, {
      instanceId,
      nodeId: 'sign',
      items: Array.from({ length: count }, () => null),
      comment,
    });
  const remove = async (engine: Engine) =>
    engine.run(removeInstance, { taskId: (await engine.openTasks('sign'))[0]?.id ?? '', comment });

  it.each([
    ['beside each other', false, 5],
    ['one after the other', true, 1],
  ])('%s become more, and all of them are waited for', async (_, sequence, open) => {
    const { engine, done, instanceId } = await signing(sequence);
    await add(engine, instanceId, 3);
    expect(await engine.openTasks('sign')).toHaveLength(open);
    for (let left = 5; left > 1; left -= 1) await remove(engine);
    expect(await engine.openTasks('sign')).toHaveLength(1);
    await done('sign');
    expect(await openNodes(engine)).toEqual(['after']);
  });

  it('become more in the group of the task by which it was decided, as it was seen', async () => {
    const twice = `<multiInstanceLoopCharacteristics isSequential="false"><loopCardinality>2</loopCardinality></multiInstanceLoopCharacteristics>`;
    const { engine, instanceId } = await givenRunning(
      subProcess('part', startEvent('in'), several('sign', 2), path('in', 'sign'), twice),
      path('start', 'part', 'end'),
    );
    const groupOf = ({ executionId }: { executionId: string }) =>
      engine.store.executions.get(executionId)?.parentId;
    const task = (await engine.openTasks('sign')).at(-1)!;
    const grow = (over: object) =>
      engine.run(addInstances, {
        ...{ instanceId, nodeId: 'sign', taskId: task.id, rev: task.rev, items: [null, null], comment },
        ...over,
      });
    await expect(grow({ rev: task.rev + 1 })).rejects.toMatchObject({ code: 'row.stale' });
    await expect(grow({ nodeId: 'part' })).rejects.toMatchObject({ code: 'workflow.nodeNotWaiting' });
    await grow({});
    const open = await engine.openTasks('sign');
    expect(open).toHaveLength(6);
    expect(open.filter((one) => groupOf(one) === groupOf(task))).toHaveLength(4);
    expect([...engine.store.comments.values()].at(-1)).toMatchObject({
      ...{ action: 'instancesAdded', taskId: task.id },
    });
  });

  it('become less, and without the last of them the activity is done', async () => {
    const { engine } = await signing(false);
    await remove(engine);
    expect(await openNodes(engine)).toEqual(['sign']);
    await remove(engine);
    expect(await openNodes(engine)).toEqual(['after']);
  });

  it('can be taken away after they were added', async () => {
    const { engine, instanceId } = await signing(false);
    await add(engine, instanceId, 1);
    for (let left = 3; left > 0; left -= 1) await remove(engine);
    expect(await openNodes(engine)).toEqual(['after']);
  });

  it('are none where an activity is done once', async () => {
    const { engine } = await givenRunning(tasks('once'), path('start', 'once', 'end'));
    await expect(
      engine.run(removeInstance, { taskId: await taskAt(engine, 'once'), comment }),
    ).rejects.toMatchObject({ code: 'workflow.oneInstance' });
  });

  it.each(['part', 'work'])('of a subprocess are gone when a process is moved from its %s', async (from) => {
    const { engine, done, instanceId } = await givenRunning(
      element(
        'subProcess',
        'id="part"',
        startEvent('in'),
        tasks('work'),
        event('intermediateThrowEvent', 'id="told"', { signal: 'done' }),
        path('in', 'work', 'told'),
        '<multiInstanceLoopCharacteristics isSequential="false"><loopCardinality>2</loopCardinality></multiInstanceLoopCharacteristics>',
      ),
      tasks('after', 'aside'),
      path('start', 'part', 'after', 'end'),
      path('after', 'aside'),
    );
    await moves(engine, instanceId)([from], ['aside']);
    expect(await openNodes(engine)).toEqual(['aside']);
    await done('aside');
    expect(engine.store.executions.size).toBe(0);
  });
});
