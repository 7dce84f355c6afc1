import { describe, expect, it } from 'vitest';

import {
  draw,
  element,
  end,
  flow,
  line,
  path,
  start as startEvent,
  timer,
  userTask,
} from '../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { refusalOfModel } from '../../../test/bpmn/refusal-of-model.ts';
import { complete } from '../commands/complete.ts';
import { dispatch } from '../commands/dispatch.ts';
import { start } from '../commands/start.ts';

const data = (name: string, type: string, value: string) =>
  element(
    'dataObject',
    `id="${name}-object" name="${name}" itemSubjectRef="xsd:${type}"`,
    `<extensionElements><flowable:value>${value}</flowable:value></extensionElements>`,
  );

async function givenStarted(variables: Record<string, string | number>, ...objects: readonly string[]) {
  const engine = memoryEngine();
  await engine.deploy(line(userTask('a'), ...objects));
  const { result } = await engine.run(start, { processKey: 'p', variables });
  return engine.store.instances.get(result.instanceId)?.variables;
}

describe('data objects of a process', () => {
  it('are what its variables begin with, of their types', async () => {
    const objects = [
      data('days', 'int', '5'),
      data('rate', 'double', '0.5'),
      data('urgent', 'boolean', 'true'),
    ];
    const texts = [data('note', 'string', '无'), '<dataObjectReference id="r" dataObjectRef="days-object"/>'];
    expect(await givenStarted({}, ...objects, ...texts)).toEqual({
      days: 5,
      rate: 0.5,
      urgent: true,
      note: '无',
    });
  });

  it('give way to what is given at the start', async () => {
    expect(await givenStarted({ days: 7 }, data('days', 'int', '5'))).toEqual({ days: 7 });
  });

  it('are refused with a value that is not of their type, and with a name that no variable has', async () => {
    expect(await refusalOfModel(line(userTask('a'), data('days', 'int', 'many')))).toMatchObject({
      code: 'workflow.modelFeature',
      node: 'days',
    });
    expect(await refusalOfModel(line(userTask('a'), data('__proto__', 'int', '1')))).toMatchObject({
      code: 'workflow.expressionForbidden',
    });
  });
});

