import { expect, it } from 'vitest';

import { nothingBeside } from '../comment/beside.ts';
import { callOf } from './node-calls.ts';

const decision = {
  task: { taskId: 't1', processInstanceId: 'p1' },
  rev: 2,
  comment: '材料齐全',
  variables: { approvedAmountWan: 20 },
  beside: nothingBeside,
  marks: { m1: { mark: 'supplement' as const, comment: '缺公章' } },
};

it('an outcome of the node completes the task with it', () => {
  expect(callOf('accept', decision)).toEqual({
    path: 'completeTask',
    body: {
      taskId: 't1',
      processInstanceId: 'p1',
      rev: 2,
      outcome: 'accept',
      comment: '材料齐全',
      variables: { approvedAmountWan: 20 },
      materialMarks: [{ materialId: 'm1', mark: 'supplement', comment: '缺公章' }],
    },
  });
});

it.each([
  ['rollback', 'rollbackTask'],
  ['terminate', 'terminateProcess'],
  ['reject', 'rejectTask'],
])('the button %s is the engine’s own act %s', (key, path) => {
  const call = callOf(key, decision);
  expect(call.path).toBe(path);
  expect(call.body).not.toHaveProperty('outcome');
});
