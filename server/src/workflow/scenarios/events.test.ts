import { describe, expect, it } from 'vitest';

import { openNodes, taskAt } from '../../../test/bpmn/application.ts';
import {
  element,
  end,
  event,
  path,
  start as startEvent,
  subProcess,
  timer,
} from '../../../test/bpmn/draw.ts';
import { gateway, givenRunning, tasks } from '../../../test/bpmn/drawn.ts';
import { complete } from '../commands/complete.ts';
import { returnTask } from '../commands/return-task.ts';

const eventSubProcess = (id: string, begin: string, ...inside: readonly string[]) =>
  element('subProcess', `id="${id}" triggeredByEvent="true"`, begin, ...inside);
const begins = (kind: 'signal' | 'error' | 'escalation' | 'message', name: string, interrupting = true) =>
  event('startEvent', `id="begun" isInterrupting="${interrupting}"`, { [kind]: name });
const hotline = (interrupting: boolean) => [
  tasks('work'),
  path('start', 'work', 'end'),
  eventSubProcess('called', begins('signal', 'call', interrupting), tasks('answer'), path('begun', 'answer')),
];

describe('an event subprocess', () => {
  it('begins instead of all that went on in its scope', async () => {
    const { engine, done } = await givenRunning(...hotline(true));
    await engine.tell({ kind: 'signal', name: 'call' });
    expect(await openNodes(engine)).toEqual(['answer']);
    await engine.tell({ kind: 'signal', name: 'call' });
    expect(await openNodes(engine)).toEqual(['answer']);
    await done('answer');
    expect([...engine.store.instances.values()].map(({ status }) => status)).toEqual(['completed']);
    expect([engine.store.executions.size, engine.store.subscriptions.size]).toEqual([0, 0]);
  });

  it('that goes on beside is none of what going back takes along', async () => {
    const [, , answering = ''] = hotline(false);
    const { engine, done } = await givenRunning(
      tasks('first', 'work'),
      path('start', 'first', 'work', 'end'),
      answering,
    );
    await done('first');
    await engine.tell({ kind: 'signal', name: 'call' });
    await engine.run(returnTask, { taskId: await taskAt(engine, 'work'), to: { nodeId: 'first' } });
    expect(await openNodes(engine)).toEqual(['answer', 'first']);
  });

  it('begins beside what goes on, as often as it is called, and the process waits for all', async () => {
    const { engine, done } = await givenRunning(...hotline(false));
    await engine.tell({ kind: 'signal', name: 'call' });
    await engine.tell({ kind: 'signal', name: 'call' });
    expect(await openNodes(engine)).toEqual(['answer', 'answer', 'work']);
    await done('work');
    expect(await openNodes(engine)).toEqual(['answer', 'answer']);
    for (const { id } of await engine.openTasks()) await engine.run(complete, { taskId: id });
    expect([engine.store.executions.size, engine.store.subscriptions.size]).toEqual([0, 0]);
  });

  it('of a subprocess ends with it, and leaves what waits on its border alone when it begins', async () => {
    const { engine, done } = await givenRunning(
      subProcess(
        'inner',
        startEvent('in'),
        tasks('work'),
        path('in', 'work'),
        eventSubProcess('called', begins('signal', 'call'), tasks('answer'), path('begun', 'answer')),
      ),
      timer('late', 'inner', { after: 'PT1H' }),
      tasks('after', 'chase'),
      path('start', 'inner', 'after', 'end'),
      path('late', 'chase'),
    );
    await engine.tell({ kind: 'signal', name: 'call' });
    expect([await openNodes(engine), engine.store.jobs.size]).toEqual([['answer'], 1]);
    await done('answer');
    expect([await openNodes(engine), engine.store.jobs.size]).toEqual([['after'], 0]);
  });
});

