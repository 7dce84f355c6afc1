import { expect, it } from 'vitest';

import { taskAt } from '../../../test/bpmn/application.ts';
import { button, draw, element, end, path, start as begin, userTask } from '../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { complete } from '../commands/complete.ts';
import { start } from '../commands/start.ts';
import { namesInCondition, tryCondition } from '../model/assert-condition.ts';
import { buttonOf, nodeOf } from '../model/definition.ts';
import { parseModel } from '../model/parse.ts';
import { isShown } from '../model/rejecting/shown-buttons.ts';

const large = button('large', 'shownIf="${amount > 10}"');
const drawn = (...buttons: string[]) =>
  draw('p', begin(), userTask('a', ...buttons), end(), path('start', 'a', 'end'));

it('an outcome is chosen only where its condition holds of the variables of the process', async () => {
  const given = async (amount: number) => {
    const engine = memoryEngine();
    await engine.deploy(drawn(button('approved'), large));
    await engine.run(start, { processKey: 'p', variables: { amount } });
    return engine.run(complete, { taskId: await taskAt(engine, 'a'), outcome: 'large' });
  };
  await expect(given(5)).rejects.toMatchObject({ code: 'workflow.outcomeHidden' });
  await expect(given(11)).resolves.toBeDefined();
});

it('a condition whose variable is not there yet hides its button', async () => {
  const [definition] = await parseModel(drawn(button('approved'), large));
  const node = nodeOf(definition!, 'a');
  const shown = (key: string, variables: object) =>
    isShown(buttonOf(node, key) ?? { shownIf: null }, { ...variables }, node);
  expect([shown('large', {}), shown('large', { amount: 'x' }), shown('large', { amount: 12 })]).toEqual([
    ...[false, false, true],
  ]);
  expect(shown('approved', {})).toBe(true);
});

it.each([
  ['a rejection', [button('approved'), button('rejected', 'shownIf="${amount > 10}"')], 'buttonAlways'],
  ['all buttons of a step', [large], 'buttonsHidden'],
  ['what is no condition', [button('approved'), button('x', 'shownIf="amount"')], 'expressionSyntax'],
])('a condition at %s is refused', async (_, buttons, code) => {
  await expect(parseModel(drawn(...buttons))).rejects.toMatchObject({ code: `workflow.${code}` });
});

it('a condition at what nobody presses is refused', async () => {
  const wait = element('receiveTask', 'id="a"', element('extensionElements', '', large));
  const xml = draw('p', begin(), wait, end(), path('start', 'a', 'end'));
  await expect(parseModel(xml)).rejects.toMatchObject({ code: 'workflow.buttonAlways' });
});

it('a condition is tried by itself with the values that it names', () => {
  const expression = "${amount > 5 && outcome == 'approved'}";
  expect(namesInCondition(expression, 'x')).toEqual(['amount', 'outcome']);
  expect(tryCondition(expression, { amount: 6, outcome: 'approved' }, 'x')).toBe(true);
  expect(tryCondition(expression, { amount: 1, outcome: 'approved' }, 'x')).toBe(false);
  const unknown = expect.objectContaining({ code: 'workflow.unknownVariable' });
  expect(() => tryCondition(expression, {}, 'x')).toThrow(unknown);
});
