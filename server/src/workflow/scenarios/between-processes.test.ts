import { describe, expect, it } from 'vitest';

import { openNodes } from '../../../test/bpmn/application.ts';
import {
  draw,
  element,
  end,
  event,
  flow,
  path,
  start as startEvent,
  timer,
} from '../../../test/bpmn/draw.ts';
import { gateway, tasks } from '../../../test/bpmn/drawn.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { complete } from '../commands/complete.ts';
import { start } from '../commands/start.ts';

describe('between processes', () => {
  it('a signal reaches all who wait for it, a message the one that has waited longest', async () => {
    const engine = memoryEngine();
    const waits = (key: string, kind: 'signal' | 'message') =>
      draw(
        key,
        startEvent(),
        event('intermediateCatchEvent', 'id="wait"', { [kind]: 'news' }),
        tasks('read'),
        path('start', 'wait', 'read'),
      );
    const tells = (key: string, kind: 'signal' | 'message') =>
      draw(
        key,
        startEvent(),
        event('intermediateThrowEvent', 'id="say"', { [kind]: 'news' }),
        path('start', 'say'),
      );
    for (const xml of [
      waits('a', 'signal'),
      waits('b', 'message'),
      tells('c', 'signal'),
      tells('d', 'message'),
    ])
      await engine.deploy(xml);
    for (const processKey of ['a', 'a', 'b', 'b']) await engine.run(start, { processKey });
    await engine.run(start, { processKey: 'c' });
    await engine.deliver();
    expect(await openNodes(engine)).toEqual(['read', 'read']);
    await engine.run(start, { processKey: 'd' });
    await engine.deliver();
    const [oldest] = [...engine.store.instances.values()].filter(({ processKey }) => processKey === 'b');
    expect((await engine.openTasks()).map(({ instanceId }) => instanceId).slice(2)).toEqual([oldest?.id]);
  });

  it('a task sends what another receives', async () => {
    const engine = memoryEngine();
    const task = (type: string) => element(`${type}Task`, 'id="post" messageRef="letter"');
    const at = (key: string, type: string) =>
      draw(key, startEvent(), task(type), tasks('after'), path('start', 'post', 'after'));
    await engine.deploy(at('reads', 'receive'));
    await engine.deploy(at('writes', 'send'));
    await engine.run(start, { processKey: 'reads' });
    expect(await openNodes(engine)).toEqual([]);
    await engine.run(start, { processKey: 'writes' });
    expect(await openNodes(engine)).toEqual(['after']);
    await engine.deliver();
    expect(await openNodes(engine)).toEqual(['after', 'after']);
    expect(engine.store.subscriptions.size).toBe(0);
  });

  it('a called process that ends as rejected says so to its caller', async () => {
    const engine = memoryEngine();
    await engine.deploy(
      draw(
        'called',
        startEvent(),
        end('no', element('extensionElements', '', '<policy:ending status="rejected"/>')),
        path('start', 'no'),
      ),
    );
    await engine.deploy(
      draw(
        'caller',
        startEvent(),
        element('callActivity', 'id="call" calledElement="called"'),
        gateway('exclusive', 'how'),
        tasks('good', 'bad'),
        path('start', 'call', 'how'),
        flow('how', 'bad', "outcome == 'rejected'"),
        path('how', 'good'),
      ),
    );
    await engine.run(start, { processKey: 'caller' });
    expect(await openNodes(engine)).toEqual(['bad']);
  });

  it('a task that goes on by its message has made no choice', async () => {
    const engine = memoryEngine();
    await engine.deploy(
      draw(
        'p',
        startEvent(),
        tasks('choose', 'same', 'none'),
        element('receiveTask', 'id="wait" messageRef="news"'),
        gateway('exclusive', 'which'),
        path('start', 'choose', 'wait', 'which'),
        flow('which', 'same', "outcome == 'approved'"),
        path('which', 'none'),
      ),
    );
    await engine.run(start, { processKey: 'p' });
    await engine.run(complete, { taskId: (await engine.openTasks())[0]?.id ?? '' });
    await engine.tell({ kind: 'message', name: 'news' });
    expect(await openNodes(engine)).toEqual(['none']);
  });

  it('two messages of one command reach two who wait', async () => {
    const engine = memoryEngine();
    const say = (id: string) => event('intermediateThrowEvent', `id="${id}"`, { message: 'news' });
    const wait = event('intermediateCatchEvent', 'id="wait"', { message: 'news' });
    await engine.deploy(draw('hears', startEvent(), wait, tasks('read'), path('start', 'wait', 'read')));
    await engine.deploy(draw('says', startEvent(), say('one'), say('two'), path('start', 'one', 'two')));
    for (const processKey of ['hears', 'hears', 'hears', 'says']) await engine.run(start, { processKey });
    await engine.deliver();
    expect(await openNodes(engine)).toEqual(['read', 'read']);
  });

  it('two that answer each other for ever are refused, and others go on', async () => {
    const engine = memoryEngine();
    const answers = (key: string, hears: string, says: string) =>
      draw(
        key,
        startEvent(),
        tasks('work'),
        path('start', 'work'),
        event('boundaryEvent', 'id="heard" attachedToRef="work" cancelActivity="false"', { signal: hears }),
        event('endEvent', 'id="said"', { signal: says }),
        path('heard', 'said'),
      );
    await engine.deploy(answers('ping', 'a', 'b'));
    await engine.deploy(answers('pong', 'b', 'a'));
    for (const processKey of ['ping', 'pong']) await engine.run(start, { processKey });
    await engine.keeper.broadcast({ kind: 'signal', name: 'a' }, engine.now);
    const rounds = async () => {
      for (let round = 0; round < 200; round += 1) {
        if (engine.store.jobs.size === 0) return round;
        await engine.deliver();
      }
      return Infinity;
    };
    await expect(rounds()).rejects.toMatchObject({ code: 'workflow.endless' });
    expect(await openNodes(engine)).toEqual(['work', 'work']);
  });

  it.each(['', 'x'.repeat(256)])('a name of %j is refused when it is asked for', async (name) => {
    const engine = memoryEngine();
    const wait = event('intermediateCatchEvent', 'id="wait"', { signal: '${told}' });
    await engine.deploy(draw('p', startEvent(), wait, path('start', 'wait')));
    const started = engine.run(start, { processKey: 'p', variables: { told: name } });
    await expect(started).rejects.toMatchObject({ code: 'workflow.eventName' });
  });
});

