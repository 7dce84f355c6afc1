import { describe, expect, it } from 'vitest';

import { draw, element, end, flow, path, start as startEvent, userTask } from '../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { complete } from '../commands/complete.ts';
import { start } from '../commands/start.ts';
import { variableLimits } from '../expressions/variable-limits.ts';

const refusalOf = async (began: Promise<unknown>) => {
  const error: unknown = await began.catch((reason: unknown) => reason);
  return error instanceof Refusal ? error.code : 'none';
};

async function given(...elements: readonly string[]) {
  const engine = memoryEngine();
  await engine.deploy(draw('p', startEvent(), end(), ...elements));
  const begin = (variables: Record<string, string | number> = {}) =>
    engine.run(start, { processKey: 'p', variables });
  return { engine, begin };
}
const waiting = [userTask('a'), path('start', 'a', 'end')];
const service = (id: string, expression: string, variable: string) =>
  element(
    'serviceTask',
    `id="${id}" flowable:expression="${expression}" flowable:resultVariable="${variable}"`,
  );

describe('the variables of a process', () => {
  it.each(['constructor', 'toString'])('are never called %s', async (name) => {
    const { engine, begin } = await given(...waiting);
    const variables = JSON.parse(`{"${name}":1}`) as Record<string, number>;
    expect(await refusalOf(begin(variables))).toBe('request.invalid');
    await begin();
    const [task] = await engine.openTasks();
    expect(await refusalOf(engine.run(complete, { taskId: task!.id, variables }))).toBe('request.invalid');
  });

  it.each(['__proto__', 'constructor'])('take no result called %s', async (name) => {
    const deployed = given(service('s', '${1}', name), path('start', 's', 'end'));
    expect(await refusalOf(deployed)).toBe('workflow.expressionForbidden');
  });

  it('have so many bytes each, and no more', async () => {
    const { begin } = await given(...waiting);
    // Two quotation marks belong to a text's JSON.
    await begin({ note: '字'.repeat(Math.floor((variableLimits.value - 2) / 3)) });
    expect(await refusalOf(begin({ note: '字'.repeat(variableLimits.value / 3) }))).toBe(
      'workflow.variableSize',
    );
  });

  it('have so many bytes together', async () => {
    const { begin } = await given(...waiting);
    const large = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`v${at}`, 'x'.repeat(variableLimits.value - 2)]),
      );
    await begin(large(15));
    expect(await refusalOf(begin(large(16)))).toBe('workflow.variablesSize');
  });

  it.each([
    ['${a}${a}', 'workflow.variableSize'],
    ['${a}${a}${a}', 'workflow.expressionLimit'],
  ])('are refused where the process itself makes them too large by %s', async (expression, code) => {
    const { engine, begin } = await given(
      ...[service('grow', expression, 'a'), element('exclusiveGateway', 'id="again"')],
      ...[path('start', 'grow', 'again'), flow('again', 'grow', 'true'), flow('again', 'end', 'false')],
    );
    expect(await refusalOf(begin({ a: 'x' }))).toBe(code);
    expect(engine.store.instances.size).toBe(0);
  });

  it('are worked out by so many steps in one go, and no more, however many instances ask for them', async () => {
    const sum = Array.from({ length: 40 }, () => '1').join(' + ');
    const script = element('script', '', `x = ${sum};`.repeat(160));
    const counted = (count: number) =>
      element(
        'scriptTask',
        'id="count" name="统计"',
        script,
        element('multiInstanceLoopCharacteristics', '', `<loopCardinality>${count}</loopCardinality>`),
      );
    const few = await given(counted(20), path('start', 'count', 'end'));
    await few.begin();
    const many = await given(counted(500), path('start', 'count', 'end'));
    await expect(many.begin()).rejects.toMatchObject({
      ...{ code: 'workflow.expressionLimit', facts: { node: '统计' } },
    });
    expect(many.engine.store.instances.size).toBe(0);
  });
});
