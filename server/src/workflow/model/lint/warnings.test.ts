import { expect, it } from 'vitest';

import { draw, element, end, flow, path, start, userTask } from '../../../../test/bpmn/draw.ts';
import { gateway, tasks } from '../../../../test/bpmn/drawn.ts';
import { unknownNames } from '../../adapters/documents/unknown-names.ts';
import { parseModel } from '../parse.ts';
import { warningsOf } from '../warnings.ts';

const definitionOf = async (...elements: readonly string[]) => {
  const [definition] = await parseModel(draw('p', start(), end(), ...elements));
  if (!definition) throw new Error('no process');
  return definition;
};

const choice = (type: string, attributes = '', second: string | undefined = 'false') => [
  tasks('a', 'b'),
  element(`${type}Gateway`, `id="way" name="选择" ${attributes}`),
  ...[path('start', 'way'), path('a', 'end'), path('b', 'end')],
  ...[flow('way', 'a', 'true'), flow('way', 'b', second)],
];

it.each(['exclusive', 'inclusive'])(
  'a choice of ways that all ask for something, and none besides, is warned of: %s',
  async (type) => {
    expect(warningsOf(await definitionOf(...choice(type))).withoutDefault).toEqual(['选择']);
    const withDefault = choice(type, 'default="way-b"');
    expect(warningsOf(await definitionOf(...withDefault)).withoutDefault).toEqual([]);
  },
);

it('a way that asks for nothing is warned of by nobody', async () => {
  const open = [tasks('a'), gateway('exclusive', 'way'), path('start', 'way', 'a', 'end')];
  expect(warningsOf(await definitionOf(...open)).withoutDefault).toEqual([]);
});

it('a start without a form, and what nothing follows, are warned of', async () => {
  const bare = warningsOf(await definitionOf(tasks('a', 'b'), path('start', 'a', 'end'), path('start', 'b')));
  expect(bare.withoutForm).toEqual(['start']);
  expect(bare.withoutEnd).toEqual(['b']);
  const whole = warningsOf(await definitionOf(...choice('exclusive')));
  expect(whole.withoutEnd).toEqual([]);
});

it('a step that is for nobody is warned of, and none that says what happens then', async () => {
  const named = userTask('b', '<policy:candidate role="clerk"/>');
  const passed = userTask('c', '<policy:nobody act="administrator"/>');
  const definition = await definitionOf(tasks('a'), named, passed, path('start', 'a', 'b', 'c', 'end'));
  expect(warningsOf(definition).withoutHandler).toEqual(['a']);
});

it('a start with a form, and one that an event begins, need none', async () => {
  const rest = [tasks('a'), end(), path('start', 'a', 'end')];
  const read = async (begin: string) => (await parseModel(draw('p', begin, ...rest)))[0]!;
  const filled = await read('<startEvent id="start" flowable:formKey="form_seal"/>');
  expect(warningsOf(filled).withoutForm).toEqual([]);
  const daily = '<timerEventDefinition><timeCycle>R5/P1D</timeCycle></timerEventDefinition>';
  expect(warningsOf(await read(element('startEvent', 'id="start"', daily))).withoutForm).toEqual([]);
});

it('a process that exists nowhere is warned of, by the step that calls it', async () => {
  const definition = await definitionOf(
    element('callActivity', 'id="call" name="调用" calledElement="gone"'),
    element('callActivity', 'id="again" calledElement="p"'),
    element('callActivity', 'id="worked" calledElement="${key}"'),
    path('start', 'call', 'again', 'worked', 'end'),
  );
  const nowhere = { latestDeployment: () => Promise.resolve(null) };
  expect(await unknownNames(definition, { store: nowhere })).toEqual({ unknownProcesses: ['调用'] });
});
