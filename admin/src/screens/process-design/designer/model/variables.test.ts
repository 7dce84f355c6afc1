import type { OfferedForm } from '@policy/shared/contract/process-design/form-offers.ts';
import { expect, it } from 'vitest';

import { opened, xmlOf } from './document.fixture.ts';
import { knownVariables } from './variables.ts';

const flowable = 'xmlns:flowable="http://flowable.org/bpmn"';
const known = async (inside: string, fields: OfferedForm['fields'] = []) =>
  knownVariables((await opened(xmlOf(inside, flowable))).find('p'), fields).map(
    ({ name, kind }) => `${kind} ${name}`,
  );

const field = (
  name: string,
  kind: OfferedForm['fields'][number]['kind'],
  values: readonly string[] = [],
) => ({
  ...{ name, title: `${name} 标题`, isRequired: false, isGiven: false, kind },
  choices: values.map((value) => ({ value, title: `选项${value}` })),
});

it('a condition may ask for the fields of the forms, each with what it can be compared with', async () => {
  const fields = [
    ...[field('amount', 'number'), field('kind', 'choice', ['a', 'b']), field('day', 'date')],
    ...[field('unit', 'department'), field('papers', 'other')],
  ];
  expect(await known('<startEvent id="s"/>', fields)).toEqual([
    ...['choice outcome', 'number amount', 'choice kind', 'date day', 'department unit'],
  ]);
  const [, , kind] = knownVariables((await opened(xmlOf(''))).find('p'), fields);
  expect(kind).toMatchObject({
    title: 'kind 标题',
    choices: [{ value: 'a', label: '选项a' }, { value: 'b' }],
  });
});

it('it may ask for what a process works out, is answered and begins with', async () => {
  const inside = [
    '<startEvent id="s" flowable:initiator="starter"/>',
    '<serviceTask id="x" flowable:resultVariable="total"/><serviceTask id="y" flowable:resultVariableName="rest"/>',
    '<serviceTask id="z"><extensionElements><policy:request endpoint="e" status="http"/><policy:answer from="a" to="licence"/></extensionElements></serviceTask>',
    '<callActivity id="c"><extensionElements><flowable:out source="a" target="found"/></extensionElements></callActivity>',
    '<scriptTask id="t"><script>var half = total / 2; a == b\nrest = 1</script></scriptTask>',
    '<dataObject id="d" name="limit" itemSubjectRef="i"><extensionElements><flowable:value>3</flowable:value></extensionElements></dataObject>',
    '<userTask id="u"><extensionElements><policy:field name="note" access="edit"/></extensionElements></userTask>',
  ];
  expect(await known(inside.join(''))).toEqual([
    ...['choice outcome', 'choice outcomes.u', 'text limit', 'text note', 'text starter', 'text total'],
    ...['text rest', 'text licence', 'text http', 'text found', 'text half'],
  ]);
});

it('what may be chosen at a step is what its outcome is compared with', async () => {
  const buttons = '<policy:button key="ok" name="同意"/><policy:button key="no"/>';
  const inside = `<userTask id="a" name="审核"><extensionElements>${buttons}</extensionElements></userTask><userTask id="b"/>`;
  const [outcome, first, second] = knownVariables((await opened(xmlOf(inside))).find('p'));
  expect(first).toMatchObject({
    step: '审核',
    choices: [
      { value: 'ok', label: '同意' },
      { value: 'no', label: 'no' },
    ],
  });
  expect(second?.choices?.map(({ value }) => value)).toEqual(['approved', 'rejected']);
  expect(outcome?.choices).toHaveLength(4);
});
