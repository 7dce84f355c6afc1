import { ApiError } from '@policy/shared/client/api-error.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { axeFindings, renderInPage } from '../../../components/testing/render-in-page.tsx';
import { phoneHash, readPhoneHash } from './phone-address.ts';

const shown = { applicationId: '0191e0a0-0000-7000-8000-000000000001', token: 'a'.repeat(43) };
const about = {
  ...{ guideTitle: '技术改造补助', guideTitleEn: null, materialName: '付款凭证', requirement: null },
  ...{ accept: ['pdf', 'jpg'], maxSizeMb: 20, expiresAt: '2026-11-21 10:10:00' },
};
const post = vi.fn((path: string, _body: unknown): Promise<object> => {
  return Promise.resolve(path.endsWith('About') ? about : { name: '照片.jpg', sizeBytes: 3 });
});
vi.mock('../../../lib/browser/browser-session.ts', () => ({ http: { post } }));

const { PhoneUpload } = await import('./phone-upload.tsx');

const open = (hash: string) => {
  window.location.hash = hash;
  return renderInPage(<PhoneUpload />);
};
const give = async (name: string) => {
  const input = await screen.findByLabelText(/选择文件上传/);
  await userEvent.upload(input, new File(['abc'], name), { applyAccept: false });
};

afterEach(() => {
  cleanup();
  post.mockClear();
});

describe('the address that a phone scans', () => {
  it('carries draft and token where no server sees them, and is read back or not at all', () => {
    expect(readPhoneHash(phoneHash(shown))).toEqual(shown);
    expect(readPhoneHash(phoneHash(shown).slice(0, -1))).toBeNull();
    expect(readPhoneHash('')).toBeNull();
  });
});

describe('a phone that has scanned a code', () => {
  it('is told for what, and hands in one file by camera or choice', async () => {
    const { container } = open(phoneHash(shown));
    expect(await screen.findByRole('heading', { name: '付款凭证' })).toBeTruthy();
    expect(screen.getByText('技术改造补助')).toBeTruthy();
    expect(screen.getByLabelText(/拍照上传/).getAttribute('capture')).toBe('environment');
    expect(await axeFindings(container)).toEqual([]);
    await give('照片.jpg');
    expect((await screen.findByText('已上传：照片.jpg')).closest('[role=status]')).toBeTruthy();
    expect(screen.queryByLabelText(/选择文件上传/)).toBeNull();
    const [path, form] = post.mock.calls.at(-1) ?? [];
    expect(path).toBe('policy/projectfile/phoneUpload');
    expect([...(form as FormData).keys()]).toEqual(['token', 'applicationId', 'file']);
  });

  it('is refused a file of another kind before it travels', async () => {
    open(phoneHash(shown));
    await give('表格.exe');
    expect((await screen.findByRole('alert')).textContent).toContain('只接受 pdf / jpg 文件');
    expect(post).toHaveBeenCalledTimes(1);
  });

  it('is told why a code opens nothing, by the server or because it was cut', async () => {
    post.mockRejectedValueOnce(new ApiError({ code: 400, msg: '这个二维码已经用过' }));
    open(phoneHash(shown));
    expect((await screen.findByRole('alert')).textContent).toContain('这个二维码已经用过');
    cleanup();
    open('#x');
    expect(screen.getByRole('alert').textContent).toContain('链接不完整');
  });

  it('may try again after a refusal', async () => {
    open(phoneHash(shown));
    await screen.findByRole('heading', { name: '付款凭证' });
    post.mockRejectedValueOnce(new ApiError({ code: 400, msg: '文件内容与类型不符' }));
    await give('照片.jpg');
    expect((await screen.findByRole('alert')).textContent).toContain('文件内容与类型不符');
    expect(screen.getByLabelText(/选择文件上传/)).toBeTruthy();
  });
});
