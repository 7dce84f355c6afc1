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
    { id: 'review', name: '业务审核', state: 'done' },
    { id: 'siteCheck', name: '名siteCheck', state: 'current' },
    { id: 'decide', name: '负责人审定', state: 'waiting' },
  ]);
});

it('a document that cannot be read has no stations', () => {
  expect(stepsOf('<broken', [])).toEqual([]);
});
