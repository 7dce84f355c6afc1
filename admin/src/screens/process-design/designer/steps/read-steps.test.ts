import { readFileSync } from 'node:fs';

import { bpmnExtension } from '@policy/shared/contract/workflow/bpmn-extension.ts';
import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';

import { partsOf, textOf } from '../model/moddle.ts';
import type { Moddle } from '../model/moddle.ts';
import { layOutSteps } from './layout.ts';
import { readSteps } from './read-steps.ts';
import { BeyondList, isEnding, isLastToGoOn } from './step-model.ts';
import type { ListedStep } from './step-model.ts';

async function processIn(xml: string): Promise<Moddle> {
  const { rootElement } = await new BpmnModdle({ policy: bpmnExtension }).fromXML(xml);
  const [process] = partsOf(rootElement as unknown as Moddle, 'rootElements').filter(
    ({ $type }) => $type === 'bpmn:Process',
  );
  if (!process) throw new Error('no process');
  return process;
}

const drawn = (...inside: readonly string[]) =>
  processIn(
    `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:policy="urn:policy-fulfilment:workflow" targetNamespace="t"><process id="p">${inside.join('')}</process></definitions>`,
  );
const flow = (id: string, way: `${string} ${string}`, condition = '') => {
  const [from, to] = way.split(' ');
  const asks = condition && `<conditionExpression>${condition}</conditionExpression>`;
  return `<sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}">${asks}</sequenceFlow>`;
};
const [start, end] = ['<startEvent id="start"/>', '<endEvent id="end"/>'];
const timer =
  '<intermediateCatchEvent id="w"><timerEventDefinition><timeDuration>PT1H</timeDuration></timerEventDefinition></intermediateCatchEvent>';

const idOf = (element: Moddle | undefined) => textOf(element, 'id');
type Told = string | { choice: string; join: string; ways: [string, Told[], string][] };
const told = (step: ListedStep): Told =>
  step.kind === 'choice'
    ? {
        choice: idOf(step.node),
        join: idOf(step.join),
        ways: step.branches.map(({ flow: way, steps, end: last }) => [
          idOf(way),
          steps.map(told),
          idOf(last),
        ]),
      }
    : `${step.kind} ${idOf(step.node)}${step.refusal ? ` or ${idOf(step.refusal.end)}` : ''}`;
const stepsIn = (process: Moddle) => readSteps(process).steps.map(told);

it('a seeded process is a list: an approval whose refusal ends it, and one more step', async () => {
  const file = new URL(
    '../../../../../../server/src/seeds/reference/processes/wf_seal_use.bpmn',
    import.meta.url,
  );
  const process = await processIn(readFileSync(file, 'utf8'));
  expect(stepsIn(process)).toEqual(['approve approve or endRefused', 'approve stamp']);
  expect(idOf(readSteps(process).end)).toBe('endStamped');
});

const choice = [
  ...[start, end, '<exclusiveGateway id="g" default="o"/>', '<exclusiveGateway id="j"/>'],
  ...['<userTask id="a"/>', '<serviceTask id="c"/>', timer, '<endEvent id="stop"/>'],
  ...[flow('s', 'start g'), flow('x', 'g a', '${n > 1}'), flow('y', 'g c', '${n > 2}')],
  ...[flow('o', 'g j'), flow('x2', 'a j'), flow('y2', 'c stop'), flow('z', 'j w')],
  flow('e', 'w end'),
];

it('a choice has its branches with their steps, the one without a condition last', async () => {
  expect(stepsIn(await drawn(...choice))).toEqual([
    {
      ...{ choice: 'g', join: 'j' },
      ways: [
        ['x', ['approve a'], ''],
        ['y', ['copy c'], 'stop'],
        ['o', [], ''],
      ],
    },
    'wait w',
  ]);
});

it('a branch that ends on a refusal stays a branch, also right behind the approval', async () => {
  const asked = [
    ...[start, end, '<userTask id="a"/>', '<exclusiveGateway id="g" default="o"/>', '<endEvent id="stop"/>'],
    ...['<exclusiveGateway id="j"/>', flow('s', 'start a'), flow('t', 'a g')],
    ...[flow('x', 'g stop', "${outcome == 'rejected'}"), flow('o', 'g j'), flow('e', 'j end')],
  ];
  expect(stepsIn(await drawn(...asked))).toEqual([
    'approve a',
    {
      ...{ choice: 'g', join: 'j' },
      ways: [
        ['x', [], 'stop'],
        ['o', [], ''],
      ],
    },
  ]);
});

