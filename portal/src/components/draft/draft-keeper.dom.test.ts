import { ApiError } from '@policy/shared/client/api-error.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { readUnsaved } from '../../lib/browser/unsaved.ts';
import { createDraftKeeper, intervalMs, pauseMs } from './draft-keeper.ts';
import { isUnsaved } from './draft-state.ts';

type Row = { version: number; values: Record<string, unknown> };

/** A server that holds one draft and refuses older versions. */
function server(first: Row) {
  let row = first;
  const refusals: ApiError[] = [];
  return {
    row: () => row,
    put: (values: Row['values']) => (row = { version: row.version + 1, values }),
    refuseOnce: (code: number, msg = '') => refusals.push(new ApiError({ code, msg })),
    save: vi.fn(async (values: Row['values'], version: number) => {
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      if (version !== row.version) throw new ApiError({ code: 409, msg: '数据已被他人修改' });
      row = { version: version + 1, values };
      return row;
    }),
    load: async () => row,
  };
}

const unstarted = (api: ReturnType<typeof server>) =>
  createDraftKeeper({ name: () => 'a1', initial: api.row(), save: api.save, load: api.load });
const stops: (() => void)[] = [];
function open(api: ReturnType<typeof server>) {
  const draft = unstarted(api);
  stops.push(draft.start());
  return draft;
}

beforeEach(() => {
  vi.useFakeTimers();
  window.sessionStorage.clear();
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  vi.useRealTimers();
});

describe('a draft', () => {
  it('saves itself once the reader pauses, in one call for all that was typed', async () => {
    const api = server({ version: 1, values: {} });
    const draft = open(api);
    draft.edit({ summary: 'a' });
    draft.edit({ summary: 'ab' });
    await vi.advanceTimersByTimeAsync(pauseMs);
    expect(api.save).toHaveBeenCalledTimes(1);
    expect(api.row()).toEqual({ version: 2, values: { summary: 'ab' } });
    expect(draft.state().savedAt).not.toBeNull();
  });

  it('is tried again within 20 seconds when it could not be saved', async () => {
    const api = server({ version: 1, values: {} });
    const draft = open(api);
    api.refuseOnce(0, '服务暂不可用');
    draft.edit({ summary: 'a' });
    await vi.advanceTimersByTimeAsync(pauseMs);
    expect(draft.state().refusal).toBe('服务暂不可用');
    await vi.advanceTimersByTimeAsync(intervalMs);
    expect(api.row().values).toEqual({ summary: 'a' });
  });

  it('says why it was refused where what the server has is not to be read any more', async () => {
    const api = server({ version: 1, values: {} });
    const gone = async () => {
      throw new ApiError({ code: 404, msg: '没找到请求' });
    };
    const draft = open({ ...api, load: gone });
    api.refuseOnce(409, '当前办理主体已切换');
    draft.edit({ summary: 'a' });
    await vi.advanceTimersByTimeAsync(pauseMs);
    expect([draft.state().refusal, draft.state().values]).toEqual(['当前办理主体已切换', { summary: 'a' }]);
  });

  it('sends what was typed while an earlier save was on its way', async () => {
    const api = server({ version: 1, values: {} });
    const draft = open(api);
    draft.edit({ summary: 'a' });
    const done = draft.flush();
    draft.edit({ summary: 'ab' });
    expect(await done).toBe(true);
    expect(api.row()).toEqual({ version: 3, values: { summary: 'ab' } });
  });

  it('calls nobody when nothing has changed', async () => {
    const api = server({ version: 1, values: { list: [{ a: 1, b: 2 }] } });
    const draft = open(api);
    draft.edit({ list: [{ b: 2, a: 1 }], other: undefined });
    expect(await draft.flush()).toBe(true);
    expect(api.save).not.toHaveBeenCalled();
  });
});

it('a draft that its page has not opened yet takes no edits, as a form tells of its defaults', async () => {
  const api = server({ version: 1, values: {} });
  const draft = unstarted(api);
  draft.edit({ mode: 'own' });
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(draft.state().values).toEqual({});
  expect(api.save).not.toHaveBeenCalled();
});

describe('a draft that was changed elsewhere', () => {
  it('takes over what the other side alone changed and saves the rest', async () => {
    const api = server({ version: 1, values: { summary: 'old', contact: 'old' } });
    const draft = open(api);
    api.put({ summary: 'old', contact: 'theirs' });
    draft.edit({ summary: 'mine', contact: 'old' });
    expect(await draft.flush()).toBe(true);
    expect(api.row().values).toEqual({ summary: 'mine', contact: 'theirs' });
    expect(draft.state().notice).toBe('overtaken');
    expect(draft.state().clashes).toEqual([]);
  });

  it('shows the other value where both changed one, and offers the unsaved one until it is taken', async () => {
    const api = server({ version: 1, values: { summary: 'old' } });
    const draft = open(api);
    api.put({ summary: 'theirs' });
    draft.edit({ summary: 'mine' });
    await draft.flush();
    expect(draft.state().values).toEqual({ summary: 'theirs' });
    expect(draft.state().clashes).toEqual([{ name: 'summary', mine: 'mine' }]);
    draft.takeMine('summary');
    await vi.advanceTimersByTimeAsync(pauseMs);
    expect(api.row().values).toEqual({ summary: 'mine' });
    expect(draft.state().clashes).toEqual([]);
  });
});

describe('a draft whose session has ended', () => {
  it('keeps the unsaved values in the tab and brings them back after signing in', async () => {
    const api = server({ version: 1, values: { summary: 'old' } });
    const draft = open(api);
    api.refuseOnce(401);
    draft.edit({ summary: 'typed' });
    await vi.advanceTimersByTimeAsync(pauseMs);
    expect(draft.state().isSignedOut).toBe(true);
    expect(isUnsaved(draft.state())).toBe(true);
    await vi.advanceTimersByTimeAsync(intervalMs);
    expect(api.save).toHaveBeenCalledTimes(1);

    const later = open(api);
    expect(later.state()).toMatchObject({ values: { summary: 'typed' }, notice: 'restored' });
    await vi.advanceTimersByTimeAsync(pauseMs);
    expect(api.row().values).toEqual({ summary: 'typed' });
    expect(readUnsaved('a1')).toBeNull();
  });

  it('asks nobody who leaves to sign in again whether to lose what is kept, and everybody else', async () => {
    const api = server({ version: 1, values: {} });
    const draft = open(api);
    api.refuseOnce(401);
    draft.edit({ summary: 'typed' });
    await draft.flush();
    expect(draft.wouldLose()).toBe(true);
    draft.leaveToSignIn();
    expect(draft.wouldLose()).toBe(false);
  });

  it('offers a restored value where the server has moved on meanwhile', async () => {
    const api = server({ version: 1, values: { summary: 'old' } });
    const draft = open(api);
    api.refuseOnce(401);
    draft.edit({ summary: 'typed' });
    await draft.flush();
    api.put({ summary: 'theirs' });

    const later = open(api);
    expect(later.state().values).toEqual({ summary: 'theirs' });
    expect(later.state().clashes).toEqual([{ name: 'summary', mine: 'typed' }]);
  });
});
