import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { agreement } from '@policy/shared/contract/entities/content/agreement.ts';
import type { ContentState } from '@policy/shared/contract/entities/content/shared-choices.ts';
import { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { useContentActs } from './use-content-acts.ts';

vi.mock('../../kit/inputs/date-input.tsx', () => ({
  DateInput: ({ id, onChange }: { id: string; onChange: (value: string) => void }) => (
    <input id={id} onChange={(event) => onChange(event.target.value)} />
  ),
}));

const post = vi.fn(() => Promise.resolve());
const reload = vi.fn();
interface Shown {
  entity?: Entity;
  status: ContentState;
  revisionStatus?: 'draft' | 'pending_review';
  version?: number;
}

function Acts({ entity = policyNotice, ...row }: Shown) {
  const moves = useContentActs(entity);
  return (
    <>
      {moves.ofRow({ id: 'n1', ...row }, reload).map(({ key, label, run }) => (
        <button key={key} type="button" onClick={run}>
          {label}
        </button>
      ))}
      {moves.shown}
    </>
  );
}
const get = vi.fn(() => Promise.resolve(null));
const show = (shown: Shown) => renderAtWork(<Acts {...shown} />, { post: post as never, get: get as never });
const labels = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

beforeAll(completeBrowser);
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('offers the archive to what is offline, and nothing to what lies in it', () => {
  show({ status: 'offline' });
  expect(labels()).toEqual(['发布', '归档']);
  cleanup();
  show({ status: 'archived' });
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('offers a time to what waits for review, where its kind has one', () => {
  show({ status: 'pending_review' });
  expect(labels()).toEqual(['发布', '退回修改', '定时发布']);
  cleanup();
  show({ status: 'pending_review', entity: agreement });
  expect(labels()).toEqual(['发布', '退回修改']);
});

it('publishes what is shown at the time that was chosen, and not without one', async () => {
  show({ status: 'pending_review', version: 4 });
  fireEvent.click(screen.getByRole('button', { name: '定时发布' }));
  const field = await screen.findByLabelText('发布时间');
  const ok = screen.getByRole('button', { name: /确\s*定/ });
  fireEvent.click(ok);
  expect(await screen.findByText('请选择发布时间')).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '2026-12-01 08:00:00' } });
  fireEvent.click(ok);
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(post).toHaveBeenCalledWith('policy/notice/publish', {
    ...{ version: 4, date: '2026-12-01 08:00:00', ids: 'n1' },
  });
});

it('offers what a revision may go through before what its public row may', () => {
  show({ status: 'published' });
  expect(labels()).toEqual(['下线']);
  cleanup();
  show({ status: 'published', revisionStatus: 'draft' });
  expect(labels()).toEqual(['送审', '下线', '查看修订', '放弃修订']);
  cleanup();
  show({ status: 'published', revisionStatus: 'pending_review' });
  expect(labels()).toEqual(['发布', '退回修改', '下线', '定时发布', '查看修订', '放弃修订']);
});

it('publishes the version that is shown, and gives a revision up when that was agreed to', async () => {
  show({ status: 'pending_review', version: 4 });
  fireEvent.click(screen.getByRole('button', { name: '发布' }));
  fireEvent.click(await screen.findByRole('button', { name: /确\s*定/ }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(post).toHaveBeenCalledWith('policy/notice/publish', { version: 4, ids: 'n1' });
  cleanup();
  show({ status: 'published', revisionStatus: 'draft' });
  fireEvent.click(screen.getByRole('button', { name: '放弃修订' }));
  const [, agree] = await screen.findAllByRole('button', { name: '放弃修订' });
  fireEvent.click(agree!);
  await waitFor(() => expect(post).toHaveBeenCalledWith('policy/notice/dropRevision', { ids: 'n1' }));
});

it.each(['发布', '定时发布'])(
  'shows a reviewer the revision before he has it published by %s',
  async (name) => {
    show({ status: 'published', revisionStatus: 'pending_review' });
    fireEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('修订内容与公开内容对比')).toBeTruthy();
    expect(get).toHaveBeenCalledWith('policy/notice/revision', { id: 'n1' });
    expect(post).not.toHaveBeenCalled();
  },
);