describe('data objects of a subprocess', () => {
  /** `i` in a subprocess that is repeated while `again`; behind it `z`. */
  const around = (subProcess: string, ...objects: readonly string[]) =>
    draw(
      'p',
      ...[startEvent(), userTask('first'), subProcess, element('exclusiveGateway', 'id="g" default="g-z"')],
      ...[userTask('z'), end(), ...objects],
      ...[path('start', 'first', 's', 'g', 'z', 'end'), flow('g', 's', 'again')],
    );
  const inside = [
    ...[startEvent('s1'), userTask('i'), end('s2'), path('s1', 'i', 's2'), data('days', 'int', '5')],
  ];
  const once = element('subProcess', 'id="s"', ...inside);
  async function given(xml: string) {
    const engine = memoryEngine();
    await engine.deploy(xml);
    await engine.run(start, { processKey: 'p', variables: { again: false } });
    const done = async (variables = {}, nodeId?: string) => {
      const [task] = await engine.openTasks(nodeId);
      await engine.run(complete, { taskId: task?.id ?? '', derived: variables });
    };
    const days = () => [...engine.store.executions.values()].flatMap(({ variables }) => variables.days ?? []);
    return { engine, done, days, instance: () => [...engine.store.instances.values()][0]?.variables };
  }

  it('are variables of its own, which end with it', async () => {
    const { done, days, instance } = await given(
      around(once, data('days', 'int', '1').replace('days-object', 'outer')),
    );
    await done();
    expect(days()).toEqual([5]);
    await done({ days: 9, other: 'x' });
    expect([days(), instance()]).toEqual([[], { again: false, days: 1, other: 'x' }]);
  });

  it('are what somebody gave at a step in it, for what follows there', async () => {
    const choice = [
      ...[startEvent('s1'), userTask('i'), element('exclusiveGateway', 'id="c" default="c-s2"'), end('s2')],
      ...[userTask('j'), path('s1', 'i', 'c', 's2'), flow('c', 'j', 'days > 5'), path('j', 's2')],
    ];
    const { engine, done } = await given(
      around(element('subProcess', 'id="s"', ...choice, data('days', 'int', '5'))),
    );
    await done();
    await done({ days: 9 });
    expect((await engine.openTasks()).map(({ nodeId }) => nodeId)).toEqual(['j']);
  });

  it('begin anew each time, when it is jumped into as well', async () => {
    const { engine, done, days } = await given(around(once));
    await done();
    await done({ days: 9, again: true });
    expect(days()).toEqual([5]);
    const [task] = await engine.openTasks();
    const { id = '' } = [...engine.store.instances.values()][0] ?? {};
    await done({ again: false });
    await engine.run(dispatch, { instanceId: id, from: ['z'], to: ['i'], comment: '重办' });
    expect([days(), task?.nodeId]).toEqual([[5], 'i']);
  });

  it('end where something on its border ends it', async () => {
    const border = [timer('t', 's', { after: 'PT1H' }), path('t', 'z')];
    const { engine, done, days } = await given(around(once, ...border));
    await done();
    await engine.advance(3600);
    expect([days(), (await engine.openTasks()).map(({ nodeId }) => nodeId)]).toEqual([[], ['z']]);
  });

  it('are each instance’s own where there are several', async () => {
    const loop =
      '<multiInstanceLoopCharacteristics><loopCardinality>2</loopCardinality></multiInstanceLoopCharacteristics>';
    const { done, days } = await given(around(element('subProcess', 'id="s"', loop, ...inside)));
    await done();
    await done({});
    expect(days()).toEqual([5]);
  });

  it('count among what one process may keep', async () => {
    const loop =
      '<multiInstanceLoopCharacteristics><loopCardinality>20</loopCardinality></multiInstanceLoopCharacteristics>';
    const steps = [startEvent('s1'), userTask('i'), userTask('j'), end('s2'), path('s1', 'i', 'j', 's2')];
    const part = element('subProcess', 'id="s"', loop, ...steps, data('note', 'string', 'x'));
    const { done, engine } = await given(around(part));
    await done();
    const note = 'x'.repeat(60_000);
    for (let given = 0; given < 17; given += 1) await done({ note }, 'i');
    await expect(done({ note }, 'i')).rejects.toMatchObject({ code: 'workflow.variablesSize' });
    expect(await engine.openTasks('i')).toHaveLength(3);
  });

  it('hold in a subprocess that an event begins', async () => {
    const begun = element(
      'subProcess',
      'id="ev" triggeredByEvent="true"',
      element(
        'startEvent',
        'id="e1"',
        '<timerEventDefinition><timeDuration>PT1H</timeDuration></timerEventDefinition>',
      ),
      ...[userTask('i'), end('e2'), path('e1', 'i', 'e2'), data('days', 'int', '5')],
    );
    const drawn = draw('p', startEvent(), userTask('first'), end(), path('start', 'first', 'end'), begun);
    const { engine, days } = await given(drawn);
    await engine.advance(3600);
    expect(days()).toEqual([5]);
  });

  it('take no name that one of several instances is told of itself', async () => {
    const loop =
      '<multiInstanceLoopCharacteristics flowable:collection="${all}" flowable:elementVariable="days"/>';
    expect(await refusalOfModel(around(element('subProcess', 'id="s"', loop, ...inside)))).toMatchObject({
      ...{ code: 'workflow.modelFeature', feature: 'dataObject days' },
    });
  });
});

describe('what is not run', () => {
  const scope = [startEvent('s'), end('e'), path('s', 'e')];
  it.each([
    ['transaction', element('transaction', 'id="a" name="付款"', ...scope)],
    ['adHocSubProcess', element('adHocSubProcess', 'id="a" name="付款"', ...scope)],
    ['complexGateway', element('complexGateway', 'id="a" name="付款"')],
    [
      'compensateEventDefinition',
      element('intermediateThrowEvent', 'id="a" name="付款"', '<compensateEventDefinition/>'),
    ],
  ])('%s is refused by its name', async (type, drawn) => {
    const document = draw('p', startEvent(), drawn, end(), path('start', 'a', 'end'));
    expect(await refusalOfModel(document)).toEqual({
      code: 'workflow.modelElement',
      node: '付款',
      element: type,
    });
  });

  it('an activity for compensation is refused by its name', async () => {
    const drawn = element('task', 'id="a" name="付款" isForCompensation="true"');
    expect(await refusalOfModel(line(drawn))).toMatchObject({ node: '付款', feature: 'isForCompensation' });
  });
});
