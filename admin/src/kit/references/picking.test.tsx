import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { ReferenceSelect } from './reference-select.tsx';

const get = vi.fn();

beforeAll(completeBrowser);
beforeEach(() => {
  vi.clearAllMocks();
  get.mockResolvedValue({ records: [{ id: 'u1', realName: '苏晓彤' }], total: 1 });
});
afterEach(cleanup);

describe('a picker', () => {
  it('asks the call that is open to every officer, by any word that a row is known by', async () => {
    renderAtWork(<ReferenceSelect source="user" />, { get });
    const box = screen.getByRole('combobox');
    fireEvent.focus(box);
    await waitFor(() => expect(get).toHaveBeenCalledWith('blade-user/search/user', { current: 1, size: 50 }));
    fireEvent.change(box, { target: { value: 'clerk' } });
    const asked = { current: 1, size: 50, keyword: 'clerk' };
    await waitFor(() => expect(get).toHaveBeenCalledWith('blade-user/search/user', asked));
    expect(await screen.findByText('苏晓彤')).toBeTruthy();
  });

  it('of a filter offers all people that rows may point to', async () => {
    renderAtWork(<ReferenceSelect source="user" isFilter />, { get });
    fireEvent.focus(screen.getByRole('combobox'));
    const asked = { current: 1, size: 50, userType: '0' };
    await waitFor(() => expect(get).toHaveBeenCalledWith('blade-user/search/user', asked));
  });
});
