import { readFileSync } from 'node:fs';

import { bpmnExtension } from '@policy/shared/contract/workflow/bpmn-extension.ts';
import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';

import type { Moddle } from '../designer/model/moddle.ts';
import { differencesOf } from './differences.ts';

const spaces =
  'xmlns:policy="urn:policy-fulfilment:workflow" xmlns:flowable="http://flowable.org/bpmn" xmlns:other="urn:other"';
const around = (inside: string, declared = '', also = spaces) =>
  `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" ${also} targetNamespace="t">${declared}<process id="p" isExecutable="true">${inside}</process></definitions>`;

async function read(xml: string): Promise<Moddle> {
  const { rootElement } = await new BpmnModdle({ policy: bpmnExtension }).fromXML(xml);
  return rootElement as unknown as Moddle;
}

const compared = async (before: string, after: string) =>
  [...differencesOf(await read(before), await read(after))].map(
    ([id, { difference }]) => `${difference} ${id}`,
  );

const step = (attributes: string, inside = '') =>
  around(`<userTask id="a" ${attributes}>${inside}</userTask>`);
const extended = (inside: string) => step('', `<extensionElements>${inside}</extensionElements>`);
const event = (inside: string, declared = '') =>
  around(`<intermediateCatchEvent id="a">${inside}</intermediateCatchEvent>`, declared);
const timer = (value: string, attributes = '') =>
  event(
    `<timerEventDefinition id="t" ${attributes}><timeDuration>${value}</timeDuration></timerEventDefinition>`,
  );
const told = (name: string) =>
  event('<messageEventDefinition id="d" messageRef="m"/>', `<message id="m" name="${name}"/>`);
const loop = (attributes: string, count = '3') =>
  step(
    '',
    `<multiInstanceLoopCharacteristics ${attributes}><loopCardinality>${count}</loopCardinality></multiInstanceLoopCharacteristics>`,
  );
const call = (attributes: string, inside = '') =>
  around(`<callActivity id="a" calledElement="q" ${attributes}>${inside}</callActivity>`);
const handed = (attributes: string) =>
  call('', `<extensionElements><flowable:in ${attributes}/></extensionElements>`);
const data = (value: string) =>
  around(
    `<dataObject id="a" name="limit"><extensionElements><flowable:value>${value}</flowable:value></extensionElements></dataObject>`,
  );

it.each<[string, string, string]>([
  ...[
    'assignee',
    'dueDate',
    'businessCalendarName',
    'priority',
    'candidateUsers',
    'candidateGroups',
    'formKey',
  ].map((name): [string, string, string] => [
    name,
    step(`flowable:${name}="x"`),
    step(`flowable:${name}="y"`),
  ]),
  ['an attribute of another engine that is new', step(''), step('flowable:assignee="x"')],
  ['an attribute that nothing reads', step('other:colour="red"'), step('other:colour="blue"')],
  [
    'a button',
    extended('<policy:button key="ok" name="同意"/>'),
    extended('<policy:button key="ok" name="通过"/>'),
  ],
  [
    'an order',
    extended('<policy:candidate user="x"/><policy:candidate user="y"/>'),
    extended('<policy:candidate user="y"/><policy:candidate user="x"/>'),
  ],
  ['a duration', timer('PT1H'), timer('PT2H')],
  ['a working-day calendar', timer('P1D'), timer('P1D', 'flowable:businessCalendarName="workdays"')],
  ['a message', told('已到账'), told('已退回')],
  [
    'a signal’s scope',
    event('<signalEventDefinition id="d" signalRef="m"/>', '<signal id="m" name="x"/>'),
    event(
      '<signalEventDefinition id="d" signalRef="m"/>',
      '<signal id="m" name="x" flowable:scope="processInstance"/>',
    ),
  ],
  ['a collection', loop('flowable:collection="people"'), loop('flowable:collection="chiefs"')],
  ['a count', loop('', '3'), loop('', '4')],
  ['a called version', call('flowable:calledElementVersion="1"'), call('flowable:calledElementVersion="2"')],
  ['what a call inherits', call(''), call('flowable:inheritVariables="true"')],
  ['what a call hands in', handed('source="a" target="b"'), handed('sourceExpression="${a}" target="b"')],
  [
    'a script',
    around('<scriptTask id="a"><script>x = 1</script></scriptTask>'),
    around('<scriptTask id="a"><script>x = 2</script></scriptTask>'),
  ],
  ['a default value', data('1'), data('2')],
  ['a kind', around('<userTask id="a"/>'), around('<serviceTask id="a"/>')],
])('%s that differs is told, with its element', async (_, before, after) => {
  expect(await compared(before, after)).toEqual(['changed a']);
  expect(await compared(before, before)).toEqual([]);
});

it('what is said is told as it was and as it is', async () => {
  const found = differencesOf(await read(timer('PT1H')), await read(timer('PT2H')));
  expect(found.get('a')?.changes).toEqual([
    { part: 'TimerEventDefinition[1].timeDuration.body', before: 'PT1H', after: 'PT2H' },
  ]);
});

it('a flow’s condition, the process’s own words and what comes and goes are told', async () => {
  const flow = (condition: string, more = '') =>
    around(
      `<startEvent id="s"/><endEvent id="e"/>${more}<sequenceFlow id="f" sourceRef="s" targetRef="e"><conditionExpression>${condition}</conditionExpression></sequenceFlow>`,
    );
  expect(await compared(flow('${a}'), flow('${b}'))).toEqual(['changed f']);
  expect(await compared(flow('${a}'), flow('${a}', '<dataObject id="o"/>'))).toEqual(['added o']);
  expect(await compared(flow('${a}', '<userTask id="u"/>'), flow('${a}'))).toEqual(['removed u']);
  const named = (title: string) =>
    around(`<extensionElements><policy:naming title="${title}"/></extensionElements>`);
  expect(await compared(named('{starter}'), named('{date}'))).toEqual(['changed p']);
});

it('another prefix, a default that is written and ids of parts are no difference', async () => {
  const other = spaces.replace('xmlns:flowable', 'xmlns:f');
  expect(
    await compared(
      around('<userTask id="a" flowable:assignee="x"/>'),
      around('<userTask id="a" f:assignee="x"/>', '', other),
    ),
  ).toEqual([]);
  const border = (more: string) =>
    around(`<userTask id="u"/><boundaryEvent id="a" attachedToRef="u" ${more}/>`);
  expect(await compared(border(''), border('cancelActivity="true"'))).toEqual([]);
  expect(await compared(border(''), border('cancelActivity="false"'))).toEqual(['changed a']);
  expect(await compared(timer('PT1H'), timer('PT1H').replace('id="t"', 'id="u"'))).toEqual([]);
});

it('what stands elsewhere on the canvas is moved', async () => {
  const file = new URL(
    '../../../../../server/src/seeds/reference/processes/wf_seal_use.bpmn',
    import.meta.url,
  );
  const xml = readFileSync(file, 'utf8');
  const moved = xml.replace(/(bpmnElement="approve"[^>]*>\s*<dc:Bounds x=")\d+/, '$199');
  expect(moved).not.toBe(xml);
  expect(await compared(xml, moved)).toEqual(['moved approve']);
});
