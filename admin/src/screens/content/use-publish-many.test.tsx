import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { useContentActs } from './use-content-acts.ts';

const rows = [
  { id: 'n1', title: '甲', status: 'pending_review', version: 4 },
  { id: 'n2', title: '乙', status: 'pending_review', version: 7 },
  { id: 'n3', title: '丙', status: 'pending_review', version: 4 },
  { id: 'n4', title: '丁', status: 'published', version: 9, revisionStatus: 'pending_review' },
];
const reload = vi.fn();
const post = vi.fn((_: string, { ids }: { ids: string }) =>
  Promise.resolve(ids.split(',').map((id) => ({ id, ok: true, msg: null }))),
);

function Acts() {
  return useContentActs(policyNotice)
    .ofMany(rows, reload)
    .map(({ key, label, run }) => (
      <button key={key} type="button" onClick={run}>
        {label}
      </button>
    ));
}

beforeAll(completeBrowser);
afterEach(cleanup);

it('publishes many as the list shows them, and no revision that nobody has read', async () => {
  renderAtWork(<Acts />, { post: post as never });
  fireEvent.click(screen.getByRole('button', { name: '发布' }));
  fireEvent.click(await screen.findByRole('button', { name: /确\s*定/ }));
  expect((await screen.findByText(/丁：/)).textContent).toBe('丁：修订稿须查看后发布');
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(post.mock.calls).toEqual([
    ['policy/notice/publish', { version: 4, ids: 'n1,n3', each: '1' }],
    ['policy/notice/publish', { version: 7, ids: 'n2', each: '1' }],
  ]);
});
