import { useState } from 'react';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import type { AttachedFile } from '@policy/shared/contract/kit/shapes.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { AttachmentsInput } from './attachments-input.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

const files: AttachedFile[][] = [];

function Field() {
  const [value, setValue] = useState<AttachedFile[]>([]);
  files.push(value);
  return <AttachmentsInput value={value} onChange={setValue} />;
}

const pick = (name: string) =>
  fireEvent.change(document.querySelector('input[type="file"]')!, {
    target: { files: [new File(['x'], name)] },
  });

it('files that are on their way at once are all kept, whichever comes first', async () => {
  const arrive: ((stored: object) => void)[] = [];
  const upload = vi.fn(() => new Promise((resolve) => arrive.push(resolve)));
  renderAtWork(<Field />, { upload: upload as never });
  pick('慢.pdf');
  pick('快.pdf');
  await vi.waitFor(() => expect(arrive).toHaveLength(2));
  await act(async () => arrive[1]?.({ attachId: 'a2', originalName: '快.pdf', link: '/2' }));
  await act(async () => arrive[0]?.({ attachId: 'a1', originalName: '慢.pdf', link: '/1' }));
  await vi.waitFor(() => expect(files.at(-1)?.map(({ attachId }) => attachId)).toEqual(['a2', 'a1']));
});

it('a file that is taken away while it is on its way is not sent on, and does not come back', async () => {
  const sent: { signal: AbortSignal; arrive: (stored: object) => void }[] = [];
  const upload = (_: string, __: FormData, { signal }: { signal: AbortSignal }) =>
    new Promise((arrive) => sent.push({ signal, arrive }));
  renderAtWork(<Field />, { upload: upload as never });
  pick('误选.pdf');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  fireEvent.click(screen.getByTitle('Remove file'));
  await vi.waitFor(() => expect(sent[0]?.signal.aborted).toBe(true));
  await act(async () => sent[0]?.arrive({ attachId: 'a1', originalName: '误选.pdf', link: '/1' }));
  expect(files.at(-1)).toEqual([]);
});

it('no more are taken than there may be, and each may be taken away again', async () => {
  const onChange = vi.fn();
  const value = [{ attachId: 'a1', name: '一.pdf', ext: 'pdf', sizeKb: 1 }];
  renderAtWork(<AttachmentsInput value={value} onChange={onChange} most={1} />);
  expect(screen.queryByRole('button', { name: /上传/ })).toBeNull();
  fireEvent.click(screen.getByTitle('Remove file'));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith([]));
});
