import { describe, expect, it } from 'vitest';

import { marksOf, namedSteps } from './flow-marks.ts';

const step = (historyActivityId: string, historyActivityType: string, endTime: string | null = null) => ({
  historyActivityId,
  historyActivityName: historyActivityId,
  historyActivityType,
  createTime: '2026-11-21 09:00:00',
  endTime,
});
const done = '2026-11-21 10:00:00';

describe('the flow chart', () => {
  it('marks finished nodes, unfinished ones and flows taken each in its way', () => {
    expect(
      marksOf([
        step('accept', 'userTask', done),
        step('f1', 'sequenceFlow', done),
        step('review', 'userTask'),
      ]),
    ).toEqual([
      ['accept', 'finished'],
      ['f1', 'flow'],
      ['review', 'running'],
    ]);
  });

  it('leaves candidates unmarked', () => {
    expect(marksOf([step('joint', 'candidate')])).toEqual([]);
  });

  it('marks a node that was entered again by its latest visit', () => {
    expect(marksOf([step('accept', 'userTask', done), step('accept', 'userTask')])).toEqual([
      ['accept', 'running'],
    ]);
  });

  it('has a list beside it that names nodes, and neither gateways nor flows', () => {
    const flow = [
      step('accept', 'userTask', done),
      step('g1', 'exclusiveGateway', done),
      step('f1', 'sequenceFlow', done),
    ];
    expect(namedSteps(flow).map(({ historyActivityId }) => historyActivityId)).toEqual(['accept']);
  });
});
