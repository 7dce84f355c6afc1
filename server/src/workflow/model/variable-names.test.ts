import { describe, expect, it } from 'vitest';

import { draw, element, end, flow, path, start, userTask } from '../../../test/bpmn/draw.ts';
import { parseModel } from './parse.ts';

const namesOf = async (...elements: readonly string[]) => {
  const [definition] = await parseModel(draw('p', start(), end(), ...elements));
  return definition?.variables;
};
const automatic = (expression: string) => [
  element('serviceTask', `id="s" flowable:expression="${expression}" flowable:resultVariable="result"`),
  path('start', 's', 'end'),
];

describe('the variables that a process may ask for', () => {
  it('are those of its conditions, texts, candidates and forms, each once', async () => {
    const task = userTask(
      'a',
      '<policy:candidate role="${role}"/>',
      '<policy:field name="amount" access="edit" required="true"/>',
    );
    const either = [
      element('exclusiveGateway', 'id="which" default="which-end"'),
      flow('which', 'a', 'amount gt limit.most'),
    ];
    expect(await namesOf(task, ...either, path('start', 'a', 'which', 'end'))).toEqual([
      'amount',
      'limit',
      'role',
    ]);
  });

  it.each([
    ["${getVariable('x')}", ['x']],
    ["${vars:getOrDefault(x, 'y')}", ['x']],
    ['${size(x)}', ['x']],
    ['${1}', []],
  ])('are those that a function is given: %s', async (expression, names) => {
    expect(await namesOf(...automatic(expression))).toEqual(names);
  });

  it('are all where only a run can tell', async () => {
    expect(await namesOf(...automatic('${getVariable(x)}'))).toEqual(['x']);
    expect(await namesOf(...automatic("${getVariable(x + 'y')}"))).toBe('all');
    const call = element('callActivity', 'id="c" calledElement="q" flowable:inheritVariables="true"');
    expect(await namesOf(call, path('start', 'c', 'end'))).toBe('all');
  });
});
