import { useState } from 'react';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import type { Model } from '../model-calls.ts';
import { ScopeDialog } from './scope-dialog.tsx';

const model = { id: 'm1', name: '用印申请' } as Model;
const nobody = { records: [], total: 0, size: 10, current: 1, pages: 0 };
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

/** Opens the dialog and closes it, as the list of models does. */
function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>开关</button>
      {isOpen ? <ScopeDialog model={model} onSaved={() => undefined} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

beforeAll(completeBrowser);
afterEach(cleanup);

it('a scope that somebody changed since it was last shown here is not written back', async () => {
  const role = { type: 'role', values: [{ id: 'r1', name: '办公室' }], rev: 'second' };
  const everybody = { type: 'all', values: [], rev: 'first' };
  let answer: (scope: object) => void = () => undefined;
  const later = new Promise<object>((resolve) => (answer = resolve));
  const scope = vi.fn().mockResolvedValueOnce(everybody).mockReturnValueOnce(later);
  const get = vi.fn((path: string) => {
    if (path.endsWith('scope/list')) return scope() as Promise<never>;
    return Promise.resolve(nobody as never);
  });
  const post = vi.fn().mockResolvedValue(null);
  renderAtWork(<Opener />, { get, post });
  const turn = () => fireEvent.click(screen.getByText('开关'));
  turn();
  expect((await radio('全部人员')).checked).toBe(true);
  turn();
  turn();
  await vi.waitFor(() => expect(scope).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('dialog')).toBeNull();
  answer(role);
  expect((await radio('角色')).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }));
  await vi.waitFor(() => expect(post).toHaveBeenCalled());
  expect(post.mock.calls[0]?.[1]).toEqual({ modelId: 'm1', type: 'role', ids: ['r1'], rev: 'second' });
});

it('members of companies are meant by their duty, and none of them is listed', async () => {
  const everybody = { type: 'all', values: [] };
  const get = vi.fn((path: string) =>
    Promise.resolve((path.endsWith('scope/list') ? everybody : nobody) as never),
  );
  const post = vi.fn().mockResolvedValue(null);
  renderAtWork(<ScopeDialog model={model} onSaved={() => undefined} onClose={() => undefined} />, {
    ...{ get, post },
  });
  fireEvent.click(await radio('企业成员（按职责）'));
  expect(screen.queryByText(/范围内共/)).toBeNull();
  expect(screen.getByText(/工作人员不能发起/)).toBeTruthy();
  fireEvent.mouseDown(screen.getByLabelText('企业成员（按职责）', { selector: '#scope-subjects' }));
  expect(screen.queryByTitle('查阅')).toBeNull();
  fireEvent.click(await screen.findByTitle('签署提交'));
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }));
  await vi.waitFor(() => expect(post).toHaveBeenCalled());
  expect(post.mock.calls[0]?.[1]).toEqual({ modelId: 'm1', type: 'duty', ids: ['signer'] });
});