describe('what several instances throw', () => {
  const part = (...inside: readonly string[]) =>
    element(
      'subProcess',
      'id="part"',
      startEvent('in'),
      tasks('work'),
      ...inside,
      '<multiInstanceLoopCharacteristics isSequential="false"><loopCardinality>3</loopCardinality></multiInstanceLoopCharacteristics>',
    );
  const fails = [end('fail', '<errorEventDefinition errorRef="late"/>'), path('in', 'work', 'fail')];
  const mends = element(
    'subProcess',
    'id="mend" triggeredByEvent="true"',
    event('startEvent', 'id="begun"', { error: 'late' }),
    tasks('repair'),
    path('begun', 'repair'),
  );
  const given = async (...elements: readonly string[]) => {
    const engine = memoryEngine();
    await engine.deploy(
      draw('p', startEvent(), end(), tasks('after'), path('start', 'part', 'after', 'end'), ...elements),
    );
    await engine.run(start, { processKey: 'p' });
    return { engine, first: async (nodeId: string) => (await engine.openTasks(nodeId))[0]?.id ?? '' };
  };

  it('begins the event subprocess of the scope around all of them, which then ends the process', async () => {
    const { engine, first } = await given(part(...fails), mends);
    await engine.run(complete, { taskId: await first('work') });
    expect(await openNodes(engine)).toEqual(['repair']);
    await engine.run(complete, { taskId: await first('repair') });
    expect([...engine.store.instances.values()].map(({ status }) => status)).toEqual(['completed']);
    expect(engine.store.executions.size).toBe(0);
  });

  it('is caught on the border of all of them before that', async () => {
    const border = event('boundaryEvent', 'id="caught" attachedToRef="part"', { error: 'late' });
    const { engine, first } = await given(
      part(...fails),
      mends,
      border,
      tasks('look'),
      path('caught', 'look'),
    );
    await engine.run(complete, { taskId: await first('work') });
    expect(await openNodes(engine)).toEqual(['look']);
  });

  it('takes no instance away where it does not interrupt', async () => {
    const tells = event('intermediateThrowEvent', 'id="raise"', { escalation: 'slow' });
    const look = element(
      'subProcess',
      'id="listen" triggeredByEvent="true"',
      event('startEvent', 'id="begun" isInterrupting="false"', { escalation: 'slow' }),
      tasks('look'),
      path('begun', 'look'),
    );
    const { engine, first } = await given(
      part(tells, tasks('more'), path('in', 'work', 'raise', 'more')),
      look,
    );
    await engine.run(complete, { taskId: await first('work') });
    expect(await openNodes(engine)).toEqual(['look', 'more', 'work', 'work']);
    await engine.run(complete, { taskId: await first('look') });
    expect(await openNodes(engine)).toEqual(['more', 'work', 'work']);
  });
});

describe('an event that comes as an activity ends', () => {
  it('finds it done: the token goes one way', async () => {
    const engine = memoryEngine();
    const manual = (id: string) => element('manualTask', `id="${id}"`);
    await engine.deploy(
      draw(
        'p',
        startEvent(),
        gateway('parallel', 'fork'),
        ...['b1', 'b2', 'b3', 'b4'].map(manual),
        event('intermediateThrowEvent', 'id="say"', { signal: 's' }),
        element('subProcess', 'id="sub"', startEvent('in'), end('out'), path('in', 'out')),
        event('boundaryEvent', 'id="border" attachedToRef="sub"', { signal: 's' }),
        timer('late', 'sub', { after: 'PT1H' }),
        tasks('y', 'x', 'z'),
        path('start', 'fork'),
        path('fork', 'b1', 'b2', 'b3', 'say'),
        path('b4', 'z'),
        path('fork', 'b4'),
        path('fork', 'sub', 'y'),
        path('border', 'x'),
        path('late', 'x'),
      ),
    );
    await engine.run(start, { processKey: 'p' });
    const open = await openNodes(engine);
    expect(open.filter((node) => node === 'x' || node === 'y')).toHaveLength(1);
    const waiting = [...engine.store.executions.values()].map(({ nodeId }) => nodeId).toSorted();
    expect(waiting).toEqual(open);
  });
});
