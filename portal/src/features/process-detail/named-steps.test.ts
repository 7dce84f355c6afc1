import { describe, expect, it } from 'vitest';

import { toldSteps } from './named-steps.ts';

const step = (historyActivityId: string, historyActivityType: string, endTime: string | null = null) => ({
  historyActivityId,
  historyActivityName: historyActivityId,
  historyActivityType,
  createTime: '2026-11-21 09:00:00',
  endTime,
});
const done = '2026-11-21 10:00:00';

describe('the flow chart', () => {
  it('has a list beside it that names nodes, and neither gateways nor flows', () => {
    const flow = [
      step('accept', 'userTask', done),
      step('g1', 'exclusiveGateway', done),
      step('f1', 'sequenceFlow', done),
      step('wait', 'intermediateCatchEvent'),
    ];
    expect(toldSteps(flow).map(({ historyActivityId }) => historyActivityId)).toEqual(['accept', 'wait']);
  });
});
