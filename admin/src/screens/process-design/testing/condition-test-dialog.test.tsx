import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { ConditionTestDialog } from './condition-test-dialog.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

it('asks for the variables that a condition names, and tells whether it holds with them', async () => {
  const unknown = { names: ['amount', 'outcome'], holds: null, problem: '变量“amount”不存在' };
  const post = vi
    .fn()
    .mockResolvedValueOnce(unknown)
    .mockResolvedValueOnce({ ...unknown, holds: true, problem: null });
  const expression = "${amount > 5 && outcome == 'approved'}";
  const dialog = <ConditionTestDialog name="大额" expression={expression} onClose={() => undefined} />;
  renderAtWork(dialog, { post });
  const type = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await type('amount', '12');
  await type('outcome', 'approved');
  // What is not typed yet is no fault of the condition.
  expect(screen.queryByText(unknown.problem)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /测\s*试/ }));
  expect(await screen.findByText('条件成立')).toBeTruthy();
  const variables = { amount: 12, outcome: 'approved' };
  expect(post.mock.lastCall).toEqual(['blade-workflow/design/condition/test', { expression, variables }]);
});
