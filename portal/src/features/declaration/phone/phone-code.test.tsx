import type { FileView, MaterialView } from '@policy/shared/contract/application/calls.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { axeFindings, renderInPage } from '../../../components/testing/render-in-page.tsx';
import type { UploadQueue } from '../materials/upload-queue.ts';

const link = { id: 'l1', token: 'a'.repeat(43), expiresAt: '2026-11-21 10:10:00' };
const file = { id: 'f1', name: '照片.jpg' } as FileView;
const post = vi.fn((): Promise<object> => Promise.resolve(link));
const get = vi.fn((): Promise<object> => Promise.resolve({ state: 'open', file: null }));
vi.mock('../../../lib/browser/browser-session.ts', () => ({ http: { post, get } }));

const { PhoneCode } = await import('./phone-code.tsx');

const came = vi.fn();
const queue = { came } as unknown as UploadQueue;
const material = { id: 'm1', name: '付款凭证' } as MaterialView;
const open = async () => {
  renderInPage(<PhoneCode applicationId="a1" material={material} queue={queue} />);
  await userEvent.click(screen.getByRole('button', { name: /用手机拍照上传/ }));
};

afterEach(() => {
  cleanup();
  for (const mock of [post, get, came]) mock.mockClear();
});

describe('the code for a phone', () => {
  it('is drawn for the material, with its time', async () => {
    await open();
    expect(await screen.findByRole('img', { name: '手机上传二维码' })).toBeTruthy();
    expect(screen.getByText(/10:10 前有效，只能上传一个文件/)).toBeTruthy();
    expect(post).toHaveBeenCalledWith('policy/projectfile/phoneLink', {
      applicationId: 'a1',
      materialId: 'm1',
    });
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('gives way to the file that came, which the list is told once', async () => {
    get.mockResolvedValue({ state: 'used', file });
    await open();
    expect((await screen.findByText('手机已上传：照片.jpg')).closest('[role=status]')).toBeTruthy();
    expect(came.mock.calls).toEqual([[file]]);
    expect(screen.queryByRole('img', { name: '手机上传二维码' })).toBeNull();
  });

  it('offers another one once it is over', async () => {
    get.mockResolvedValue({ state: 'expired', file: null });
    await open();
    await screen.findByText('二维码已过期');
    get.mockResolvedValue({ state: 'open', file: null });
    post.mockResolvedValueOnce({ ...link, id: 'l2' });
    await userEvent.click(screen.getByRole('button', { name: '换一个二维码' }));
    expect(await screen.findByRole('img', { name: '手机上传二维码' })).toBeTruthy();
    expect(post).toHaveBeenCalledTimes(2);
  });

  it('says why none is given', async () => {
    post.mockRejectedValueOnce(new ApiError({ code: 400, msg: '当前状态为“待受理”，不能修改' }));
    await open();
    expect((await screen.findByRole('alert')).textContent).toContain('不能修改');
  });
});