describe('an error', () => {
  const failing = (code: string) => end('fail', `<errorEventDefinition errorRef="${code}"/>`);

  it('is caught by the nearest who knows it, and what was around it ends', async () => {
    const { engine, done } = await givenRunning(
      subProcess(
        'outer',
        startEvent('s1'),
        subProcess('inner', startEvent('s2'), tasks('work'), failing('late'), path('s2', 'work', 'fail')),
        event('boundaryEvent', 'id="other" attachedToRef="inner"', { error: 'different' }),
        tasks('beside', 'never'),
        path('s1', 'inner'),
        path('s1', 'beside'),
        path('other', 'never'),
      ),
      event('boundaryEvent', 'id="caught" attachedToRef="outer"', { error: 'late' }),
      tasks('repair'),
      path('start', 'outer', 'end'),
      path('caught', 'repair'),
    );
    await done('work');
    expect(await openNodes(engine)).toEqual(['repair']);
  });

  it('that nobody catches is refused, and nothing has changed', async () => {
    const { engine, done } = await givenRunning(
      tasks('work', 'other'),
      failing('late'),
      path('start', 'work', 'fail'),
      path('start', 'other', 'end'),
    );
    await expect(done('work')).rejects.toMatchObject({ code: 'workflow.errorUncaught' });
    expect(await openNodes(engine)).toEqual(['other', 'work']);
  });

  it('begins the event subprocess of its scope, which does not catch its own', async () => {
    const caught = await givenRunning(
      tasks('work', 'other'),
      path('start', 'other', 'end'),
      failing('late'),
      path('start', 'work', 'fail'),
      eventSubProcess(
        'mend',
        begins('error', 'late'),
        tasks('repair'),
        path('begun', 'repair', 'again'),
        end('again', '<errorEventDefinition errorRef="late"/>'),
      ),
    );
    await caught.done('work');
    expect(await openNodes(caught.engine)).toEqual(['repair']);
    await expect(caught.done('repair')).rejects.toMatchObject({ code: 'workflow.errorUncaught' });
  });
});

describe('an escalation', () => {
  it('that does not interrupt is told outwards while the work goes on, and is none where nobody listens', async () => {
    const escalates = (code: string) => event('intermediateThrowEvent', `id="raise"`, { escalation: code });
    const listening = (code: string) =>
      givenRunning(
        subProcess('inner', startEvent('in'), escalates(code), tasks('work'), path('in', 'raise', 'work')),
        event('boundaryEvent', 'id="told" attachedToRef="inner" cancelActivity="false"', {
          escalation: 'slow',
        }),
        tasks('look'),
        path('start', 'inner', 'end'),
        path('told', 'look'),
      );
    expect(await openNodes((await listening('slow')).engine)).toEqual(['look', 'work']);
    expect(await openNodes((await listening('quiet')).engine)).toEqual(['work']);
  });
});

describe('an event in the way', () => {
  it('waits for its time, and a cycle on a border comes as often as it says', async () => {
    const { engine } = await givenRunning(
      element(
        'intermediateCatchEvent',
        'id="pause"',
        '<timerEventDefinition><timeDuration>PT1H</timeDuration></timerEventDefinition>',
      ),
      tasks('work', 'remind'),
      timer('again', 'work', { every: 'R3/PT10M', interrupting: false }),
      path('start', 'pause', 'work', 'end'),
      path('again', 'remind'),
    );
    expect(await openNodes(engine)).toEqual([]);
    await engine.advance(3600);
    expect(await openNodes(engine)).toEqual(['work']);
    await engine.advance(1300);
    expect(await openNodes(engine)).toEqual(['remind', 'remind', 'work']);
    await engine.advance(36_000);
    expect(await openNodes(engine)).toEqual(['remind', 'remind', 'remind', 'work']);
  });

  it('behind a gateway: the first that comes decides, and nobody waits for the others', async () => {
    const { engine } = await givenRunning(
      gateway('eventBased', 'which'),
      event('intermediateCatchEvent', 'id="paid"', { message: 'payment' }),
      element(
        'intermediateCatchEvent',
        'id="late"',
        '<timerEventDefinition><timeDuration>P1D</timeDuration></timerEventDefinition>',
      ),
      tasks('thank', 'chase'),
      path('start', 'which'),
      path('which', 'paid', 'thank', 'end'),
      path('which', 'late', 'chase'),
    );
    expect([engine.store.jobs.size, engine.store.subscriptions.size]).toEqual([1, 1]);
    await engine.tell({ kind: 'message', name: 'payment' });
    expect(await openNodes(engine)).toEqual(['thank']);
    expect([engine.store.jobs.size, engine.store.subscriptions.size]).toEqual([0, 0]);
    const taken = [...engine.store.history.values()].map(({ nodeId }) => nodeId);
    expect(taken).toContain('which-paid');
    expect(taken).not.toContain('which-late');
  });
});