it('a choice may be the last step, whose branches all end', async () => {
  const closed = [
    ...[start, '<exclusiveGateway id="g" default="o"/>', '<userTask id="a"/>', '<endEvent id="x1"/>'],
    ...['<endEvent id="x2"/>', flow('s', 'start g'), flow('x', 'g a', '${n > 1}'), flow('y', 'a x1')],
    flow('o', 'g x2'),
  ];
  const process = await drawn(...closed);
  expect(stepsIn(process)).toEqual([
    {
      ...{ choice: 'g', join: '' },
      ways: [
        ['x', ['approve a'], 'x1'],
        ['o', [], 'x2'],
      ],
    },
  ]);
  expect(layOutSteps(readSteps(process)).places.size).toBe(5);
});

it('a branch may end by a choice of its own, whose branches all end', async () => {
  const inner = [
    ...['<exclusiveGateway id="i" default="r"/>', '<endEvent id="x1"/>', '<endEvent id="x2"/>'],
    ...[flow('n', 'i x1', '${n > 5}'), flow('r', 'i x2')],
  ];
  const outer = [
    ...[start, '<exclusiveGateway id="g" default="o"/>', '<userTask id="a"/>'],
    ...[flow('s', 'start g'), flow('x', 'g a', '${n > 1}'), flow('y', 'a i')],
  ];
  const innerSteps = {
    ...{ choice: 'i', join: '' },
    ways: [
      ['n', [], 'x1'],
      ['r', [], 'x2'],
    ],
  };
  const ending = await drawn(...inner, ...outer, '<endEvent id="x3"/>', flow('o', 'g x3'));
  expect(stepsIn(ending)).toEqual([
    {
      ...{ choice: 'g', join: '' },
      ways: [
        ['x', ['approve a', innerSteps], ''],
        ['o', [], 'x3'],
      ],
    },
  ]);
  expect(layOutSteps(readSteps(ending)).places.size).toBe(7);
  // Where another branch goes on, so does the process.
  const onward = ['<exclusiveGateway id="j"/>', end, flow('o', 'g j'), flow('e', 'j end')];
  const going = readSteps(await drawn(...inner, ...outer, ...onward));
  expect(going.end && idOf(going.end)).toBe('end');
  const [choiceStep] = going.steps;
  if (choiceStep?.kind !== 'choice') throw new Error('no choice');
  expect(choiceStep.branches.map(isEnding)).toEqual([true, false]);
  expect(choiceStep.branches.map((branch) => isLastToGoOn(branch, choiceStep))).toEqual([false, true]);
});

it('stands on the canvas without two elements in one place', async () => {
  const { places, bends } = layOutSteps(readSteps(await drawn(...choice)));
  expect(places.size).toBe(8);
  expect(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
  // The way without a step runs below the others.
  expect([...bends.keys()].map(idOf)).toEqual(['o']);
});

it('what is not drawn to its end yet is a list as well', async () => {
  const list = readSteps(await drawn(start, '<userTask id="a"/>', flow('s', 'start a')));
  expect(list.steps.map(told)).toEqual(['approve a']);
  expect(list.end).toBeUndefined();
  expect(readSteps(await drawn(start)).steps).toEqual([]);
});

it.each<[string, string, readonly string[]]>([
  ['begin', 'second', [start, '<startEvent id="second"/>', end, flow('s', 'start end')]],
  ['begin', 'p', [end]],
  ['element', 'sub', [start, '<subProcess id="sub"/>', flow('s', 'start sub')]],
  ['element', 't', [start, '<parallelGateway id="t"/>', flow('s', 'start t')]],
  ['shape', 'alone', [start, '<userTask id="alone"/>']],
  ['shape', 'a', [start, '<userTask id="a"/>', flow('s', 'start a'), flow('l', 'a a')]],
  ['shape', 'start', [start, '<userTask id="a"/>', end, flow('s', 'start a'), flow('t', 'start end')]],
  ['condition', 's', [start, end, flow('s', 'start end', '${a}')]],
  [
    ...(['otherwise', 'g'] as const),
    [
      ...[start, end, '<exclusiveGateway id="g"/>', flow('s', 'start g')],
      ...[flow('a', 'g end', '${a}'), flow('b', 'g end', '${b}')],
    ],
  ],
])('what a list cannot show is told, with its element: %s %s', async (reason, element, inside) => {
  const process = await drawn(...inside);
  const read = () => readSteps(process);
  expect(read).toThrow(BeyondList);
  try {
    read();
  } catch (error) {
    expect(error instanceof BeyondList && [error.reason, idOf(error.element)]).toEqual([reason, element]);
  }
});
