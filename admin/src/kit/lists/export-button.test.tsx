import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { department } from '@policy/shared/contract/entities/people/department.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { ExportButton } from './export-button.tsx';

const blob = vi.fn();

beforeAll(completeBrowser);
beforeEach(() => {
  vi.clearAllMocks();
  blob.mockResolvedValue(new Blob(['x']));
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

describe('a file of a list', () => {
  it('is asked for with the list’s filters, and with what the list leaves out by itself', async () => {
    const roots = { ...department, standing: { parentId: '0' } };
    const queryOf = () => ({ current: 2, size: 10, deptName: '局' });
    renderAtWork(<ExportButton entity={roots} queryOf={queryOf} />, { blob });
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(await screen.findByText('CSV (.csv)'));
    await waitFor(() => expect(blob).toHaveBeenCalledOnce());
    expect(blob.mock.calls[0]).toEqual([
      'blade-system/dept/export',
      { deptName: '局', parentId: '0', format: 'csv' },
    ]);
  });
});
