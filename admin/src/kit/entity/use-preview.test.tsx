import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { RowActions } from '../acts/row-actions.tsx';
import { usePreview } from './use-preview.ts';

const address = 'https://portal.example/policyinfo/policyinfoDetail?id=p1&preview=1.x';
const post = vi.fn();
const save = vi.fn<() => Promise<boolean>>();
const replace = vi.fn();
const close = vi.fn();
const tab = () => ({ opener: window as unknown, document: { title: '' }, location: { replace }, close });
const opened = vi.spyOn(window, 'open');

interface ShownProps {
  entity: Entity;
  status: string;
  isChanged: boolean;
}

function Acts({ entity, status, isChanged }: ShownProps) {
  return <RowActions acts={usePreview(entity).ofRow({ id: 'p1', status }, isChanged ? save : undefined)} />;
}

const show = (shown: Partial<ShownProps> = {}, can = (_: string) => true) =>
  renderAtWork(<Acts entity={policy} status="draft" isChanged={false} {...shown} />, { post }, { can });
const press = (name: RegExp | string = '在门户预览') => fireEvent.click(screen.getByRole('button', { name }));
const open = () => {
  const given = tab();
  opened.mockReturnValue(given as unknown as Window);
  return given;
};

beforeAll(completeBrowser);
beforeEach(() => {
  vi.resetAllMocks();
  post.mockResolvedValue({ address, expiresAt: '2026-11-25 09:10:00' });
});
afterEach(cleanup);

it('leads a tab of its own, which gets no hold of this one, to the page of the row', async () => {
  const given = open();
  show();
  press();
  await waitFor(() => expect(replace).toHaveBeenCalledWith(address));
  expect(post).toHaveBeenCalledWith('policy/policyinfo/preview', { id: 'p1' });
  expect(given.opener).toBeNull();
});

it('is for what has a page on the portal, and for who may view it', () => {
  show({ entity: policyItem });
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show({}, (code) => code !== 'policyinfo_view');
  expect(screen.queryByRole('button')).toBeNull();
});

it('saves a draft first, and shows nothing that could not be saved', async () => {
  open();
  show({ isChanged: true });
  save.mockResolvedValueOnce(false);
  press();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(post).not.toHaveBeenCalled();
  save.mockResolvedValueOnce(true);
  press();
  await waitFor(() => expect(replace).toHaveBeenCalledWith(address));
});

it('saves a change of what is public as well, which nobody sees before it was reviewed', async () => {
  open();
  show({ status: 'published', isChanged: true });
  save.mockResolvedValueOnce(true);
  press();
  await waitFor(() => expect(replace).toHaveBeenCalledWith(address));
  expect(save).toHaveBeenCalledOnce();
});

it('leaves no empty tab behind where the server refuses', async () => {
  open();
  post.mockRejectedValue(new ApiError({ code: 404, msg: '没找到请求' }));
  show();
  press();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(replace).not.toHaveBeenCalled();
});

it('says so where the browser opens no tab', async () => {
  opened.mockReturnValue(null);
  show();
  press();
  expect(await screen.findByText(/请允许本站打开弹出窗口/)).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
});
