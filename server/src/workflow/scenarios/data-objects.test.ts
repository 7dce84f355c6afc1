import { describe, expect, it } from 'vitest';

import { draw, element, end, line, path, start as startEvent, userTask } from '../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { refusalOfModel } from '../../../test/bpmn/refusal-of-model.ts';
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

  it('are refused by name in a subprocess', async () => {
    const inside = [startEvent('s'), end('e'), path('s', 'e'), data('days', 'int', '5')];
    expect(await refusalOfModel(line(element('subProcess', 'id="a"', ...inside)))).toMatchObject({
      code: 'workflow.modelElement',
      node: 'days',
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
