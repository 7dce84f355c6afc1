import { expect, it } from 'vitest';

import { currentOf, marksOf } from './marks.ts';

const step = (historyActivityId: string, historyActivityType: string, endTime: string | null = null) => ({
  historyActivityId,
  historyActivityType,
  endTime,
  isCandidate: false,
});

it('finished nodes are marked finished', () => {
  expect(marksOf([step('accept', 'userTask', '2026-11-21 10:00:00')]).get('accept')).toBe('finished');
});

it('unfinished nodes are marked running, unless they are candidates', () => {
  const marks = marksOf([step('review', 'userTask'), { ...step('joint', 'userTask'), isCandidate: true }]);
  expect(marks.get('review')).toBe('running');
  expect(marks.has('joint')).toBe(false);
});

it('sequence flows are drawn as lines taken', () => {
  expect(marksOf([step('f1', 'sequenceFlow', '2026-11-21 10:00:00')]).get('f1')).toBe('flow');
});

it('a node that is entered again is running again', () => {
  const marks = marksOf([step('accept', 'userTask', '2026-11-20 10:00:00'), step('accept', 'userTask')]);
  expect(marks.get('accept')).toBe('running');
});

it('a process stands at the node that it came to last and has not left; one that has ended, nowhere', () => {
  const at = (historyActivityId: string, endTime: string | null, historyActivityType = 'userTask') => ({
    ...{ historyActivityId, historyActivityType, endTime },
  });
  const open = [at('a', '09:00'), at('b', null), at('c', null), at('f', null, 'sequenceFlow')];
  expect(currentOf(open)).toBe('c');
  expect(currentOf([at('a', '09:00')])).toBeUndefined();
});
