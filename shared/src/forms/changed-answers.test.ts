import { expect, it } from 'vitest';

import { changedAnswers } from './changed-answers.ts';

it('what was changed is what differs, and null where it was emptied, whether its name is still there or not', () => {
  const shown = { reason: '盖章', remark: '急', phone: '1', copies: 2, rows: [{ a: 1, b: 2 }] };
  const typed = { reason: '合同盖章', remark: undefined, copies: 2, rows: [{ b: 2, a: 1 }], note: '新' };
  expect(changedAnswers(shown, typed)).toEqual({
    ...{ reason: '合同盖章', remark: null, phone: null, note: '新' },
  });
});

it('a list without rows and a group without answers, which a form’s library adds, are no changes', () => {
  expect(changedAnswers({}, { rows: [], group: { name: undefined } })).toEqual({});
});
