import { describe, expect, it } from 'vitest';

import { element, event, path, start as startEvent, subProcess, timer } from '../../../../test/bpmn/draw.ts';
import { gateway, tasks } from '../../../../test/bpmn/drawn.ts';
import { comment, givenReturns, parallel } from '../../../../test/bpmn/returns.ts';
import { dispatch } from '../../commands/dispatch.ts';

const eventSub = element(
  'subProcess',
  'id="aside" triggeredByEvent="true"',
  event('startEvent', 'id="asked" isInterrupting="false"', { message: 'question' }),
  tasks('look'),
  path('asked', 'look'),
);

describe('what an event began beside the process', () => {
  it('does not send the whole of it back to its start', async () => {
    const { engine, does, back, open } = await givenReturns(
      eventSub,
      tasks('a', 'b'),
      path('start', 'a', 'b', 'end'),
    );
    await does('a');
    await engine.tell({ kind: 'message', name: 'question' });
    await expect(back('look', 'owner', { straightBack: false })).rejects.toMatchObject({
      code: 'workflow.rollBackTarget',
      facts: { to: 'owner' },
    });
    expect(await open()).toEqual(['b', 'look']);
  });
});

describe('the border of a node that has returned work', () => {
  const bordered = (interrupting: boolean) => [
    ...parallel,
    timer('late', 'a', { after: 'PT1H', interrupting }),
    tasks('chase'),
    path('late', 'chase', 'end'),
  ];

  it('is set anew, and takes the way that it always takes: nobody waits for an answer any more', async () => {
    const { engine, does, straight, open, left } = await givenReturns(...bordered(true));
    await does('a');
    await straight('b', 'a');
    await engine.advance(3600);
    expect([await open(), left()]).toEqual([['chase'], [1, 0, 0]]);
  });

  it('lets the return go on beside a reminder', async () => {
    const { engine, does, straight, open } = await givenReturns(...bordered(false));
    await does('a');
    await straight('b', 'a');
    await engine.advance(3600);
    expect(await open()).toEqual(['a', 'c', 'chase']);
    await does('chase', 'a', 'b', 'c');
    expect(await open()).toEqual(['d']);
  });

  it('lets it go on also where who returned it stands in a subprocess', async () => {
    const { engine, does, straight, open } = await givenReturns(
      tasks('a', 'chase', 'd'),
      subProcess('sub', startEvent('s'), tasks('in'), path('s', 'in')),
      timer('late', 'a', { after: 'PT1H', interrupting: false }),
      path('start', 'a', 'sub', 'd', 'end'),
      path('late', 'chase', 'end'),
    );
    await does('a');
    await straight('in', 'a');
    await engine.advance(3600);
    await does('a', 'in');
    expect(await open()).toEqual(['chase', 'd']);
  });
});

describe('moving a process where work was returned', () => {
  it.each(['a', 'b'])('takes who returned it along (from %s)', async (from) => {
    const { engine, instanceId, does, straight, open, left } = await givenReturns(...parallel);
    await does('a');
    await straight('b', 'a');
    await engine.run(dispatch, { instanceId, from: [from], to: ['d'], comment });
    expect([await open(), left()[0]]).toEqual([['c', 'd'], 2]);
  });
});

describe('a subprocess that has ended', () => {
  const behind = [
    tasks('a', 'after'),
    subProcess(
      'sub',
      startEvent('s'),
      tasks('first', 'left', 'right'),
      gateway('parallel', 'split'),
      gateway('parallel', 'join'),
      path('s', 'first', 'split', 'left', 'join'),
      path('split', 'right', 'join'),
    ),
    timer('late', 'sub', { after: 'PT1H' }),
    tasks('chase'),
    path('late', 'chase'),
    path('start', 'a', 'sub', 'after', 'end'),
  ];

  it('is opened again for what lies in it, with what waits on its border', async () => {
    const { engine, does, back, open, left } = await givenReturns(...behind);
    await does('a', 'first', 'left', 'right');
    await back('after', { nodeId: 'first' });
    expect([await open(), left()]).toEqual([['first'], [2, 1, 0]]);
    await does('first', 'left', 'right');
    expect(await open()).toEqual(['after']);
    await back('after', { nodeId: 'first' });
    await engine.advance(3600);
    expect(await open()).toEqual(['chase']);
  });

  it('is not opened for one of its parallel branches, whose join would wait for the others', async () => {
    const { does, back } = await givenReturns(...behind);
    await does('a', 'first', 'left', 'right');
    await expect(back('after', { nodeId: 'left' })).rejects.toMatchObject({
      code: 'workflow.rollBackTarget',
    });
  });

  it('is not opened where it has several instances, of which nobody can tell the right one', async () => {
    const { does, back } = await givenReturns(
      subProcess(
        'sub',
        startEvent('s'),
        tasks('in'),
        path('s', 'in'),
        element('multiInstanceLoopCharacteristics', '', '<loopCardinality>1</loopCardinality>'),
      ),
      tasks('after'),
      path('start', 'sub', 'after', 'end'),
    );
    await does('in');
    await expect(back('after', 'previous')).rejects.toMatchObject({ code: 'workflow.rollBackTarget' });
  });

  it('waits again for what begins an event subprocess in it', async () => {
    const { does, back, left } = await givenReturns(
      subProcess('sub', startEvent('s'), tasks('in'), path('s', 'in'), eventSub),
      tasks('after'),
      path('start', 'sub', 'after', 'end'),
    );
    await does('in');
    await back('after', { nodeId: 'in' });
    expect(left()).toEqual([2, 0, 1]);
  });

  it('stays closed for work that comes straight back', async () => {
    const { does, straight, open, left } = await givenReturns(...behind);
    await does('a', 'first', 'left', 'right');
    await straight('after', 'first');
    expect([await open(), left()]).toEqual([['first'], [2, 0, 0]]);
    await does('first');
    expect(await open()).toEqual(['after']);
  });
});
