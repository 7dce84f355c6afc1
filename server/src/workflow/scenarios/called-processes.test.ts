import { describe, expect, it } from 'vitest';

import { openNodes, taskAt } from '../../../test/bpmn/application.ts';
import { draw, element, end, event, path, start as startEvent } from '../../../test/bpmn/draw.ts';
import { tasks } from '../../../test/bpmn/drawn.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { complete } from '../commands/complete.ts';
import { start } from '../commands/start.ts';

describe('a process that is called', () => {
  const calling = (attributes: string) =>
    draw(
      'caller',
      startEvent(),
      element('callActivity', `id="call" ${attributes}`),
      tasks('after'),
      path('start', 'call', 'after'),
    );
  const called = (key: string, ...nodes: string[]) =>
    draw(key, startEvent(), tasks(...nodes), path('start', ...nodes));
  const opened = async (xml: string, variables = {}) => {
    const engine = memoryEngine();
    for (const document of [called('one', 'old'), called('one', 'new'), called('two', 'other'), xml])
      await engine.deploy(document);
    await engine.run(start, { processKey: 'caller', variables });
    return openNodes(engine);
  };

  it('begins with the version that it begins with otherwise, or with the one that is asked for', async () => {
    expect(await opened(calling('calledElement="one"'))).toEqual(['new']);
    const fixed = 'flowable:calledElementBinding="version" flowable:calledElementVersion';
    expect(await opened(calling(`calledElement="one" ${fixed}="1"`))).toEqual(['old']);
    expect(await opened(calling(['calledElement="one" ', fixed, '="${n}"'].join('')), { n: 2 })).toEqual([
      'new',
    ]);
  });

  it('is found by what its key is worked out to when it is come to', async () => {
    const xml = calling('calledElement="${which}"');
    expect(await opened(xml, { which: 'one' })).toEqual(['new']);
    expect(await opened(xml, { which: 'two' })).toEqual(['other']);
  });

  it('throws an error to its caller, on whose border it is caught, and has ended by that', async () => {
    const engine = memoryEngine();
    const fails = end('fail', '<errorEventDefinition errorRef="late"/>');
    await engine.deploy(draw('one', startEvent(), tasks('old'), fails, path('start', 'old', 'fail')));
    const border = event('boundaryEvent', 'id="caught" attachedToRef="call"', { error: 'late' });
    const repairs = [border, tasks('repair'), path('caught', 'repair')].join('');
    await engine.deploy(calling('calledElement="one"').replace('</process>', `${repairs}</process>`));
    await engine.run(start, { processKey: 'caller' });
    await engine.run(complete, { taskId: await taskAt(engine, 'old') });
    expect(await openNodes(engine)).toEqual(['repair']);
    expect([...engine.store.instances.values()].map(({ status }) => status)).toEqual([
      ...['running', 'terminated'],
    ]);
  });

  it('does not begin in a version that is suspended, nor does its caller go on; what runs there does', async () => {
    const engine = memoryEngine();
    for (const xml of [called('one', 'old'), calling('calledElement="one"')]) await engine.deploy(xml);
    const running = (await engine.run(start, { processKey: 'caller' })).result.instanceId;
    const suspendOne = (isSuspended: boolean) => {
      const { deployments } = engine.store;
      const at = deployments.findIndex(({ key }) => key === 'one');
      deployments.splice(at, 1, { ...deployments[at]!, isSuspended });
    };
    suspendOne(true);
    const before = await engine.keeper.snapshot();
    for (const processKey of ['one', 'caller'])
      await expect(engine.run(start, { processKey })).rejects.toMatchObject({
        ...{ code: 'workflow.processSuspended', facts: { process: 'one' } },
      });
    expect(await engine.keeper.snapshot()).toEqual(before);
    await engine.run(complete, { taskId: await taskAt(engine, 'old') });
    expect(await openNodes(engine)).toEqual(['after']);
    suspendOne(false);
    await engine.run(start, { processKey: 'one' });
    expect(await openNodes(engine)).toEqual(['after', 'old']);
    expect(engine.store.instances.get(running)).toMatchObject({ status: 'running' });
  });

  it.each([
    ['calledElement="${which}"', { which: 'three' }, 'three'],
    ['calledElement="${which}"', { which: null }, ''],
    [
      'calledElement="one" flowable:calledElementBinding="version" flowable:calledElementVersion="3"',
      {},
      'one v3',
    ],
    [
      'calledElement="one" flowable:calledElementBinding="version" flowable:calledElementVersion="${n}"',
      { n: 1.5 },
      'one v1.5',
    ],
  ])('is refused by name where there is none: %s %j', async (attributes, variables, process) => {
    await expect(opened(calling(attributes), variables)).rejects.toMatchObject({
      code: 'workflow.calledProcessMissing',
      facts: { process },
    });
  });
});
