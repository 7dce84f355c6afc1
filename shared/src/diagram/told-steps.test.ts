import { expect, it } from 'vitest';

import { isToldStep, nameOfStep, stepKindOf } from './told-steps.ts';

const done = '2026-11-28 10:00:00';

it.each([
  ['userTask', null, true],
  ['intermediateCatchEvent', null, true],
  ['serviceTask', done, true],
  ['sendTask', done, true],
  ['scriptTask', done, true],
  ['subProcess', null, true],
  ['sequenceFlow', done, false],
  ['parallelGateway', null, false],
  ['eventBasedGateway', null, true],
  ['eventBasedGateway', done, false],
])('of a %s that ended at %s it is told: %s', (historyActivityType, endTime, isTold) => {
  expect(isToldStep({ historyActivityType, endTime })).toBe(isTold);
});

it('what a node is called is its name, never its id', () => {
  const node = { historyActivityId: 'Activity_0x1' };
  expect(nameOfStep({ ...node, historyActivityName: '等待批复' })).toBe('等待批复');
  expect(nameOfStep({ ...node, historyActivityName: 'Activity_0x1' })).toBeNull();
  expect(stepKindOf({ historyActivityType: 'intermediateCatchEvent' })).toBe('wait');
  expect(stepKindOf({ historyActivityType: 'manualTask' })).toBe('step');
});
