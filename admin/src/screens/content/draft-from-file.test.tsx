import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { DraftFromFile } from './draft-from-file.tsx';

const upload = vi.fn<(path: string, form: FormData) => Promise<unknown>>();
const drafted = {
  ...{ id: 'p1', title: '若干措施', docNo: '云澜府规〔2025〕12号', issuer: null, writtenDate: '2025-02-18' },
  ...{ effectiveDate: null, expiryDate: null, clauses: 3, attachments: ['申报表', '测算表'] },
};

beforeAll(completeBrowser);
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('sends pasted text as a file, and tells what was made out of it', async () => {
  upload.mockResolvedValue(drafted);
  renderAtWork(<DraftFromFile />, { upload: upload as never });
  fireEvent.click(screen.getByRole('button', { name: /由文件起草/ }));
  fireEvent.change(await screen.findByLabelText('粘贴文字'), { target: { value: '第一条 甲' } });
  fireEvent.click(screen.getAllByRole('button', { name: /由文件起草/ }).at(-1)!);
  await waitFor(() => expect(upload).toHaveBeenCalledOnce());
  const [path, form] = upload.mock.calls[0]!;
  expect(path).toBe('policy/policyinfo/draftFromFile');
  expect((form.get('file') as File).name).toBe('粘贴文字.txt');
  expect(await screen.findByText('发文字号：云澜府规〔2025〕12号')).toBeTruthy();
  expect(screen.getByText('发文机关：未识别')).toBeTruthy();
  expect(screen.getByText('附件（请另行上传）：申报表、测算表')).toBeTruthy();
});

it('is for those who may add policies', () => {
  renderAtWork(<DraftFromFile />, {}, { can: () => false });
  expect(screen.queryByRole('button')).toBeNull();
});
