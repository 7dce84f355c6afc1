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

it('a form and a process that exist nowhere are warned of, by the step that names them', async () => {
  const definition = await definitionOf(
    userTask('known', '<policy:form key="form_seal"/>'),
    element('userTask', 'id="odd" name="填表" flowable:formKey="form_gone"'),
    element('callActivity', 'id="call" name="调用" calledElement="gone"'),
    element('callActivity', 'id="again" calledElement="p"'),
    element('callActivity', 'id="worked" calledElement="${key}"'),
    path('start', 'known', 'odd', 'call', 'again', 'worked', 'end'),
  );
  const nowhere = { latestDeployment: () => Promise.resolve(null) };
  const formsAmong = () => Promise.resolve(new Set(['form_seal']));
  expect(await unknownNames(definition, { store: nowhere, formsAmong })).toEqual({
    ...{ unknownForms: ['填表'], unknownProcesses: ['调用'] },
  });
});
