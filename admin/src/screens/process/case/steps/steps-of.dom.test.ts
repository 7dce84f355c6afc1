import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import type { HistoryItem } from '../../task-shapes.ts';
import { stepsOf } from './steps-of.ts';

const xml = readFileSync('server/src/seeds/reference/processes/wf_apply_review.bpmn', 'utf8');
const visit = (id: string, endTime: string | null = '2026-11-20 10:00:00'): HistoryItem => ({
  ...{ historyActivityId: id, historyActivityName: `名${id}`, historyActivityType: 'userTask', endTime },
});
const spelt = (flow: HistoryItem[]) => stepsOf(xml, flow).map(({ id, state }) => `${id} ${state}`);

it('goes the way that nothing stands in, from the first station to the last', () => {
  expect(stepsOf(xml, []).map(({ name }) => name)).toEqual([
    ...['形式审查与受理', '业务审核', '负责人审定', '组织公示', '公示期', '下达拨付计划', '资金拨付'],
  ]);
});

it('says what is behind, where it stands and what is ahead', () => {
  expect(spelt([visit('accept'), visit('review', null)]).slice(0, 3)).toEqual([
    ...['accept done', 'review current', 'decide waiting'],
  ]);
});

it('what was reached and left again by a step back is ahead once more', () => {
  const back = [visit('accept'), visit('review'), visit('decide'), visit('review', null)];
  expect(spelt(back).slice(0, 3)).toEqual(['accept done', 'review current', 'decide waiting']);
});

it('a station off the way stands where the process came from', () => {
  const checked = stepsOf(xml, [visit('accept'), visit('review'), visit('siteCheck', null)]);
  expect(checked.slice(1, 4)).toEqual([
    { id: 'review', name: '业务审核', type: 'userTask', state: 'done' },
    { id: 'siteCheck', name: '名siteCheck', type: 'userTask', state: 'current' },
    { id: 'decide', name: '负责人审定', type: 'userTask', state: 'waiting' },
  ]);
});

const drawn = (inside: string, flows: readonly string[]) =>
  `<d xmlns="x"><process id="p">${inside}${flows
    .map((flow) => flow.split(' '))
    .map(([from, to]) => `<sequenceFlow id="${from}_${to}" sourceRef="${from}" targetRef="${to}"/>`)
    .join('')}</process></d>`;

it('a wait is a station, named or not, and so are those of a subprocess', () => {
  const part = `<subProcess id="s"><startEvent id="s0"/><userTask id="b" name="踏勘"/><sequenceFlow id="s1" sourceRef="s0" targetRef="b"/></subProcess>`;
  const waits = drawn(
    `<startEvent id="o"/><intermediateCatchEvent id="w"/>${part}<serviceTask id="z" name="回写"/>`,
    ['o w', 'w s', 's z'],
  );
  const of = (id: string, historyActivityType: string, endTime: string | null = null) => ({
    ...visit(id, endTime),
    ...{ historyActivityName: id, historyActivityType },
  });
  const told = (flow: HistoryItem[]) =>
    stepsOf(waits, flow).map(({ id, name, state }) => [id, name, state].join(' '));
  expect(told([of('w', 'intermediateCatchEvent')])).toEqual(['w  current', 'b 踏勘 waiting']);
  const inPart = [of('w', 'intermediateCatchEvent', 'x'), of('s', 'subProcess'), of('b', 'userTask')];
  expect(told(inPart)).toEqual(['w  done', 'b 踏勘 current']);
  // What the process waits for outside stands where it is, though it is no station of the way.
  const asked = { ...of('z', 'serviceTask'), historyActivityName: '回写' };
  const closed = inPart.map((one) => ({ ...one, endTime: 'x' }));
  expect(told([...closed, asked])).toEqual(['w  done', 'b 踏勘 done', 'z 回写 current']);
});

it('a document that cannot be read has no stations', () => {
  expect(stepsOf('<broken', [])).toEqual([]);
});
