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
  expect(callOf({ buttonKey: 'accept', name: '受理' }, decision)).toEqual({
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

it.each(['reject', 'rollback', 'terminate', 'claim', 'withdraw'])(
  'a button whose key is called like a call, %s, is an outcome of its node',
  (buttonKey) => {
    const { path, body } = callOf({ buttonKey, name: buttonKey, act: 'complete' }, decision);
    expect({ path, body }).toMatchObject({ path: 'completeTask', body: { outcome: buttonKey } });
  },
);

it('a rejection is a call of its own, with the step that was picked', () => {
  const button = { buttonKey: 'rejected', name: '驳回', act: 'reject' as const };
  const { path, body } = callOf(button, { ...decision, nodeId: 'check' });
  expect([path, 'outcome' in body]).toEqual(['rejectTask', false]);
  expect(body).toMatchObject({ nodeId: 'check', comment: '材料齐全' });
});
